import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDemo } from '../../../server/test/demo-server.ts'
import type { RunningServer } from '../../../server/test/running-server.ts'
import { ask, closeBrowser, farmInProgress, faultsForReaders } from '../browser.ts'
import { signInToBusiness, startBrowser, tokenOf, visit } from '../browser.ts'
import { allSaved, cellAt, goToBlankLine, putOnClipboard } from '../sheet-in-page.ts'

const grower = 'grower@furrow.example'
const count = 40

let server: RunningServer
let browser: Browser
let place: { farm: number; period: number }
let token: string
beforeAll(async () => {
  ;[server, browser] = await Promise.all([runDemo(), startBrowser()])
  place = await farmInProgress(server.address, grower)
  token = await tokenOf(server.address, grower)
  const steps = Array.from({ length: count }, (_, at) => ({
    do: 'store',
    resource: 'paddocks',
    values: { name: `Season ${at + 1}`, area: 50, farm_id: place.farm, period_id: place.period },
  }))
  await ask(server.address, '/api/v2/batch', { token, body: { steps } })
})
afterAll(async () => {
  await closeBrowser(browser)
  await server?.stop()
})

/** Of the period, as the server has them, newest first. */
async function rowsOf<Row>(resource: string, includes: readonly string[] = []) {
  const filters = [
    { field: 'farm_id', value: place.farm },
    { field: 'period_id', value: place.period },
  ]
  const sort = [{ field: 'id', direction: 'desc' }]
  const body = { filters, sort, includes: includes.map(relation => ({ relation })) }
  const path = `/api/${resource}/search?limit=0`
  return (await ask<{ data: readonly Row[] }>(server.address, path, { token, body })).data
}

const amountOf = async (resource: string) => (await rowsOf(resource)).length

/** As the columns stand: ground and rain are told, and what is empty is left alone. */
const line = (at: number): readonly string[] => [
  `Season ${at + 1}`,
  'Wheat',
  '',
  '',
  'Short Fallow',
  '',
  '',
  '',
  '',
  '',
  '20/05/2025',
  '48.5',
  '55',
  '',
  '',
  '40',
  '20',
  '9',
  '',
  '',
  '',
]

test(`a season of ${count} paddocks is pasted at once, taken back at once, and done again`, async () => {
  const before = await amountOf('crop_collections')
  const visitor = await visit(browser, server.address, { width: 1440 })
  const { page } = visitor
  await signInToBusiness(visitor, grower)
  const firstPoints = page.waitForResponse(/\/api\/v2\/open-points/)
  await visitor.go(`/collection/${place.farm}/period/${place.period}/cropping/spreadsheet`)
  await cellAt(page, 0, 0).waitFor()
  // Those that are on their way while something is saved are asked for once more.
  await (await firstPoints).finished()
  const batches: string[] = []
  let pointsAsked = 0
  page.on('request', request => {
    if (request.url().endsWith('/api/v2/batch')) batches.push(request.postData() ?? '')
    if (request.url().includes('/api/v2/open-points')) pointsAsked += 1
  })
  await goToBlankLine(page)
  const lines = Array.from({ length: count }, (_, at) => line(at))
  await putOnClipboard(visitor, lines)
  const began = performance.now()
  await page.keyboard.press('Control+v')
  await expect.poll(() => batches.length, { interval: 10 }).toBe(1)
  await allSaved(page)
  const took = Math.round(performance.now() - began)
  console.log(`A season of ${count} paddocks, from the paste to "saved": ${took} ms.`)
  await expect.poll(() => pointsAsked).toBe(1)
  // What the server tells of one's own change comes within this time, a line for each kind of record.
  await page.waitForTimeout(3500)
  expect(pointsAsked).toBe(1)
  expect(await amountOf('crop_collections')).toBe(before + count)
  const sowings = await rowsOf<{ sowing_area: number; sowing_date: string }>(
    'sowing_collection_events',
  )
  expect(sowings.slice(0, count)).toEqual(
    Array.from({ length: count }, () =>
      expect.objectContaining({ sowing_area: 48.5, sowing_date: '2025-05-20' }),
    ),
  )
  const applied = await rowsOf<Applied>('fertiliser_collection_events', [
    'fertiliser_chemical_applications',
  ])
  const fresh = applied.slice(0, 2 * count)
  expect(fresh.filter(one => one.pre_applied)).toHaveLength(count)
  expect(fresh.flatMap(one => one.fertiliser_chemical_applications)).toHaveLength(3 * count)
  expect(await page.getByRole('button', { name: /to fix/ }).count()).toBe(0)

  await page.keyboard.press('Control+z')
  await expect.poll(() => amountOf('crop_collections')).toBe(before)
  await page.keyboard.press('Control+y')
  await expect.poll(() => amountOf('crop_collections')).toBe(before + count)
  expect(await faultsForReaders(page)).toEqual([])
  expect(visitor.trouble).toEqual([])
  await visitor.close()
})

interface Applied {
  readonly pre_applied: boolean
  readonly fertiliser_chemical_applications: readonly unknown[]
}

test('harvest is typed by keyboard, and one watering goes to three paddocks', async () => {
  const visitor = await visit(browser, server.address, { width: 1440 })
  const { page } = visitor
  await signInToBusiness(visitor, grower)
  await visitor.go(`/collection/${place.farm}/period/${place.period}/cropping/spreadsheet`)
  await cellAt(page, 0, 0).waitFor()
  await page.getByRole('button', { name: 'Views', exact: true }).click()
  await page.getByRole('menuitemradio', { name: 'Harvest', exact: true }).click()
  const name = page.getByRole('gridcell', { name: 'Season 1', exact: true }).first()
  await page.getByRole('searchbox').fill('Season')
  await cellAt(page, 0, 0).getByText('Season 1', { exact: true }).waitFor()
  await name.click()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  const harvests = await amountOf('grain_collection_events')
  for (const text of ['20/11/2025', '48.5', '140']) {
    await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect
    .poll(async () => (await rowsOf<Harvest>('grain_collection_events'))[0])
    .toMatchObject({ harvested_date: '2025-11-20', harvested_area: 48.5, grain_tonnes: 140 })

  expect(await amountOf('grain_collection_events')).toBe(harvests + 1)
  const watered = await amountOf('irrigation_collection_events')
  await name.click()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await page.getByRole('button', { name: 'Add to 3 paddocks' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add to 3 paddocks' })
  await dialog.getByLabel('What was done').selectOption('Irrigation')
  await dialog.getByRole('textbox', { name: /^Watered/ }).fill('5/1/2026')
  await dialog.getByRole('textbox', { name: /^Water\b/ }).fill('30')
  await page.keyboard.press('Tab')
  expect(await faultsForReaders(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Add to 3 paddocks' }).click()
  await expect.poll(() => amountOf('irrigation_collection_events')).toBe(watered + 3)
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect.poll(() => amountOf('irrigation_collection_events')).toBe(watered)
  expect(visitor.trouble).toEqual([])
  await visitor.close()
})

interface Harvest {
  readonly harvested_date: string
}
