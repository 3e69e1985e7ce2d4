import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDemo } from '../../../server/test/demo-server.ts'
import type { RunningServer } from '../../../server/test/running-server.ts'
import { pathOf, closeBrowser, signInToBusiness, startBrowser, visit } from '../browser.ts'
import { eightyAccounts, printedStatement } from '../eighty-accounts.ts'
import { freshFarm, rowsOf } from '../fresh-farm.ts'
import { tabTo } from '../tab-to.ts'

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  ;[server, browser] = await Promise.all([runDemo(), startBrowser()])
})
afterAll(async () => {
  await closeBrowser(browser)
  await server?.stop()
})

test('from sign-in to the collection by the keyboard alone', async () => {
  const visitor = await visit(browser, server.address)
  const { page } = visitor
  await visitor.go('/')
  await page.getByRole('heading', { level: 1, name: 'Sign in' }).waitFor()
  await tabTo(page, /Email/)
  await page.keyboard.type('grower@furrow.example')
  await tabTo(page, /^\s*Password|Password \*/)
  await page.keyboard.type('furrow-demo')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: /^Good/ }).waitFor()

  await tabTo(page, /^Choose a farm|^Continue/)
  await page.keyboard.press('Enter')
  const next = page.getByRole('heading', { level: 1, name: /^(Farms|Periods of)/ })
  await next.waitFor()
  await page.locator('a.card-link').first().waitFor()
  if (pathOf(page).endsWith('/farm')) {
    const first = await page.locator('a.card-link h2').first().innerText()
    await tabTo(page, new RegExp(first))
    await page.keyboard.press('Enter')
  }
  await page.getByRole('heading', { level: 1, name: /^Periods of/ }).waitFor()
  await page.locator('a.period-card').first().waitFor()
  const period = await page.locator('a.period-card h2').first().innerText()
  await tabTo(page, new RegExp(`^\\s*(\\d+ ?%\\s*)?${period}`))
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Collection' }).waitFor()
  expect(pathOf(page)).toMatch(/^\/collection\/\d+\/period\/\d+$/)

  // Search by keys, and back out of it.
  await page.keyboard.press('Control+k')
  const search = page.getByRole('textbox', { name: 'Search' })
  await search.waitFor()
  await page.keyboard.press('Escape')
  await search.waitFor({ state: 'detached' })
  await page.keyboard.press('Control+k')
  await search.waitFor()
  await page.keyboard.type('contacts')
  // The first place found is chosen by itself: an arrow would go on to what else arrives.
  await page.locator('[data-action][data-selected]', { hasText: 'Contacts' }).waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Contacts' }).waitFor()
  await visitor.close()
})

/** What has the focus: nothing covers it, and it is not the page itself. */
async function hasFocus(page: Page): Promise<string> {
  return page.evaluate<string>(`(() => {
    const here = document.activeElement
    if (!here || here === document.body) return 'nothing'
    const { left, top, width, height } = here.getBoundingClientRect()
    const seen = document.elementFromPoint(left + Math.min(width, 40) / 2, top + height / 2)
    const name = here.getAttribute('aria-label') ?? here.labels?.[0]?.innerText ?? here.innerText
    return here.contains(seen) || seen?.contains(here) ? name : name + ' (covered)'
  })()`)
}

test('a statement is placed, written, undone and opened again by the keyboard alone', async () => {
  const email = 'owner@furrow.example'
  const place = await freshFarm(server.address, { name: 'Mulga', email, paddocks: { Home: 900 } })
  const [period] = await rowsOf<{ name: string }>(server.address, 'periods', { id: place.period })
  const ends = `30 June ${Number(period?.name.slice(0, 4)) + 1}`
  const names = ['Urea', 'Gypsum', 'Wages', 'R&M Sheds', 'Rent - Smiths']
  const accounts = eightyAccounts.filter(({ name }) => names.includes(name))
  const buffer = Buffer.from(printedStatement(accounts, { business: '', ends }))
  const like = { farm_id: place.farm, period_id: place.period }
  const kept = async () => (await rowsOf(server.address, 'account_imports', like)).length
  const visitor = await visit(browser, server.address, { width: 1024 })
  const { page } = visitor
  const { keyboard } = page
  const press = async (name: RegExp) => {
    await tabTo(page, name)
    await isInSight()
    await keyboard.press('Enter')
  }
  const choose = async (name: RegExp, words: string, key = 'Enter') => {
    await tabTo(page, name)
    await isInSight()
    await keyboard.type(words)
    await keyboard.press(key)
  }
  const goesOn = async (at: RegExp) => {
    await expect.poll(() => hasFocus(page)).toMatch(at)
  }
  // But for a notice, which goes by itself.
  const isInSight = async () => {
    await expect.poll(() => hasFocus(page)).not.toMatch(/covered/)
  }
  await signInToBusiness(visitor, email)
  await visitor.go(`/collection/${place.farm}/period/${place.period}/finance/accounts`)
  await page.getByText('Import a statement').waitFor()

  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(/Statement$/)])
  await chooser.setFiles({ name: 'mulga.csv', mimeType: 'text/csv', buffer })
  await goesOn(/mulga\.csv$/)
  await press(/^Agree: Gypsum/)
  await goesOn(/^Agree: R&M Sheds$/)
  await keyboard.press('Enter')
  await goesOn(/^Agree: Wages$/)
  await keyboard.press('Shift+Tab')
  await keyboard.type('Split')
  await keyboard.press('Enter')
  await choose(/Line 1 of Wages$/, 'wages, perm')
  await choose(/Per cent of Wages for line 1$/, '60', 'Tab')
  await choose(/Line 2 of Wages$/, 'wages, cas')
  await choose(/Per cent of Wages for line 2$/, '40', 'Tab')
  await choose(/Where Rent - Smiths goes$/, 'for another reason')
  await choose(/Why Rent - Smiths is set aside$/, 'The house in town', 'Tab')
  await press(/^Write \d+ figures/)
  await goesOn(/^Import/)
  expect(await kept()).toBe(1)

  await keyboard.press('Control+z')
  await expect.poll(kept).toBe(0)
  await keyboard.press('Control+Shift+z')
  await expect.poll(kept).toBe(1)
  await press(/^Open mulga\.csv/)
  await goesOn(/mulga\.csv$/)
  await press(/^Cancel/)
  await goesOn(/^Import/)
  expect(visitor.trouble).toEqual([])
  await visitor.close()
})
