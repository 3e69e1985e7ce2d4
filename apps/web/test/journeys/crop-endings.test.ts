import type { CroppingOfPeriod } from '@furrow/wire/cropping-summary-answer'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { runDemo } from '../../../server/test/demo-server.ts'
import type { RunningServer } from '../../../server/test/running-server.ts'
import { ask, closeBrowser, signInToBusiness, startBrowser, tokenOf } from '../browser.ts'
import { visit } from '../browser.ts'
import type { Visit } from '../browser.ts'
import { freshFarm, rowsOf } from '../fresh-farm.ts'
import type { FreshFarm } from '../fresh-farm.ts'
import { allSaved, cellAt, goToBlankLine, linesOf, paste } from '../sheet-in-page.ts'

const isLong = inject('isLongForm')
const email = 'grower@furrow.example'

let server: RunningServer
let browser: Browser
beforeAll(async () => {
  if (!isLong) return
  ;[server, browser] = await Promise.all([runDemo(), startBrowser()])
})
afterAll(async () => {
  if (!isLong) return
  await closeBrowser(browser)
  await server?.stop()
})

async function pasteCrops(
  visitor: Visit,
  { farm, period }: FreshFarm,
  crops: readonly Readonly<Record<string, string>>[],
): Promise<void> {
  const { page } = visitor
  await visitor.go(`/collection/${farm}/period/${period}/cropping/spreadsheet`)
  await goToBlankLine(page)
  const lines = await linesOf(page, crops)
  const kept = page.waitForResponse(response => response.url().endsWith('/api/v2/batch'))
  await paste(visitor, lines)
  await kept
  await cellAt(page, crops.length - 1, 0)
    .getByText(/\w/)
    .waitFor()
  await allSaved(page)
}

/** In the drawer of a crop, on the first line that is empty. */
async function typeEvent(page: Page, kind: string, cells: readonly string[]): Promise<void> {
  const lines = page
    .getByRole('dialog')
    .getByRole('region', { name: kind, exact: true })
    .locator('[data-line]')
  const line = (await lines.count()) - 1
  await lines.nth(line).locator('[data-place="0"]').click()
  for (const text of cells) {
    if (text !== '') await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
  await expect.poll(() => lines.count()).toBe(line + 2)
  await allSaved(page)
}

async function openCrop(page: Page, paddock: string): Promise<void> {
  await page.getByRole('gridcell', { name: paddock, exact: true }).click()
  await page.getByRole('button', { name: 'Open', exact: false }).first().click()
  await page.getByRole('dialog', { name: new RegExp(paddock) }).waitFor()
}

async function summaryOf({ farm, period }: FreshFarm): Promise<CroppingOfPeriod> {
  const token = await tokenOf(server.address, email)
  const path = `/api/v2/cropping-summary?farm_id=${farm}&period_id=${period}`
  return (await ask<{ data: CroppingOfPeriod }>(server.address, path, { token })).data
}

/** Days, as far as they have one: when each life of a crop began, and by what it ended. */
async function livesOn({ farm }: FreshFarm) {
  const lives = await rowsOf<Life>(server.address, 'crop_lifecycle', { farm_id: farm }, [
    'crop_collection.paddock',
  ])
  return lives
    .map(life => [
      life.crop_collection.paddock.name,
      life.termination_event_type,
      life.establishment_event_id !== null,
    ])
    .toSorted((one, other) => String(one).localeCompare(String(other)))
}

interface Life {
  readonly crop_collection: { readonly paddock: { readonly name: string } }
  readonly establishment_event_id: number | null
  readonly termination_event_type: string | null
}

test.runIf(isLong)(
  'a crop that failed, one that was sown again, and one that was cut for hay',
  async () => {
    const paddocks = { Hail: 50, Mown: 80, Poor: 100 }
    const place = await freshFarm(server.address, { name: 'Fates', email, paddocks })
    const visitor = await visit(browser, server.address, { width: 1440 })
    const { page } = visitor
    await signInToBusiness(visitor, email)
    const sown = { Crop: 'Wheat', Sown: '01/05/2025', 'Sow rate, kg/ha': '60' }
    await pasteCrops(visitor, place, [
      {
        ...sown,
        Paddock: 'Hail',
        'Area sown, ha': '50',
        Reason: 'Failed – hail or storm',
        Date: '20/10/2025',
      },
      { ...sown, Paddock: 'Mown', 'Area sown, ha': '80' },
      {
        ...sown,
        Paddock: 'Poor',
        'Area sown, ha': '100',
        Reason: 'Failed – poor establishment (resown)',
        Date: '20/05/2025',
      },
    ])
    await openCrop(page, 'Poor')
    await typeEvent(page, 'Sowing', ['24/05/2025', '', '', '100', '65'])
    await typeEvent(page, 'Grain harvest', ['25/11/2025', '100', '250'])
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await openCrop(page, 'Mown')
    await typeEvent(page, 'Hay cut', ['02/10/2025', '80', '320'])
    expect(visitor.trouble).toEqual([])
    await visitor.close()

    expect(await livesOn(place)).toEqual([
      ['Hail', 'custom_termination_events', true],
      ['Mown', 'hay_collection_events', true],
      ['Poor', 'custom_termination_events', true],
      ['Poor', 'grain_collection_events', true],
    ])
    const { crops, groups, ground } = await summaryOf(place)
    expect(
      Object.fromEntries(crops.map(({ paddock, status }) => [paddock.name, status?.slug])),
    ).toEqual({ Hail: 'failed', Mown: 'cut-for-hay', Poor: 'harvested' })
    expect(ground.parts).toMatchObject({ sown: 100, hay: 80, failed: 50, unused: 0 })
    expect(groups.crop).toHaveLength(1)
    // What was sown again counts once, and over what was meant for the header: 250 t on 150 ha.
    expect(groups.crop[0]).toMatchObject({
      paddocks: 3,
      area_sown: 230,
      area_harvested: 180,
      produced: 250,
      hay: 320,
      yield: 2.5,
      statuses: expect.arrayContaining([expect.objectContaining({ slug: 'failed', count: 1 })]),
    })
    expect(groups.crop[0]?.yield_on_sown).toBeCloseTo(250 / 150, 10)
  },
)

test.runIf(isLong)('a cotton farm: water, lint and seed of three fields', async () => {
  const paddocks = { 'Field 1': 100, 'Field 2': 100, 'Field 3': 100 }
  const place = await freshFarm(server.address, {
    name: 'Cotton',
    email,
    paddocks,
    use: 'irrigated-cropping',
  })
  const visitor = await visit(browser, server.address, { width: 1440 })
  await signInToBusiness(visitor, email)
  const field = {
    Crop: 'Cotton',
    Sown: '10/10/2025',
    'Area sown, ha': '100',
    'Water, ML': '770',
    Harvested: '10/04/2026',
    'Area harvested, ha': '100',
    'Lint, bales': '1100',
    'Seed, t': '328',
  }
  await pasteCrops(
    visitor,
    place,
    Object.keys(paddocks).map(Paddock => ({ Paddock, ...field })),
  )
  expect(visitor.trouble).toEqual([])
  await visitor.close()
  const { groups } = await summaryOf(place)
  expect(groups.crop).toHaveLength(1)
  expect(groups.crop[0]).toMatchObject({
    paddocks: 3,
    area_harvested: 300,
    produced: 3300,
    yield: 11,
  })
  expect(groups.crop[0]?.megalitres_per_ha).toBeCloseTo(7.7, 10)
})

const seasons = [
  {
    period: '2023-24',
    sown: '10/03/2023',
    cut: '20/06/2024',
    cane: '8400',
    ccs: '13.5',
    stage: 'Plant cane',
  },
  { period: '2024-25', sown: '', cut: '12/06/2025', cane: '7600', ccs: '14', stage: '1st ratoon' },
  {
    period: '2025-26',
    sown: '',
    cut: '15/06/2026',
    cane: '6800',
    ccs: '12.5',
    stage: '2nd ratoon',
  },
] as const

/** The same ground in each of the periods. */
async function caneFarm(): Promise<readonly FreshFarm[]> {
  const { farm, period: last } = await freshFarm(server.address, {
    name: 'Cane',
    email,
    paddocks: {},
  })
  const token = await tokenOf(server.address, 'admin@furrow.example')
  const [use] = await rowsOf<{ id: number }>(server.address, 'asset_types', { slug: 'sugarcane' })
  const places: FreshFarm[] = []
  let parent: number | null = null
  for (const { period: name } of seasons) {
    const [period] = await rowsOf<{ id: number }>(server.address, 'periods', { name })
    const place = { farm_id: farm, period_id: period?.id ?? 0 }
    if (place.period_id !== last)
      await ask(server.address, '/api/farm_period', {
        token,
        body: { ...place, status: 'In progress' },
      })
    const body: object = {
      ...place,
      name: 'Block 1',
      area: 80,
      asset_type_id: use?.id,
      primary_parent_paddock_id: parent,
    }
    const made = await ask<{ data: { id: number } }>(server.address, '/api/paddocks', {
      token,
      body,
    })
    parent = made.data.id
    places.push({ farm, period: place.period_id })
  }
  return places
}

test.runIf(isLong)(
  'cane is cut in three periods, its sugar typed as the mill says it',
  async () => {
    const places = await caneFarm()
    const visitor = await visit(browser, server.address, { width: 1440 })
    await signInToBusiness(visitor, email)
    for (const [at, { sown, cut, cane, ccs, stage }] of seasons.entries()) {
      const place = places[at] ?? expect.fail('no such period')
      const planted = { Stage: stage, Sown: sown, 'Area sown, ha': '80' }
      await pasteCrops(visitor, place, [
        {
          Paddock: 'Block 1',
          Crop: 'Sugarcane',
          ...(sown && planted),
          Harvested: cut,
          'Area harvested, ha': '80',
          'Cane, t': cane,
          'CCS, %': ccs,
        },
      ])
      const { crops, stands } = await summaryOf(place)
      expect(crops.map(({ status, years }) => [status?.slug, years])).toEqual([
        ['carried-over', at + 1],
      ])
      expect(stands).toMatchObject([
        { age: stage, paddocks: 1, area: 80, produced: Number(cane), yield: Number(cane) / 80 },
      ])
    }
    expect(visitor.trouble).toEqual([])
    await visitor.close()
    const cuts = await rowsOf<{ ccs_tonnes: number }>(server.address, 'cane_collection_events', {
      farm_id: places[0]?.farm,
    })
    expect(cuts.map(({ ccs_tonnes }) => ccs_tonnes)).toEqual([1134, 1064, 850])
    const lives = await rowsOf(server.address, 'crop_lifecycle', { farm_id: places[0]?.farm })
    expect(lives).toHaveLength(1)
  },
)
