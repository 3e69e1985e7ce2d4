import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDemo } from '../../../server/test/demo-server.ts'
import type { RunningServer } from '../../../server/test/running-server.ts'
import { ask, closeBrowser, farmInProgress, faultsForReaders } from '../browser.ts'
import { signInToBusiness, startBrowser, tokenOf, visit } from '../browser.ts'
import { allSaved, cellAt } from '../sheet-in-page.ts'

const grower = 'grower@furrow.example'

let server: RunningServer
let browser: Browser
beforeAll(async () => {
  ;[server, browser] = await Promise.all([runDemo(), startBrowser()])
})
afterAll(async () => {
  await closeBrowser(browser)
  await server?.stop()
})

interface Contact {
  readonly name: string
  readonly phone: string | null
  readonly email: string | null
  readonly role: string | null
  readonly may_contact: boolean | null
}

async function soilPeople(farm: number): Promise<readonly Contact[]> {
  const token = await tokenOf(server.address, grower)
  const filters = [
    { field: 'farm_id', value: farm },
    { field: 'name', operator: 'like', value: 'Soil%' },
  ]
  const body = { filters, sort: [{ field: 'name' }] }
  const path = '/api/farm_contacts/search?limit=0'
  return (await ask<{ data: readonly Contact[] }>(server.address, path, { token, body })).data
}

test('two contacts are added, made one and taken apart again, by keyboard alone', async () => {
  const { farm, period } = await farmInProgress(server.address, grower)
  const visitor = await visit(browser, server.address)
  const { page } = visitor
  await signInToBusiness(visitor, grower)
  await visitor.go(`/collection/${farm}/period/${period}/contacts`)
  await cellAt(page, 0, 0).waitFor()

  await tabTo(page, '[role=grid]')
  await page.keyboard.press('Control+End')
  await page.keyboard.press('Home')
  await typeLine(page, ['Soil tester', '07 5550 1999', 'Other'])
  await typeLine(page, ['Soil laboratory', '+61 7 5550 1999', '', 'soil@furrow.example'])
  await expect
    .poll(() => soilPeople(farm))
    .toMatchObject([
      { name: 'Soil laboratory', role: null, email: 'soil@furrow.example' },
      { name: 'Soil tester', role: 'Other', email: null },
    ])
  await allSaved(page)
  expect(await faultsForReaders(page)).toEqual([])

  await page.getByText('Possible duplicates').waitFor()
  // Escape and then Tab leaves the sheet.
  await page.keyboard.press('Escape')
  await tabTo(page, '[role=alert] button')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Merge 2 contacts' })
  await dialog.getByText('soil@furrow.example', { exact: true }).waitFor()
  expect(await faultsForReaders(page)).toEqual([])
  await tabTo(page, '[role=dialog] [type=radio]')
  await page.keyboard.press('ArrowDown')
  // Related records of the others are asked for again.
  await expect.poll(() => dialog.getAttribute('aria-busy')).toBe('false')
  await tabTo(page, '.dialog-card-actions button:last-child')
  await page.keyboard.press('Enter')
  await dialog.waitFor({ state: 'hidden' })
  await expect
    .poll(() => soilPeople(farm))
    .toMatchObject([{ role: 'Other', email: 'soil@furrow.example' }])
  await allSaved(page)

  await tabTo(page, '[role=grid]')
  await page.keyboard.press('Control+z')
  await expect
    .poll(() => soilPeople(farm))
    .toMatchObject([
      { name: 'Soil laboratory', phone: '+61 7 5550 1999', role: null },
      { name: 'Soil tester', phone: '07 5550 1999', email: null },
    ])
  expect(visitor.trouble).toEqual([])
  await visitor.close()
})

/** From cell to cell; Enter leads to the beginning of the next line. */
async function typeLine(page: Page, cells: readonly string[]): Promise<void> {
  for (const [place, text] of cells.entries()) {
    if (text !== '') await page.keyboard.type(text)
    await page.keyboard.press(place === cells.length - 1 ? 'Enter' : 'Tab')
  }
}

async function tabTo(page: Page, selector: string): Promise<void> {
  const isThere = () =>
    page.evaluate<boolean>(`document.activeElement?.matches(${JSON.stringify(selector)})`)
  for (let presses = 0; presses < 80 && !(await isThere()); presses += 1) {
    await page.keyboard.press('Tab')
  }
  expect(await isThere()).toBe(true)
}
