import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDemo } from '../../../server/test/demo-server.ts'
import type { RunningServer } from '../../../server/test/running-server.ts'
import { ask, closeBrowser, farmInProgress, faultsForReaders, pathOf } from '../browser.ts'
import { signInToBusiness, startBrowser, tokenOf, visit } from '../browser.ts'
import { allSaved, cellAt } from '../sheet-in-page.ts'

const grower = 'grower@furrow.example'
const names = ['Wizard East', 'Wizard Hill', 'Wizard West']

let server: RunningServer
let browser: Browser
beforeAll(async () => {
  ;[server, browser] = await Promise.all([runDemo(), startBrowser()])
})
afterAll(async () => {
  await closeBrowser(browser)
  await server?.stop()
})

async function search<One>(resource: string, body: object): Promise<readonly One[]> {
  const token = await tokenOf(server.address, grower)
  const path = `/api/${resource}/search?limit=0`
  return (await ask<{ data: readonly One[] }>(server.address, path, { token, body })).data
}

async function idOf(resource: string, field: string, value: string): Promise<number> {
  const [row] = await search<{ id: number }>(resource, { filters: [{ field, value }] })
  if (!row) throw new Error(`No ${resource} is called ${value}.`)
  return row.id
}

/** Ground that nothing was ever grown on. */
async function makePaddocks(farm: number, period: number): Promise<void> {
  const token = await tokenOf(server.address, grower)
  const [property] = await search<{ id: number }>('farm_properties', {
    filters: [{ field: 'farm_id', value: farm }],
  })
  const use = await idOf('asset_types', 'slug', 'dryland-cropping')
  for (const [place, name] of names.entries()) {
    const area = 50 * (place + 1)
    const where = { farm_id: farm, period_id: period, property_id: property?.id }
    const body = { ...where, name, area, asset_type_id: use }
    await ask(server.address, '/api/paddocks', { token, body })
  }
}

interface Crop {
  readonly paddock: { readonly name: string }
  readonly sowing_collection_events: readonly Record<string, unknown>[]
  readonly fertiliser_collection_events: readonly Record<string, unknown>[]
  readonly grain_collection_events: readonly Record<string, unknown>[]
  readonly custom_termination_events: readonly Record<string, unknown>[]
}

async function cropsOf(crop: number, period: number): Promise<readonly Crop[]> {
  const relations = [
    'paddock',
    'sowing_collection_events',
    'grain_collection_events',
    'fertiliser_collection_events.fertiliser_chemical_applications',
    'custom_termination_events',
  ]
  const rows = await search<Crop>('crop_collections', {
    filters: [
      { field: 'current_crop_id', value: crop },
      { field: 'period_id', value: period },
    ],
    includes: relations.map(relation => ({ relation })),
  })
  return rows.toSorted((one, other) => one.paddock.name.localeCompare(other.paddock.name))
}

async function choose(page: Page, label: string, typed: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).fill(typed)
  await page.getByRole('option', { name: typed }).first().click()
}

async function fillIn(page: Page, label: string, typed: string): Promise<void> {
  const field = page.getByRole('textbox', { name: label, exact: true })
  await field.fill(typed)
  await field.press('Tab')
}

async function goOn(page: Page, step: string): Promise<void> {
  await page.getByRole('button', { name: step, exact: true }).last().click()
  await page.getByRole('heading', { level: 2, name: step }).waitFor()
}

/** On a phone what is told stands above the ways on. */
async function newsLeavesTheWayFree(page: Page, next: string): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.locator('.notices').getByText('filled in').waitFor()
  await page.getByRole('button', { name: next, exact: true }).last().click({ trial: true })
  expect(await page.locator('.notices').getByText('filled in').isVisible()).toBe(true)
  if (before) await page.setViewportSize(before)
}

test('a season of three paddocks is entered from nothing, step by step', async () => {
  const { farm, period } = await farmInProgress(server.address, grower)
  await makePaddocks(farm, period)
  const crop = await idOf('crop_types', 'name', 'Triticale')
  const visitor = await visit(browser, server.address, { worksOffline: true })
  const { page } = visitor
  const wizard = `/collection/${farm}/period/${period}/cropping/wizard`
  await signInToBusiness(visitor, grower)

  await visitor.go(wizard)
  await choose(page, 'Another crop', 'Triticale')
  await page.getByRole('button', { name: 'Save crops' }).click()
  await page.getByRole('link', { name: /Triticale/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Triticale' }).waitFor()
  expect(pathOf(page)).toBe(`${wizard}/${crop}`)

  for (const name of names) await page.getByRole('checkbox', { name: new RegExp(name) }).press(' ')
  await page.getByRole('button', { name: 'Add triticale to 3 paddocks' }).press('Enter')
  await cellAt(page, 2, 0).waitFor()
  expect(await faultsForReaders(page)).toEqual([])

  await goOn(page, 'Sowing')
  await choose(page, 'Variety', 'Endeavour')
  await fillIn(page, 'Sown', '20/5/2025')
  await fillIn(page, 'Sow rate', '60')
  await page.getByRole('button', { name: 'Fill in 3 paddocks' }).press('Enter')
  await expect.poll(() => cellAt(page, 2, 2).textContent()).toBe('20/05/2025')
  await newsLeavesTheWayFree(page, 'Fallow and stored water')
  // One of them was sown later: the rest of the season is typed in the cells.
  await cellAt(page, 1, 2).click()
  await page.keyboard.type('2/6/2025')
  await page.keyboard.press('Enter')

  await goOn(page, 'Fallow and stored water')
  await goOn(page, 'Fertiliser')
  await page.getByText('With seed', { exact: true }).click()
  await choose(page, 'Product', 'MAP')
  await fillIn(page, 'Rate', '50')
  await page.getByRole('button', { name: 'Apply to 3 paddocks' }).press('Enter')
  await page.getByText('5 kg/ha', { exact: true }).waitFor()

  // In the paddock there is no signal; the season goes on.
  await visitor.context.setOffline(true)
  await goOn(page, 'Grazing')
  await page.getByRole('button', { name: 'Not grazed' }).press('Enter')
  await page.getByText('Your answer: not grazed.').waitFor()

  await goOn(page, 'Harvest')
  await fillIn(page, 'Harvested', '25/11/2025')
  await fillIn(page, 'Yield', '3')
  await page.getByRole('button', { name: 'Fill in 3 paddocks' }).press('Enter')
  await expect.poll(() => cellAt(page, 2, 2).textContent()).toBe('450')
  await cellAt(page, 2, 1).click()
  await page.keyboard.type('120')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /Not harvested 1/ }).waitFor()
  await visitor.context.setOffline(false)
  await allSaved(page)

  // Someone who leaves comes back to where they were.
  await visitor.go(wizard)
  await page.getByRole('link', { name: /Triticale/ }).click()
  await page.getByRole('heading', { level: 2, name: 'Harvest' }).waitFor()
  await goOn(page, 'Not harvested')
  await page.getByText('Reason the rest was not harvested').waitFor()
  await choose(page, 'Reason', 'Failed')
  await fillIn(page, 'Date', '25/11/2025')
  await page.getByRole('button', { name: 'Fill in 1 paddock' }).press('Enter')
  await expect.poll(() => page.getByText('Reason the rest was not harvested').count()).toBe(0)

  // The last step says beside its name what is to be checked.
  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('button', { name: /Review/ })
    .click()
  await page.getByRole('heading', { level: 2, name: 'Review' }).waitFor()
  await page.getByText('900 t', { exact: true }).waitFor()
  expect(await faultsForReaders(page)).toEqual([])
  await page.getByRole('button', { name: 'Mark complete' }).press('Enter')
  await page.getByRole('heading', { level: 2, name: 'Triticale is complete' }).waitFor()
  await allSaved(page)

  const rows = await cropsOf(crop, period)
  expect(rows.map(({ paddock }) => paddock.name)).toEqual(names)
  const sowings = rows.flatMap(row => row.sowing_collection_events)
  expect(sowings.map(one => one['sowing_date'])).toEqual(['2025-05-20', '2025-06-02', '2025-05-20'])
  expect(sowings.map(one => one['sowing_area'])).toEqual([50, 100, 150])
  expect(sowings.every(one => one['variety_id'] !== null && one['sowing_rate'] === 60)).toBe(true)
  const spread = rows.flatMap(row => row.fertiliser_collection_events)
  expect(spread.map(one => one['application_date'])).toEqual([
    '2025-05-20',
    '2025-06-02',
    '2025-05-20',
  ])
  const grain = rows.flatMap(row => row.grain_collection_events)
  expect(grain.map(one => [one['harvested_area'], one['grain_tonnes']])).toEqual([
    [50, 150],
    [100, 300],
    [120, 450],
  ])
  expect(rows.map(row => row.custom_termination_events.length)).toEqual([0, 0, 1])
  const [grown] = await search<Record<string, unknown>>('crop_type_farm_periods', {
    filters: [
      { field: 'crop_type_id', value: crop },
      { field: 'period_id', value: period },
    ],
  })
  expect(grown).toMatchObject({
    all_questions_answered: true,
    open_answers: { 'grazing.any': 'none' },
  })
  expect(visitor.trouble).toEqual([])
  await visitor.close()
})
