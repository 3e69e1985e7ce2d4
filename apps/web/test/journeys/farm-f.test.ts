// Farm F of the worked examples, typed by people: land, debts, people, machines, water and buildings on
// their own sheets, the rest into the record; every figure of the example comes out to the cent.

import { labelOf } from '@furrow/catalogue/entity'
import { recordFields } from '@furrow/catalogue/finance/record'
import type { Field } from '@furrow/catalogue/fields'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { runDemo } from '../../../server/test/demo-server.ts'
import type { RunningServer } from '../../../server/test/running-server.ts'
import { calculatedOfFarmF, enteredOfFarmF } from '../../../server/test/rules/farm-f.ts'
import { ask, closeBrowser, signInToBusiness, startBrowser, tokenOf, visit } from '../browser.ts'
import type { Visit } from '../browser.ts'
import { financeIn } from '../finance-in-page.ts'
import type { FinanceInPage } from '../finance-in-page.ts'
import { freshFarm, periodAfter, rowsOf } from '../fresh-farm.ts'
import type { FreshFarm } from '../fresh-farm.ts'
import { allSaved } from '../sheet-in-page.ts'

const isLong = inject('isLongForm')
const email = 'owner@furrow.example'
const fields: Readonly<Record<string, Field>> = recordFields

let server: RunningServer
let browser: Browser
let place: FreshFarm
let visitor: Visit
let finance: FinanceInPage
beforeAll(async () => {
  ;[server, browser] = await Promise.all([runDemo(), startBrowser()])
  place = await freshFarm(server.address, { name: 'Farm F', email, paddocks: {} })
  await landOfFarmF()
  visitor = await visit(browser, server.address, { width: 1440 })
  await signInToBusiness(visitor, email)
  finance = financeIn(visitor, place)
})
afterAll(async () => {
  await closeBrowser(browser)
  await server?.stop()
})

type Told = Readonly<Record<string, number | null>>
async function recorded(period = place.period): Promise<Told> {
  const like = { farm_id: place.farm, period_id: period }
  const [record] = await rowsOf<Told>(server.address, 'assets', like)
  return record ?? {}
}

test('land is valued by class and property', async () => {
  await finance.open('land')
  await finance.type('Timber', 'Value', '800')
  await finance.type('Dryland – medium', 'Value', '6,800')
  expect((await recorded())['leased_land_val'] ?? null).toBeNull()
  await finance.type('Dryland – heavy', 'Value', '$6,000')
  await expect
    .poll(() => recorded())
    .toMatchObject({
      owned_ha: 2000,
      sharefarmed_ha: 1000,
      non_productive_ha: 100,
      owned_land_val: 13_000_000_00,
      leased_land_val: 6_000_000_00,
    })
})

test.runIf(isLong)(
  'what is owed, owned and who works there is typed where it belongs',
  async () => {
    await finance.pasteInto('debts', [
      {
        Name: 'Farm loan',
        Kind: 'Term loan',
        'Owed at the end': '4,900,000',
        'Interest paid': '245,000',
      },
      { Name: 'Buyers', Kind: 'Debtors (owed to us)', 'Owed at the end': '0' },
    ])
    await finance.pasteInto('labour', [
      { Name: 'Sam', Kind: 'Owner or family, unpaid', 'Worked, days': '240' },
      { Name: 'Jo', Kind: 'Owner or family, unpaid', 'Worked, days': '120' },
      { Name: 'Pat', Kind: 'Permanent', 'Worked, days': '240' },
      { Name: 'Lee', Kind: 'Permanent', 'Worked, days': '240' },
      { Name: 'Harvest', Kind: 'Casual', 'Worked, days': '240' },
    ])
    await finance.pasteInto('machinery', [
      { Name: 'All plant', Kind: 'Tractors ≥ 100 kW', 'At the end': '2,080,000' },
      {
        Name: 'New tractor',
        Kind: 'Tractors ≥ 100 kW',
        'Bought for': '320,000',
        'At the end': '320,000',
      },
      { Name: 'Old tractor', Kind: 'Tractors ≥ 100 kW', 'Sold for': '60,000' },
    ])
    await finance.pasteInto('water', [
      { Name: 'River', Type: 'General security', Value: '4500000' },
    ])
    await finance.pasteInto('buildings', [
      { Name: 'Homestead', Kind: 'House', 'At the end': '600,000' },
      { Name: 'Fences', Kind: 'Fencing', 'At the end': '250,000' },
    ])
    const sheets = ['term_loan_liab', 'interest_cost', 'owned_plant_val', 'plant_purchase_val']
    const others = ['days_owner', 'days_permanent', 'owned_water_val', 'owned_buildings_val']
    const told = await recorded()
    for (const name of [...sheets, ...others, 'plant_sale_val', 'owned_infrastructure_val'])
      expect.soft(told[name], name).toBe(enteredOfFarmF[name])
  },
)

test.runIf(isLong)('the rest is typed into the record, and every figure comes out', async () => {
  await finance.open('record')
  const there = await recorded()
  const missing = Object.entries(enteredOfFarmF).filter(([name, value]) => there[name] !== value)
  expect(missing.length).toBeGreaterThan(15)
  for (const [name, value] of missing) {
    const text = fields[name]?.kind === 'money' ? `$${(value / 100).toFixed(2)}` : String(value)
    await finance.typeFigure(labelOf(name, fields[name]!), text)
  }
  await allSaved(visitor.page)
  const record = await recorded()
  for (const [name, value] of Object.entries(enteredOfFarmF))
    expect.soft(record[name], name).toBe(value)
  for (const [name, value] of Object.entries(calculatedOfFarmF)) {
    if (fields[name]?.kind === 'money') expect.soft(record[name], name).toBe(value)
    else expect.soft(record[name], name).toBeCloseTo(value, 6)
  }
})

test.runIf(isLong)(
  'its land is carried into the next period, marked, and valued anew there',
  async () => {
    const { page } = visitor
    const next = await periodAfter(server.address, place)
    await landIn(next)
    await finance.open('land', next)
    await page.getByText('$19,000,000').first().waitFor()
    await page.getByText('$6,800.00').nth(1).waitFor()
    await finance.type('Dryland – medium', 'Value', '7000')
    expect(await recorded(next)).toMatchObject({
      owned_land_val: 13_380_000_00,
      // Whether any was bought or sold, nobody has said.
      land_revaluation_val: null,
    })
    await finance.open('record', next)
    for (const name of ['land_purchase_val', 'land_sale_val'])
      await finance.typeFigure(labelOf(name, fields[name]!), '0')
    expect((await recorded(next))['land_revaluation_val']).toBe(380_000_00)
  },
)

/** 1,900 ha and 100 ha of timber of their own, 1,000 ha sharefarmed. */
async function landOfFarmF(): Promise<void> {
  const token = await tokenOf(server.address, 'admin@furrow.example')
  const body = { farm_id: place.farm, name: 'Share block' }
  await ask(server.address, '/api/farm_properties', { token, body })
  await landIn(place.period)
}

async function landIn(period: number): Promise<void> {
  const token = await tokenOf(server.address, 'admin@furrow.example')
  const idOf = async (resource: string, slug: string) =>
    (await rowsOf<{ id: number }>(server.address, resource, { slug }))[0]?.id
  const properties = await rowsOf<{ id: number; name: string }>(server.address, 'farm_properties', {
    farm_id: place.farm,
  })
  const property = (name: string) => properties.find(one => one.name === name)?.id
  const where = { farm_id: place.farm, period_id: period }
  const held = [
    ['Home', 'Owned', 2000],
    ['Share block', 'Sharefarmed', 1000],
  ] as const
  const pieces = [
    ['Home', 'River', 1900, 'dryland-cropping', 'dryland-medium'],
    ['Home', 'Scrub', 100, 'timber-and-conservation', 'timber-conservation'],
    ['Share block', 'Flat', 1000, 'dryland-cropping', 'dryland-heavy-high-class'],
  ] as const
  const titles = held.map(([name, ownership_type, title_area]) => ({
    do: 'store',
    resource: 'farm_property_periods',
    values: { ...where, property_id: property(name), ownership_type, title_area },
  }))
  const paddocks = await Promise.all(
    pieces.map(async ([on, name, area, use, landClass]) => ({
      do: 'store',
      resource: 'paddocks',
      values: {
        ...where,
        name,
        area,
        property_id: property(on),
        asset_type_id: await idOf('asset_types', use),
        valuation_category_id: await idOf('valuation_categories', landClass),
      },
    })),
  )
  const steps = [...titles, ...paddocks]
  const said = await ask<{ data?: unknown }>(server.address, '/api/v2/batch', {
    token,
    body: { steps },
  })
  if (!said.data) throw new Error(JSON.stringify(said))
}
