import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDemo } from '../../../server/test/demo-server.ts'
import type { RunningServer } from '../../../server/test/running-server.ts'
import { farmInProgress, signInToBusiness, closeBrowser, startBrowser, visit } from '../browser.ts'
import { faultsForReaders } from '../browser.ts'
import type { Visit } from '../browser.ts'
import { allSaved, cellAt, figureIn } from '../sheet-in-page.ts'

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

test('two people see what the other saves, and neither is disturbed while typing', async () => {
  const { farm } = await farmInProgress(server.address, 'owner@furrow.example')
  const path = `/collection/${farm}/details`
  const [owner, admin] = [
    await visit(browser, server.address),
    await visit(browser, server.address),
  ]
  await signInToBusiness(owner, 'owner@furrow.example')
  await signInToBusiness(admin, 'admin@furrow.example')
  await owner.go(path)
  await admin.go(path)
  const nameOf = ({ page }: typeof owner) => nameIn(page)
  await nameOf(owner).waitFor()
  await nameOf(admin).waitFor()

  await nameOf(owner).fill('Renamed by the owner')
  await nameOf(owner).press('Enter')
  await expect.poll(() => nameOf(admin).inputValue()).toBe('Renamed by the owner')

  await nameOf(owner).fill('Half typed')
  await nameOf(admin).fill('Renamed by the administrator')
  await nameOf(admin).press('Enter')
  await admin.page.getByText('All changes saved').first().waitFor()
  await owner.page.waitForTimeout(1500)
  expect(await nameOf(owner).inputValue()).toBe('Half typed')
  await nameOf(owner).press('Enter')
  const question = owner.page.getByRole('alertdialog')
  await question.getByText('Demo Admin saved Renamed by the administrator.').waitFor()
  expect(await question.innerText()).toContain('Keep Half typed or take theirs?')
  expect(await faultsForReaders(owner.page)).toEqual([])
  await owner.page.keyboard.press('t')
  await expect.poll(() => nameOf(owner).inputValue()).toBe('Renamed by the administrator')

  await nameOf(owner).fill('Kept')
  await nameOf(admin).fill('Not kept')
  await nameOf(admin).press('Enter')
  await admin.page.getByText('All changes saved').first().waitFor()
  await owner.page.waitForTimeout(1500)
  await nameOf(owner).press('Tab')
  await question.getByRole('button', { name: 'Keep Kept' }).click()
  await expect.poll(() => nameOf(admin).inputValue()).toBe('Kept')
  expect(await nameOf(owner).inputValue()).toBe('Kept')
  await owner.close()
  await admin.close()
})

/** Where the column of that heading stands. */
async function placeOf({ page }: Visit, heading: RegExp): Promise<number> {
  const found = page.getByRole('columnheader', { name: heading }).first()
  return Number(await found.getAttribute('aria-colindex')) - 2
}

test('who types into a cell that a colleague saved meanwhile is asked, with the name', async () => {
  const { farm, period } = await farmInProgress(server.address, 'owner@furrow.example')
  const path = `/collection/${farm}/period/${period}/paddocks`
  const [owner, admin] = [
    await visit(browser, server.address),
    await visit(browser, server.address),
  ]
  await signInToBusiness(owner, 'owner@furrow.example')
  await signInToBusiness(admin, 'admin@furrow.example')
  await Promise.all([owner.go(path), admin.go(path)])
  await Promise.all([owner, admin].map(({ page }) => cellAt(page, 1, 0).waitFor()))
  const area = await placeOf(owner, /^Area/)
  const [first, second] = [cellAt(owner.page, 0, area), cellAt(owner.page, 1, area)]
  const colleagueSaves = async (mine: string, below: string) => {
    await cellAt(admin.page, 0, area).click()
    await admin.page.keyboard.type(`${mine}\n${below}\n`)
    // What was saved last has arrived, and so has what was saved before.
    await expect.poll(() => figureIn(second)).toBe(Number(below))
  }

  await first.click()
  await owner.page.keyboard.type('71')
  await colleagueSaves('72', '33')
  await owner.page.keyboard.press('Enter')
  const question = owner.page.getByRole('alertdialog')
  await question.getByText(/^Demo Admin saved 72\.$/).waitFor()
  expect(await question.innerText()).toContain('Keep 71 or take 72?')
  expect(await faultsForReaders(owner.page)).toEqual([])
  await owner.page.keyboard.press('t')
  await expect.poll(() => figureIn(first)).toBe(72)

  await owner.page.keyboard.type('73')
  await colleagueSaves('74', '34')
  await second.click()
  await question.getByRole('button', { name: 'Keep 73' }).press('Enter')
  await expect.poll(() => figureIn(cellAt(admin.page, 0, area))).toBe(73)
  await allSaved(owner.page)
  expect([...owner.trouble, ...admin.trouble]).toEqual([])
  await owner.close()
  await admin.close()
})
