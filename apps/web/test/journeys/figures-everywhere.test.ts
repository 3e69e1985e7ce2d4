// What the screens of crops show, what their workbook holds and what is printed of them is what the
// server says, figure by figure: on a farm of the demonstration, in the long form on all six.

import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { CroppingOfPeriod } from '@furrow/wire/cropping-summary-answer'
import { readXlsx } from 'hucre/xlsx'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { runDemo } from '../../../server/test/demo-server.ts'
import type { RunningServer } from '../../../server/test/running-server.ts'
import {
  closeBrowser,
  faultsForReaders,
  signInToBusiness,
  startBrowser,
  visit,
} from '../browser.ts'
import type { Visit } from '../browser.ts'
import { demoPlaces, summaryOf } from '../demo-places.ts'
import type { Place } from '../demo-places.ts'
import { compareBalances, compareStrips } from '../figures-beside.ts'
import { cellAt } from '../sheet-in-page.ts'

let server: RunningServer
let browser: Browser
let places: readonly Place[]
let folder: string
beforeAll(async () => {
  ;[server, browser] = await Promise.all([runDemo(), startBrowser()])
  folder = await mkdtemp(path.join(os.tmpdir(), 'furrow-figures-'))
  const all = await demoPlaces(server.address)
  expect(all).toHaveLength(6)
  places = inject('isLongForm') ? all : all.slice(0, 1)
})
afterAll(async () => {
  await closeBrowser(browser)
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** As the headings of the sheet call them: the figure, its unit and how many decimals are shown. */
const shownFigures = [
  ['Fallow rain', 'mm', 'fallow_rain', 0],
  ['In-crop rain', 'mm', 'crop_rain', 0],
  ['ML/ha', 'ML/ha', 'megalitres_per_ha', 2],
  ['Gain', 'kg/ha', 'grazing_gain', 1],
  ['Yield', '', 'yield', 2],
  ['Water use', 'kg/ha/mm', 'water_use', 1],
] as const

const text = (figure: number | null, decimals: number, least = 0): string =>
  figure === null
    ? ''
    : figure.toLocaleString('en-AU', {
        minimumFractionDigits: least,
        maximumFractionDigits: decimals,
      })

type Cells = readonly string[]

/** All rows of the sheet, also those that are not in sight, as they go on paper. */
function printed(page: Page): Promise<{ readonly head: Cells; readonly rows: readonly Cells[] }> {
  return page.evaluate(`(() => {
    dispatchEvent(new Event('beforeprint'))
    // One beside the other: what does not fit side by side has pages of its own.
    const tables = [...document.querySelectorAll('.sheet-print table')]
    const cells = row => [...row.querySelectorAll('th, td')].map(cell => cell.textContent.trim())
    const head = tables.flatMap(table => cells(table.querySelector('thead tr:last-child')))
    const rows = [...tables[0].querySelectorAll('tbody tr')].map((_, place) =>
      tables.flatMap(table => cells(table.querySelectorAll('tbody tr')[place])))
    dispatchEvent(new Event('afterprint'))
    return { head, rows }
  })()`)
}

test('whoever runs a farm sees the same figures everywhere', { timeout: 300_000 }, async () => {
  const seen = { strips: 0, balances: 0 }
  for (const [email, own] of Map.groupBy(places, place => place.email)) {
    const visitor = await visit(browser, server.address, { width: 1440 })
    await signInToBusiness(visitor, email)
    for (const place of own) {
      const summary = await summaryOf(server.address, place)
      await compareSheet(visitor, place, summary)
      await compareSummary(visitor, place, summary)
      seen.balances += await compareBalances(visitor, { address: server.address, place, summary })
      seen.strips += await compareStrips(visitor, { address: server.address, place, summary })
    }
    expect(visitor.trouble).toEqual([])
    await visitor.close()
  }
  expect(seen.strips).toBeGreaterThan(places.length)
  expect(seen.balances).toBeGreaterThan(places.length / 2)
})

/** On the screen, on paper and in a workbook. */
async function compareSheet(
  { page, go }: Visit,
  { farm, farm_id, period_id }: Place,
  { crops }: CroppingOfPeriod,
): Promise<void> {
  await go(`/collection/${farm_id}/period/${period_id}/cropping/spreadsheet`)
  await cellAt(page, 0, 0).waitFor()
  const told = shownFigures.map(([heading, , figure, decimals]) => [
    heading,
    crops
      .map(line => `${line.paddock.name}, ${line.crop?.name}: ${text(line[figure], decimals)}`)
      .toSorted(),
  ])
  // Rain and the crops before are read after the rows.
  const shown = async () => onPaper(await printed(page))
  await expect.poll(shown, { message: farm, timeout: 60_000 }).toEqual(told)
  await compareInSight(page, crops)
  await compareWorkbook(page, crops)
}

function onPaper({ head, rows }: Awaited<ReturnType<typeof printed>>) {
  const plain = (words: string) => words.replace(/[\s,()]/g, '')
  return shownFigures.map(([heading, unit]) => {
    const at = head.findIndex(
      cell => cell === heading || plain(cell) === plain(`${heading}${unit}`),
    )
    expect(at, `${heading} among ${head.join('; ')}`).toBeGreaterThan(-1)
    return [
      heading,
      rows.map(row => `${row[0]}, ${row[1]}: ${(row[at] ?? '').replace(/^[–-]$/, '')}`).toSorted(),
    ]
  })
}

/** The rows that are drawn, in a view in which yield and water use have room. */
async function compareInSight(page: Page, crops: CroppingOfPeriod['crops']): Promise<void> {
  await page.getByRole('button', { name: 'Views', exact: true }).click()
  await page.getByRole('menuitemradio', { name: 'Nutrition', exact: true }).click()
  await page.getByRole('columnheader', { name: /^Water use/ }).waitFor()
  const drawn = await page.evaluate<readonly Cells[]>(`(() => {
    const at = name => [...document.querySelectorAll('.sheet-heading')]
      .find(one => one.ariaLabel.startsWith(name)).ariaColIndex - 2
    const places = [0, at('Crop'), at('Yield'), at('Water use')]
    return [...document.querySelectorAll('[data-line]')].map(line => places.map(place =>
      line.querySelector('[data-place="' + place + '"]')?.textContent.trim() ?? '?'))
  })()`)
  const rows = drawn.filter(([paddock]) => paddock !== '')
  expect(rows.length).toBeGreaterThan(Math.min(10, crops.length - 1))
  const told = crops.map(line => [
    line.paddock.name,
    line.crop?.name ?? '',
    text(line.yield, 2),
    text(line.water_use, 1),
  ])
  // A column has as many decimals in each figure as one of them needs.
  const plain = ([paddock, crop, ...figures]: readonly string[]) => [
    paddock,
    crop,
    ...figures.map(figure => figure && Number(figure.replaceAll(',', ''))),
  ]
  for (const row of rows) expect(told.map(plain)).toContainEqual(plain(row))
  await compareSource(page, crops)
}

/** A cell that is calculated opens to where its figure comes from, of this crop alone; Escape leads back to it. */
async function compareSource(page: Page, crops: CroppingOfPeriod['crops']): Promise<void> {
  const explained = crops.findIndex(
    ({ yield: each, enterprise, is_growing: isGrowing, paddock: { name } }) =>
      each !== null &&
      enterprise !== null &&
      !isGrowing &&
      crops.filter(one => one.paddock.name.includes(name)).length === 1,
  )
  expect(explained).toBeGreaterThan(-1)
  const heading = page.locator('.sheet-heading[aria-label^="Yield"]').first()
  const place = Number(await heading.getAttribute('aria-colindex')) - 2
  const { paddock, id } = crops[explained] ?? {}
  const cell = page
    .locator('[data-line]')
    .filter({ has: page.locator('[data-place="0"]', { hasText: paddock?.name ?? '' }) })
    .first()
    .locator(`[data-place="${place}"]`)
  const shown = (await cell.textContent())?.trim() ?? ''
  await cell.click()
  await page.keyboard.press('?')
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('heading', { name: 'How it is calculated' }).waitFor()
  expect(page.url()).toContain(`%2Fyield%2F${id}`)
  const told = await drawer.locator('.explained-numbers strong').innerText()
  expect(Number.parseFloat(told)).toBe(Number(shown.replaceAll(',', '')))
  expect(await drawer.locator('.explained-values dt').first().innerText()).toBe(paddock?.name)
  expect(await faultsForReaders(page)).toEqual([])
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  expect(await cell.getAttribute('data-active')).toBe('true')
  await page.keyboard.press('?')
  await drawer.getByRole('heading', { name: 'Where it is entered' }).waitFor()
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
}

async function compareWorkbook(page: Page, crops: CroppingOfPeriod['crops']): Promise<void> {
  await page.getByRole('button', { name: 'Workbook' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download XLSX' }).click(),
  ])
  const to = path.join(folder, file.suggestedFilename())
  await file.saveAs(to)
  const { sheets } = await readXlsx(await readFile(to))
  const [head = [], ...rows] = sheets[0]?.rows ?? []
  expect(rows).toHaveLength(crops.length)
  const byId = new Map(rows.map(row => [row[0], row]))
  for (const [heading, unit, figure] of shownFigures) {
    const at = head.indexOf(unit === '' ? heading : `${heading} (${unit})`)
    expect(at, heading).toBeGreaterThan(0)
    for (const line of crops) {
      const [told, held] = [line[figure], byId.get(line.id)?.[at] ?? null]
      if (told === null || typeof held !== 'number')
        expect(held, `${heading} of ${line.paddock.name}`).toBe(told)
      else expect(held, `${heading} of ${line.paddock.name}`).toBeCloseTo(told, 4)
    }
  }
}

/** Kind by kind. */
async function compareSummary(
  { page, go }: Visit,
  { farm, farm_id, period_id }: Place,
  { groups }: CroppingOfPeriod,
): Promise<void> {
  await go(`/collection/${farm_id}/period/${period_id}/cropping`)
  await page.locator('.crop-groups[data-of=crops] tfoot').waitFor()
  const rows = await tableOf(page)
  const shown = groups.crop.filter(({ crop }) => crop !== null)
  expect(shown.length, farm).toBeGreaterThan(0)
  for (const group of shown) {
    const cells = rows.get(group.crop?.name ?? '') ?? {}
    const dash = (figure: number | null, decimals: number) =>
      text(figure, decimals, decimals) || '–'
    const ofAmounts = group.crop?.unit.startsWith('bales') ? 0 : 1
    const rain = `${dash(group.crop_rain, 0)}${group.crop_rain !== null && group.crop_rain_unread ? '*' : ''}`
    expect(cells, `${group.crop?.name} of ${farm}`).toMatchObject({
      'Area sown': dash(group.area_sown, 1),
      Harvested: expect.stringContaining(dash(group.produced, ofAmounts)),
      ...('Our share' in cells && {
        'Our share': expect.stringContaining(dash(group.own, ofAmounts)),
      }),
      'Yield on sown': dash(group.yield_on_sown, 2),
      'In-crop rain': rain,
      'Water use': dash(group.water_use, 1),
      N: dash(group.nitrogen, 1),
      P: dash(group.phosphorus, 1),
      Irrigation: dash(group.megalitres_per_ha, 2),
      Income:
        group.income === null
          ? '–'
          : expect.stringContaining(text(Math.round(group.income / 100), 0)),
    })
  }
}

async function tableOf(page: Page): Promise<ReadonlyMap<string, Readonly<Record<string, string>>>> {
  const rows = await page.evaluate<readonly (readonly [string, string])[][]>(`
    [...document.querySelectorAll('.crop-groups[data-of=crops] tbody tr')].map(row =>
      [...row.querySelectorAll('td')].map(cell => [cell.dataset.heading ?? '', cell.innerText.trim()]))`)
  return new Map(rows.map(cells => [cells[0]?.[1] ?? '', Object.fromEntries(cells)]))
}
