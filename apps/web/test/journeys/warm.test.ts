import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDemo } from '../../../server/test/demo-server.ts'
import type { RunningServer } from '../../../server/test/running-server.ts'
import {
  farmInProgress,
  openCollection,
  signInToBusiness,
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

/** From the touch to the moment when the sections are painted, in milliseconds of the page’s clock. */
async function timeToContent(page: Page): Promise<number> {
  // Not awaited here: it is over only when the link was touched.
  await page.evaluate(`void (window.painted = new Promise(resolve => {
    const link = [...document.querySelectorAll('a')].find(({ innerText }) => innerText.includes('Continue collection'))
    link.addEventListener('click', () => {
      const began = performance.now()
      const look = () => document.querySelector('.section-tile')
        ? requestAnimationFrame(() => resolve(performance.now() - began))
        : requestAnimationFrame(look)
      look()
    })
  }))`)
  await page.getByRole('link', { name: 'Continue collection' }).click()
  return page.evaluate<number>('window.painted')
}

test('a collection that was opened once opens again at once, from the copy on the device', async () => {
  const email = 'grower@furrow.example'
  const visitor = await visit(browser, server.address)
  const { page } = visitor
  await signInToBusiness(visitor, email)
  await openCollection(visitor, await farmInProgress(server.address, email))
  const times: number[] = []
  for (let round = 0; round < 5; round += 1) {
    await page.getByRole('link', { name: 'Home', exact: true }).first().click()
    await page.getByRole('heading', { level: 1, name: /^Good/ }).waitFor()
    times.push(await timeToContent(page))
  }
  // After a fresh start, and with a server that does not answer.
  await visitor.go('/')
  await page.getByRole('link', { name: 'Continue collection' }).waitFor()
  await page.route('**/api/v2/completeness**', route => route.abort())
  await page.route('**/api/v2/open-points**', route => route.abort())
  const fromDevice = await timeToContent(page)
  const figures = times.map(time => Math.round(time)).join(', ')
  console.log(
    `Collection home, warm: ${figures} ms; from the device after a fresh start: ${Math.round(fromDevice)} ms.`,
  )
  // Those where something is missing as tiles, the others by name.
  const sections = page.getByRole('region', { name: 'Sections' })
  expect(await sections.locator('.section-tile, .section-line a').count()).toBeGreaterThan(5)
  await visitor.close()
})
