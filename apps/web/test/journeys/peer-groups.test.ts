// Staff put together a group of farms to compare with: it is counted as they type, kept, offered, and undone.

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDemo } from '../../../server/test/demo-server.ts'
import type { RunningServer } from '../../../server/test/running-server.ts'
import {
  closeBrowser,
  faultsForReaders,
  scrollsSideways,
  signIn,
  startBrowser,
  visit,
} from '../browser.ts'
import { rowsOf } from '../fresh-farm.ts'

let server: RunningServer
let browser: Browser
beforeAll(async () => {
  ;[server, browser] = await Promise.all([runDemo(), startBrowser()])
})
afterAll(async () => {
  await closeBrowser(browser)
  await server?.stop()
})

test('a group is counted as it is typed, kept, offered to farms and withdrawn', async () => {
  const visitor = await visit(browser, server.address, { width: 390, height: 844 })
  const { page } = visitor
  await signIn(visitor, 'admin@furrow.example')
  await visitor.go('/peer-groups/new')
  await page.getByRole('heading', { level: 1, name: 'New group' }).waitFor()
  await page.getByText('Choose farms to see how many there are.').waitFor()
  const [farm] = await rowsOf<{ farm_name: string }>(server.address, 'farms', {})
  const name = farm?.farm_name ?? ''
  await page.getByLabel('Name').fill('Those who meet')
  await page.getByRole('searchbox', { name: 'Find a farm to add or leave out' }).fill(name)
  await page
    .getByRole('button', { name: new RegExp(`^Add.*${name}`) })
    .first()
    .click()
  await page
    .getByText(/^\d+ farms?$/)
    .first()
    .waitFor()
  await page
    .getByText(/owners?, and 5 are needed/)
    .first()
    .waitFor()
  expect(await scrollsSideways(page)).toBe(false)
  expect(await faultsForReaders(page)).toEqual([])

  await page.getByRole('button', { name: 'Save group' }).click()
  await page.getByRole('heading', { level: 1, name: 'Those who meet' }).waitFor()
  await page.getByRole('button', { name: 'Offer to farms' }).click()
  await page.getByRole('button', { name: 'Withdraw from farms' }).waitFor()
  const offered = () =>
    rowsOf<{ offered: boolean }>(server.address, 'groups', { name: 'Those who meet' })
  // What is shown is on its way to the server.
  await expect.poll(offered).toMatchObject([{ offered: true }])
  // The notice that the group is saved may still stand beside it.
  const notice = page
    .getByRole('group', { name: 'Done' })
    .filter({ hasText: 'from the next edition' })
  await notice.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Offer to farms' }).waitFor()
  await expect.poll(offered).toMatchObject([{ offered: false }])
  await visitor.close()
})
