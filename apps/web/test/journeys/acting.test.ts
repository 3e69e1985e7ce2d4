import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runDemo } from '../../../server/test/demo-server.ts'
import type { RunningServer } from '../../../server/test/running-server.ts'
import {
  farmInProgress,
  openCollection,
  pathOf,
  signIn,
  closeBrowser,
  startBrowser,
  visit,
} from '../browser.ts'

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  ;[server, browser] = await Promise.all([runDemo(), startBrowser()])
})
afterAll(async () => {
  await closeBrowser(browser)
  await server?.stop()
})

describe('acting for a person', () => {
  test('is begun with a reason, seen on every page, and left with nothing chosen', async () => {
    const visitor = await visit(browser, server.address)
    const { page } = visitor
    const stored = () => page.evaluate<Record<string, string>>(`({...localStorage})`)
    await signIn(visitor, 'admin@furrow.example')
    await page.getByRole('link', { name: 'Sign in as someone' }).first().click()
    await page.getByRole('button', { name: /^Sign in as them.*Demo Grower/ }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: /^Sign in as/ }).click()
    await dialog.getByText('Give a reason').waitFor()
    await dialog.getByLabel('Why').fill('Entering rain by phone')
    await dialog.getByRole('button', { name: /^Sign in as/ }).click()
    const band = page.getByRole('region', { name: 'Signed in as someone else' })
    await band.getByText('Demo Grower').waitFor()
    expect(await stored()).toHaveProperty('impersonatingId')

    await openCollection(visitor, await farmInProgress(server.address, 'grower@furrow.example'))
    await band.waitFor()
    expect(await page.getByRole('link', { name: 'All records' }).count()).toBe(0)
    await visitor.go('/catalogue')
    await page.getByRole('heading', { level: 1, name: /^Good/ }).waitFor()

    await band.getByRole('button', { name: 'Leave' }).click()
    await band.waitFor({ state: 'detached' })
    await page.getByRole('link', { name: 'All records' }).first().waitFor()
    expect(pathOf(page)).toMatch(/^\/?$/)
    expect(Object.keys(await stored())).toEqual(['token'])
    await visitor.close()
  })

  test('is looked up by the person it was done for', async () => {
    const visitor = await visit(browser, server.address)
    await signIn(visitor, 'grower@furrow.example')
    await visitor.go('/me')
    const reason = visitor.page.getByText('Entering rain by phone')
    await reason.waitFor()
    expect(await reason.count()).toBe(1)
    await visitor.close()
  })
})
