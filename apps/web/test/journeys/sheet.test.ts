import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { closeBrowser, startBrowser } from '../browser.ts'
import { measureSheet } from '../measure-sheet.ts'

let browser: Browser
beforeAll(async () => {
  browser = await startBrowser()
})
afterAll(() => closeBrowser(browser))

test('a paste of 500 × 10 into 5,000 × 40 is saved in one request', async () => {
  const figures = await measureSheet(browser)
  console.log(figures)
  expect(figures.requests).toBe(1)
})
