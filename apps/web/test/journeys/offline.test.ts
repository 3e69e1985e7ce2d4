import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runDemo } from '../../../server/test/demo-server.ts'
import type { RunningServer } from '../../../server/test/running-server.ts'
import {
  ask,
  base,
  farmInProgress,
  signIn,
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

const grower = 'grower@furrow.example'

async function added(resource: string, body: object): Promise<number> {
  const { data } = await ask<{ data?: { id: number } }>(server.address, `/api/${resource}`, {
    token: await tokenOf(server.address, grower),
    body,
  })
  return data?.id ?? expect.fail(`no new row of ${resource}`)
}

async function found<Row>(resource: string, field: string, value: unknown) {
  const { data } = await ask<{ data: readonly Row[] }>(server.address, `/api/${resource}/search`, {
    token: await tokenOf(server.address, grower),
    body: { filters: [{ field, value }] },
  })
  return data
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

  test('a variety that waits for signal arrives as the one that it was merged into', async () => {
    const { farm: farm_id, period: period_id } = await farmInProgress(server.address, grower)
    const [scepter] = await found<{ id: number; crop_type_id: number }>(
      'varieties',
      'name',
      'Scepter',
    )
    const wheat = scepter?.crop_type_id
    await added('varieties', { name: 'Sceptre', crop_type_id: wheat })
    const paddock_id = await added('paddocks', { farm_id, period_id, name: 'Merging', area: 40 })
    const crop = await added('crop_collections', { paddock_id, current_crop_id: wheat })
    const sown = () => found<object>('sowing_collection_events', 'crop_collection_id', crop)

    const device = await visit(browser, server.address, { width: 1440 })
    await signInToBusiness(device, grower)
    await device.go(`/collection/${farm_id}/period/${period_id}/cropping/spreadsheet`)
    const line = device.page.locator('[data-line]', { hasText: 'Merging' })
    const heading = device.page.locator('.sheet-heading[aria-label="Variety"]')
    const place = Number(await heading.getAttribute('aria-colindex')) - 2
    const cell = line.locator(`> [data-place="${place}"]`)
    await cell.click()
    await device.context.setOffline(true)
    await device.page.keyboard.type('Sceptre')
    await device.page.keyboard.press('Enter')
    await device.page.getByText('1 waiting for signal').first().waitFor()
    expect(await cell.textContent()).toContain('Sceptre')
    expect(await sown()).toEqual([])

    const office = await visit(browser, server.address)
    await signIn(office, 'admin@furrow.example')
    await office.page.getByRole('heading', { level: 1, name: /^Good/ }).waitFor()
    await office.turnTo('/lists')
    await office.page.getByRole('button', { name: 'Merge…: Sceptre' }).click()
    const dialog = office.page.getByRole('dialog', { name: 'Merge Sceptre' })
    await dialog.getByText(/^No record uses Sceptre yet/).waitFor()
    await dialog.getByRole('button', { name: 'Merge', exact: true }).click()
    await office.page.getByText('Nothing is proposed.').waitFor()

    await device.context.setOffline(false)
    await expect.poll(sown).toMatchObject([{ variety_id: scepter?.id }])
    await expect.poll(() => cell.textContent()).toContain('Scepter')
    expect([...device.trouble, ...office.trouble]).toEqual([])
    await Promise.all([device.close(), office.close()])
  })
})
