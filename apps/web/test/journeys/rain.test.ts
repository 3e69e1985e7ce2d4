import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { runDemo } from '../../../server/test/demo-server.ts'
import type { RunningServer } from '../../../server/test/running-server.ts'
import { ask, closeBrowser, farmInProgress, faultsForReaders } from '../browser.ts'
import { signInToBusiness, startBrowser, tokenOf, visit } from '../browser.ts'
import { allSaved, cellAt, paste } from '../sheet-in-page.ts'

const grower = 'grower@furrow.example'
/** No day of it falls into a period that is closed, and nothing of it was recorded. */
const typedMonth = '2026-07'
const pastedYear = 2009

let server: RunningServer
let browser: Browser
beforeAll(async () => {
  ;[server, browser] = await Promise.all([runDemo(), startBrowser()])
})
afterAll(async () => {
  await closeBrowser(browser)
  await server?.stop()
})

interface Reading {
  readonly date: string
  readonly total_mm: number
  readonly days: number
}

async function gaugeOf(farm: number): Promise<number> {
  const token = await tokenOf(server.address, grower)
  const body = { filters: [{ field: 'farm_id', value: farm }], sort: [{ field: 'name' }] }
  const found = await ask<{ data: readonly { id: number }[] }>(
    server.address,
    '/api/rain_gauges/search',
    { token, body },
  )
  return found.data[0]?.id ?? 0
}

async function readings(gauge: number, from: string, to: string): Promise<readonly Reading[]> {
  const token = await tokenOf(server.address, grower)
  const filters = [
    { field: 'rain_gauge_id', value: gauge },
    { field: 'date', operator: '>=', value: from },
    { field: 'date', operator: '<=', value: to },
  ]
  const path = '/api/rainfalls/search?limit=0'
  const body = { filters, sort: [{ field: 'date' }] }
  return (await ask<{ data: readonly Reading[] }>(server.address, path, { token, body })).data
}

async function openYear(year: string) {
  const { farm, period } = await farmInProgress(server.address, grower)
  const gauge = await gaugeOf(farm)
  const visitor = await visit(browser, server.address)
  await signInToBusiness(visitor, grower)
  await visitor.go(`/collection/${farm}/period/${period}/rain-gauges/${gauge}/${year}`)
  await visitor.page.getByRole('grid').first().waitFor()
  await cellAt(visitor.page, 0, 0).waitFor()
  return { visitor, gauge }
}

test('a month of rain is typed by keyboard alone', async () => {
  const { visitor, gauge } = await openYear('2026/7')
  const { page } = visitor
  await tabInto(page)
  // From July to June, as the period runs.
  expect(
    (await page.getByRole('grid').getByRole('columnheader').allInnerTexts()).slice(-12),
  ).toEqual('Jul Aug Sep Oct Nov Dec Jan Feb Mar Apr May Jun'.split(' '))
  await page.keyboard.press('Control+Home')
  // Rain of the 13th and 14th was read on the 15th; there is no figure for the 20th.
  const figures = Array.from({ length: 31 }, (_, day) => (day % 6 === 4 ? `${day}.5` : '0'))
  figures[12] = ''
  figures[13] = ''
  figures[14] = '38/3'
  figures[19] = ''
  for (const figure of figures) {
    if (figure !== '') await page.keyboard.type(figure)
    await page.keyboard.press(figure === '' ? 'ArrowDown' : 'Enter')
  }
  await allSaved(page)
  const read = await readings(gauge, `${typedMonth}-01`, `${typedMonth}-31`)
  expect(read).toHaveLength(28)
  expect(read.find(({ date }) => date === `${typedMonth}-15`)).toMatchObject({
    total_mm: 38,
    days: 3,
  })
  const total = 38 + [4, 10, 16, 22, 28].reduce((sum, day) => sum + day + 0.5, 0)
  expect(read.reduce((sum, { total_mm: mm }) => sum + mm, 0)).toBeCloseTo(total)
  expect(await faultsForReaders(page)).toEqual([])
  expect(visitor.trouble).toEqual([])
  await visitor.close()
})

test.runIf(inject('isLongForm'))('a year of rain is pasted, and taken back at once', async () => {
  const { visitor, gauge } = await openYear(String(pastedYear))
  const { page } = visitor
  const block = Array.from({ length: 31 }, (_, day) =>
    Array.from({ length: 12 }, (_, column) => {
      const month = (column + 6) % 12
      const year = month < 6 ? pastedYear : pastedYear - 1
      return isDay(year, month, day + 1) ? String((day * (month + 1)) % 9) : ''
    }),
  )
  await cellAt(page, 0, 0).click()
  await paste(visitor, block)
  await allSaved(page)
  const [from, to] = [`${pastedYear - 1}-07-01`, `${pastedYear}-06-30`]
  const recorded = async () => (await readings(gauge, from, to)).length
  await expect.poll(recorded).toBe(365)
  const mm = (await readings(gauge, from, to)).reduce((sum, reading) => sum + reading.total_mm, 0)
  expect(mm).toBe(block.flat().reduce((sum, figure) => sum + Number(figure), 0))

  await page.keyboard.press('Control+z')
  await expect.poll(recorded).toBe(0)
  expect(visitor.trouble).toEqual([])
  await visitor.close()
})

test('on a phone today is typed within four taps, in a period that is over, and a month chosen further down shows its days', async () => {
  const { farm, period } = await farmInProgress(server.address, grower)
  const visitor = await visit(browser, server.address, {
    width: 360,
    height: 740,
    isTouched: true,
  })
  const { page } = visitor
  await signInToBusiness(visitor, grower)
  await visitor.go(`/collection/${farm}/period/${period}`)
  await page.getByRole('link', { name: 'Rain', exact: true }).tap()
  // Where the period was left; what is read in front of the gauge is one tap away.
  await page.getByRole('heading', { name: /^June 2026/ }).waitFor()
  await page.getByRole('button', { name: 'Go to today' }).tap()
  const today = page
    .getByRole('listitem')
    .filter({ hasText: /^Today/ })
    .getByRole('textbox')
  await today.waitFor()
  expect(await page.evaluate('window.scrollY')).toBe(0)
  await today.tap()
  expect(await isInSight(today)).toBe(true)
  await page.keyboard.type('12.5')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: /: 12\.5 mm$/ }).waitFor()
  await allSaved(page)

  await page.getByRole('table').getByRole('link', { name: 'September' }).tap()
  const head = page.getByRole('heading', { name: /^September \d/ })
  await head.waitFor()
  await expect.poll(() => isInSight(head)).toBe(true)
  expect(await faultsForReaders(page)).toEqual([])
  expect(visitor.trouble).toEqual([])
  await visitor.close()
})

/** On a phone: below the bars at the top, above the one at the foot. */
async function isInSight(part: Locator): Promise<boolean> {
  const { y, height } = (await part.boundingBox()) ?? { y: -1, height: 0 }
  return y > 80 && y + height < 680
}

async function tabInto(page: Page): Promise<void> {
  const isInGrid = () =>
    page.evaluate<boolean>(`document.activeElement?.getAttribute('role') === 'grid'`)
  for (let presses = 0; presses < 60 && !(await isInGrid()); presses += 1) {
    await page.keyboard.press('Tab')
  }
  expect(await isInGrid()).toBe(true)
}

function isDay(year: number, month: number, day: number): boolean {
  return new Date(Date.UTC(year, month, day)).getUTCMonth() === month
}
