// A device that went out of reach with the release before, and comes back to this one: everything that
// was typed arrives once and whole, and what was kept beside it is there.

import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { runDemo } from '../../../server/test/demo-server.ts'
import type { RunningServer } from '../../../server/test/running-server.ts'
import { closeBrowser, startBrowser, visit } from '../browser.ts'
import type { Visit } from '../browser.ts'
import { rowsOf } from '../fresh-farm.ts'
import { plantedFarmBefore } from '../release-before/planted-device.ts'
import type { PlantedBefore } from '../release-before/planted-device.ts'
import { recordedAddresses, recordedEntries } from '../release-before/recorded-device.ts'
import { changedWorkbook } from '../release-before/recorded-workbook.ts'
import type { CellChange } from '../release-before/recorded-workbook.ts'
import { cellAt } from '../sheet-in-page.ts'

let server: RunningServer
let browser: Browser
let planted: PlantedBefore
let visitor: Visit
let folder: string
beforeAll(async () => {
  ;[server, browser] = await Promise.all([runDemo(), startBrowser()])
  folder = await mkdtemp(path.join(os.tmpdir(), 'furrow-before-'))
  visitor = await visit(browser, server.address, { width: 1440, height: 1100 })
  planted = await plantedFarmBefore(server.address, visitor)
})
afterAll(async () => {
  await closeBrowser(browser)
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
})

const below = () => `/collection/${planted.place.farm}/period/${planted.place.period}`

async function openSheet(address: string): Promise<Page> {
  await visitor.go(address)
  await cellAt(visitor.page, 0, 0).waitFor()
  return visitor.page
}

/** In order of their making. */
function stored<Row = Record<string, unknown>>(resource: string, includes: readonly string[] = []) {
  const { farm, period } = planted.place
  const like = /^(rain|farm_)/.test(resource)
    ? { farm_id: farm }
    : { farm_id: farm, period_id: period }
  return rowsOf<Row>(server.address, resource, like, includes)
}

interface OfCrop {
  readonly crop_collection: { readonly paddock: { readonly name: string } }
}

async function eventsOf(kind: string, fields: readonly string[]): Promise<readonly unknown[]> {
  const rows = await stored<OfCrop & Record<string, unknown>>(`${kind}_collection_events`, [
    'crop_collection.paddock',
  ])
  return rows
    .map(row => [row.crop_collection.paddock.name, ...fields.map(field => row[field])])
    .toSorted((one, other) => String(one).localeCompare(String(other)))
}

test('every change that waited arrives once and whole', async () => {
  const keys: string[] = []
  visitor.page.on('request', request => {
    if (!request.url().endsWith('/api/v2/batch')) return
    keys.push(request.headers()['idempotency-key'] ?? '')
  })
  const page = await openSheet(`${below()}/cropping/spreadsheet`)
  await page.getByRole('status').getByText('5 to fix').waitFor()
  await expect.poll(() => keys).toEqual(recordedEntries.map(({ key }) => key))

  expect(await eventsOf('sowing', ['sowing_date', 'sowing_area', 'sowing_rate'])).toEqual([
    ['Flat', '2025-05-25', 80, null],
    ['Gully', '2025-05-01', 60, null],
    ['Hill', '2025-05-20', 100, null],
    ['New block', '2025-12-20', 45.5, null],
    ['Ridge', '2025-10-05', 48, null],
    ['Spare', '2025-06-15', 30, null],
  ])
  expect(await eventsOf('grain', ['harvested_date', 'harvested_area', 'grain_tonnes'])).toEqual([
    ['Flat', '2025-11-25', 78, 190.5],
    ['Hill', '2025-11-20', 100, 320],
  ])
  expect(await eventsOf('hay', ['cut_date', 'cut_area', 'hay_tonnes'])).toEqual([
    ['Gully', '2025-10-01', 60, 150],
  ])
  expect(await eventsOf('irrigation', ['total_ml_applied'])).toEqual([['Ridge', 96]])
  const fed = await stored<Fed>('fertiliser_collection_events', [
    'fertiliser_chemical_applications',
  ])
  expect(
    fed.map(({ fertiliser_chemical_applications: all }) =>
      all.map(one => one.unit_ha).toSorted((one, other) => one - other),
    ),
  ).toEqual([[12, 46]])
})

interface Fed {
  readonly fertiliser_chemical_applications: readonly { readonly unit_ha: number }[]
}

test('ground, crops, rain and contacts too', async () => {
  const paddocks = await stored<{
    name: string
    area: number
    sharefarm_percentage: number | null
  }>('paddocks')
  const land = new Map(paddocks.map(one => [one.name, [one.area, one.sharefarm_percentage]]))
  expect(paddocks).toHaveLength(8)
  expect([land.get('Hill'), land.get('Gully'), land.get('New block'), land.get('Ridge')]).toEqual([
    [101.5, null],
    [60, 0.5],
    [45.5, null],
    [50, null],
  ])
  const crops = await stored<Crop>('crop_collections', ['paddock', 'current_crop'])
  expect(crops.map(crop => [crop.paddock.name, crop.current_crop.name, crop.notes])).toEqual([
    ['Hill', 'Wheat', 'Frost in the hollow'],
    ['Flat', 'Barley', null],
    ['Gully', 'Lucerne Hay', null],
    ['Ridge', 'Cotton', null],
    ['Bare', 'Fallow', 'Sprayed twice'],
    ['Spare', 'Chickpea (desi)', null],
    ['New block', 'Mungbean', null],
  ])
  const rain = await stored<{ date: string; total_mm: number; days: number }>('rainfalls')
  expect(rain).toHaveLength(27)
  expect(rain.find(({ date }) => date === '2026-06-15')).toMatchObject({ total_mm: 38, days: 3 })
  expect(rain.reduce((sum, { total_mm: mm }) => sum + mm, 0)).toBe(38 + 5.5 + 10.5 + 25.5 + 30.5)
  const contacts = await stored<{ name: string; phone: string | null }>('farm_contacts')
  expect(contacts.map(({ name, phone }) => [name, phone])).toEqual([
    ['Soil tester', '07 5550 1999'],
    ['Fuel agent', '07 5550 1444'],
  ])
})

interface Crop {
  readonly paddock: { readonly name: string }
  readonly current_crop: { readonly name: string }
  readonly notes: string | null
}

test('cells that could not be read are marked, and rows that were not whole stand below', async () => {
  const page = await openSheet(`${below()}/cropping/spreadsheet`)
  // Two figures, and the crop that the new row lacks.
  await page.getByRole('button', { name: '3 to fix' }).click()
  await page.getByText('80 acres', { exact: true }).first().waitFor()
  await page.getByRole('gridcell', { name: 'Ridge', exact: true }).nth(1).waitFor()
  await openSheet(`${below()}/paddocks`)
  await page.getByRole('button', { name: '2 to fix' }).waitFor()
  await page.getByText('Grey clay', { exact: true }).first().waitFor()
  await openSheet(`${below()}/rain-gauges/${planted.place.gauge}/2026/6`)
  await page.getByRole('button', { name: '1 to fix' }).waitFor()
  expect(await page.getByRole('button', { name: /to fix/ }).count()).toBeGreaterThan(0)
})

test('the sheets look as they were left, and saved views show what they showed', async () => {
  const page = await openSheet(`${below()}/cropping/spreadsheet`)
  await page.getByRole('button', { name: 'Views' }).click()
  for (const name of ['Default view', 'Harvest by crop', 'Only harvest']) {
    await page.getByRole('menuitemradio', { name, exact: true }).waitFor()
  }
  await page.getByRole('menuitemradio', { name: 'Only harvest', exact: true }).click()
  await page.getByRole('columnheader', { name: /^Harvested/ }).waitFor()
  expect(await page.getByRole('columnheader', { name: /^Sown/ }).count()).toBe(0)
  await page.getByRole('button', { name: 'Only harvest' }).click()
  await page.getByRole('menuitemradio', { name: 'Default view', exact: true }).click()
  await page.getByRole('columnheader', { name: /^Sown/ }).waitFor()
  await openSheet(`${below()}/paddocks`)
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitemradio', { name: 'Big ones', exact: true }).waitFor()
  await page.getByRole('menuitemradio', { name: 'Default view', exact: true }).click()
})

test('addresses lead to where they led', async () => {
  const { page } = visitor
  const words = planted.words
  const all = Object.values(recordedAddresses)
  // Those that carry more than a place are opened always.
  for (const address of all.filter(one => inject('isLongForm') || one.includes('?'))) {
    await visitor.go(address.replace(/\{(\w+)\}/g, (_, word: string) => String(words[word])))
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByText(/Page not found|Something went wrong/).count(), address).toBe(0)
  }
  expect(all).toHaveLength(15)
  const crops = recordedAddresses['crops'] ?? ''
  await openSheet(crops.replace(/\{(\w+)\}/g, (_, word: string) => String(words[word])))
  await page.getByText('1 of 7 shown').waitFor()
})

test('a workbook that was taken along comes back as what was changed in it', async () => {
  const changes = {
    crops: [
      { row: 'Ridge', heading: 'Notes', value: 'Picked late' },
      { row: 'Gully', heading: 'Sow rate (kg/ha)', value: 12 },
      { row: 'Hill', heading: 'Area harvested (ha)', value: 95 },
    ],
    paddocks: [{ row: 'Bare', heading: 'Area (ha)', value: 41.25 }],
  }
  const page = await openSheet(`${below()}/cropping/spreadsheet`)
  await bringBack(page, 'crops', changes.crops)
  await page.getByText(/3 changed/).waitFor()
  await page.getByRole('button', { name: 'Write 3 changes' }).click()
  await page.getByText('3 changes written').waitFor()
  expect(await eventsOf('grain', ['harvested_area'])).toEqual([
    ['Flat', 78],
    ['Hill', 95],
  ])
  await openSheet(`${below()}/paddocks`)
  await bringBack(page, 'paddocks', changes.paddocks)
  await page.getByRole('button', { name: 'Write 1 change' }).click()
  await page.getByText('1 change written').waitFor()
  const bare = (await stored<{ name: string; area: number }>('paddocks')).find(
    ({ name }) => name === 'Bare',
  )
  expect(bare?.area).toBe(41.25)
  expect(visitor.trouble).toEqual([])
  await visitor.close()
})

async function bringBack(
  page: Page,
  name: 'crops' | 'paddocks',
  changes: readonly CellChange[],
): Promise<void> {
  const to = path.join(folder, `${name}.xlsx`)
  await changedWorkbook({ name, now: planted.now, to, changes })
  await page.getByRole('button', { name: 'Workbook' }).click()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('menuitem', { name: 'Upload changes' }).click(),
  ])
  await chooser.setFiles(to)
  await page.getByText(/rows? read:/).waitFor()
}
