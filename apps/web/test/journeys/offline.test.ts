import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runDemo } from '../../../server/test/demo-server.ts'
import type { RunningServer } from '../../../server/test/running-server.ts'
import {
  ask,
  base,
  farmInProgress,
  signInToBusiness,
  closeBrowser,
  startBrowser,
  tokenOf,
  visit,
} from '../browser.ts'

/** What the farm is called, as it stands in its field. */
const nameIn = (page: Page) => page.getByRole('textbox', { name: /^Name/ }).first()

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  ;[server, browser] = await Promise.all([runDemo(), startBrowser()])
})
afterAll(async () => {
  await closeBrowser(browser)
  await server?.stop()
})

interface ChangeLine {
  readonly after: { readonly farm_name?: string } | null
}

/** How often the name was written. */
async function timesNamed(farm: number, name: string): Promise<number> {
  const token = await tokenOf(server.address, 'admin@furrow.example')
  const { data } = await ask<{ data: ChangeLine[] }>(server.address, '/api/changes/search', {
    token,
    body: {
      limit: 0,
      filters: [
        { field: 'entity', value: 'farms' },
        { field: 'row', value: farm },
      ],
    },
  })
  return data.filter(({ after }) => after?.farm_name === name).length
}

describe('without signal', () => {
  test('a change outlives the closed tab, and is saved once when there is signal again', async () => {
    const email = 'owner@furrow.example'
    const { farm } = await farmInProgress(server.address, email)
    const visitor = await visit(browser, server.address, { worksOffline: true })
    const { context } = visitor
    await signInToBusiness(visitor, email)
    await visitor.go(`/collection/${farm}/details`)
    const page = visitor.page
    const field = () => nameIn(page)
    await field().waitFor()
    // The worker has to have the screens, and the device the rows, before the network goes.
    await page.evaluate('navigator.serviceWorker.ready')
    await page.reload()
    await field().waitFor()
    await expect
      .poll(() => page.evaluate<boolean>('navigator.serviceWorker.controller !== null'))
      .toBe(true)

    await context.setOffline(true)
    await field().fill('Wattle Downs by the creek')
    await field().press('Enter')
    await page.getByText('1 waiting for signal').first().waitFor()
    expect(await timesNamed(farm, 'Wattle Downs by the creek')).toBe(0)
    await page.close()

    const again = await context.newPage()
    await again.goto(`${server.address}${base}/collection/${farm}/details`)
    await again.getByText('1 waiting for signal').first().waitFor()
    expect(await nameIn(again).inputValue()).toBe('Wattle Downs by the creek')

    await context.setOffline(false)
    await again.getByText('All changes saved').first().waitFor({ state: 'attached' })
    expect(await timesNamed(farm, 'Wattle Downs by the creek')).toBe(1)
    await again.reload()
    await nameIn(again).waitFor()
    expect(await nameIn(again).inputValue()).toBe('Wattle Downs by the creek')
    expect(await timesNamed(farm, 'Wattle Downs by the creek')).toBe(1)
    await visitor.close()
  })

  test('what waits is asked about before one signs out, and kept for the same person alone', async () => {
    const email = 'owner@furrow.example'
    const { farm } = await farmInProgress(server.address, email)
    const visitor = await visit(browser, server.address, { worksOffline: true })
    const { page, context } = visitor
    await signInToBusiness(visitor, email)
    await visitor.go(`/collection/${farm}/details`)
    await nameIn(page).waitFor()
    await page.evaluate('navigator.serviceWorker.ready')
    await context.setOffline(true)
    await nameIn(page).fill('Kept on the device')
    await nameIn(page).press('Enter')
    await page.getByText('1 waiting for signal').first().waitFor()
    await page.getByRole('button', { name: /^You:/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.getByRole('heading', { level: 1, name: 'Not everything is saved yet' }).waitFor()
    await page.getByRole('button', { name: 'Keep it here and sign out' }).click()
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
    await context.setOffline(false)

    await signInToBusiness(visitor, 'grower@furrow.example')
    await visitor.go('/needs-you')
    await page.getByText('Everything is saved').waitFor()
    await visitor.go('/logout')
    await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
    expect(await timesNamed(farm, 'Kept on the device')).toBe(0)

    await signInToBusiness(visitor, email)
    await visitor.go('/')
    await expect.poll(() => timesNamed(farm, 'Kept on the device')).toBe(1)
    await visitor.close()
  })
})
