import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDemo } from '../../../server/test/demo-server.ts'
import type { RunningServer } from '../../../server/test/running-server.ts'
import { pathOf, closeBrowser, startBrowser, visit } from '../browser.ts'

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  ;[server, browser] = await Promise.all([runDemo(), startBrowser()])
})
afterAll(async () => {
  await closeBrowser(browser)
  await server?.stop()
})

/** Tabs until what has the focus is called so, as someone does who hears the names. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let steps = 0; steps < 80; steps += 1) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate<string>(
      `(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.innerText ?? '') + ' ' + (document.activeElement?.labels?.[0]?.innerText ?? '')`,
    )
    if (name.test(focused)) return
  }
  throw new Error(`Nothing called ${name} is reached by Tab on ${page.url()}.`)
}

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
