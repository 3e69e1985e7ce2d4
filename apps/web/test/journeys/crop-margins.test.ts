// What two crops brought in and what the farm spent: the sheet, the summary and the wizard say the same as a reckoning
// by hand, and nothing of it is told to whoever sees no money.

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { runDemo } from '../../../server/test/demo-server.ts'
import type { RunningServer } from '../../../server/test/running-server.ts'
import { ask, closeBrowser, faultsForReaders, scrollsSideways } from '../browser.ts'
import { signInToBusiness, startBrowser, tokenOf, visit } from '../browser.ts'
import type { Visit } from '../browser.ts'
import { financeIn } from '../finance-in-page.ts'
import { freshFarm, rowsOf } from '../fresh-farm.ts'
import type { FreshFarm } from '../fresh-farm.ts'
import { allSaved } from '../sheet-in-page.ts'

const isLong = inject('isLongForm')
const email = 'owner@furrow.example'

let server: RunningServer
let browser: Browser
let place: FreshFarm
let visitor: Visit
let wheat: number
beforeAll(async () => {
  ;[server, browser] = await Promise.all([runDemo(), startBrowser()])
  const paddocks = { North: 100, South: 60, Creek: 80 }
  place = await freshFarm(server.address, { name: 'Myall', email, paddocks })
  wheat = await grow('Wheat', [
    { paddock: 'North', area: 100, tonnes: 300 },
    { paddock: 'South', area: 60, tonnes: 150 },
  ])
  await grow('Barley', [{ paddock: 'Creek', area: 80, tonnes: 200 }])
  await record()
  visitor = await visit(browser, server.address, { width: 2400 })
  await signInToBusiness(visitor, email)
})
afterAll(async () => {
  await closeBrowser(browser)
  await server?.stop()
})

/** Dollars, by the tonne. */
const prices: Readonly<Record<string, number>> = { Wheat: 300, Barley: 250 }
/** Dollars of the farm: by kilograms sown, by hectares, by hectares harvested, and by tonnes. */
const spent = { seed: 12_000, herbicide: 4800, harvest: 7200, freight: 6500 }

interface Row {
  readonly id: number
}

async function post(resource: string, values: object): Promise<number> {
  const token = await tokenOf(server.address, 'admin@furrow.example')
  const body = { farm_id: place.farm, period_id: place.period, ...values }
  const said = await ask<{ data?: Row }>(server.address, `/api/${resource}`, { token, body })
  if (!said.data) throw new Error(`${resource}: ${JSON.stringify(said)}`)
  return said.data.id
}

interface Grown {
  readonly paddock: string
  readonly area: number
  readonly tonnes: number
}

/** Sown at 50 kg/ha, harvested whole, and all of it sold. */
async function grow(name: string, on: readonly Grown[]): Promise<number> {
  const [type = expect.fail(name)] = await rowsOf<Row>(server.address, 'crop_types', { name })
  const crop = { crop_type_farm_period_id: 0, farm_id: place.farm }
  crop.crop_type_farm_period_id = await post('crop_type_farm_periods', { crop_type_id: type.id })
  for (const { paddock, area, tonnes } of on) {
    const like = { farm_id: place.farm, name: paddock }
    const [ground = expect.fail(paddock)] = await rowsOf<Row>(server.address, 'paddocks', like)
    const of = { paddock_id: ground.id, current_crop_id: type.id }
    const crop_collection_id = await post('crop_collections', of)
    const sown = { sowing_area: area, sowing_date: '2025-05-20', sowing_rate: 50 }
    await post('sowing_collection_events', { crop_collection_id, ...sown })
    const off = { harvested_area: area, harvested_date: '2025-11-20', grain_tonnes: tonnes }
    await post('grain_collection_events', { crop_collection_id, ...off })
  }
  const tonnes = on.reduce((sum, one) => sum + one.tonnes, 0)
  const sale = await post('crop_sale_actuals', { ...crop, date: '2025-12-10' })
  const income = tonnes * (prices[name] ?? 0) * 100
  await post('grain_sale_actuals', { crop_sale_actual_id: sale, tonnes, income })
  return type.id
}

/** There may be one already, of figures that follow from the crops. */
async function record(): Promise<void> {
  const values = {
    exp_seed: spent.seed * 100,
    exp_herbicide_crop: spent.herbicide * 100,
    exp_contract_harvest: spent.harvest * 100,
    exp_freight_produce: spent.freight * 100,
  }
  const like = { farm_id: place.farm, period_id: place.period }
  const [known] = await rowsOf<Row>(server.address, 'assets', like)
  if (!known) {
    await post('assets', values)
    return
  }
  const token = await tokenOf(server.address, 'admin@furrow.example')
  const steps = [{ do: 'update', resource: 'assets', id: known.id, values }]
  await ask(server.address, '/api/v2/batch', { token, body: { steps } })
}

/** By hand: a kilogram of seed cost $1, herbicide $20 and harvest $30 a hectare, freight $10 a tonne. */
const reckoned = {
  North: { income: 90_000, cost: 5000 + 2000 + 3000 + 3000 },
  South: { income: 45_000, cost: 3000 + 1200 + 1800 + 1500 },
  Creek: { income: 50_000, cost: 4000 + 1600 + 2400 + 2000 },
}
const ofWheat = { income: 135_000, cost: 13_000 + 7500, margin: 114_500 }
const ofFarm = { income: 185_000, cost: 30_500, margin: 154_500 }

const whole = (dollars: number) => `$${dollars.toLocaleString('en-AU')}`
const exact = (dollars: number) =>
  `$${dollars.toLocaleString('en-AU', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`
const below = () => `/collection/${place.farm}/period/${place.period}/cropping`

async function openCosts(page: Page): Promise<void> {
  await page.getByRole('grid', { name: 'Crops' }).waitFor()
  await page.getByRole('button', { name: /^Views?/ }).click()
  await page.getByRole('menuitemradio', { name: 'Costs' }).click()
}

test('in the view “Costs” of the sheet each paddock has its part of income and costs', async () => {
  const { page } = visitor
  await visitor.go(`${below()}/spreadsheet`)
  await openCosts(page)
  const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name })
  await rowOf('North').getByText('$77,000.00').waitFor()
  for (const [name, { income, cost }] of Object.entries(reckoned)) {
    const cells = await rowOf(name).getByRole('gridcell').allInnerTexts()
    expect(cells).toEqual(expect.arrayContaining([income, cost, income - cost].map(exact)))
  }
  const cells = await rowOf('North').getByRole('gridcell').allInnerTexts()
  // $130 a hectare at $300/t, and over 3 t/ha; freight is $10/t.
  expect(cells).toEqual(expect.arrayContaining(['$770.00', '0.43', '$43.33', '$290.00']))
  const foot = await page.locator('.sheet-foot').innerText()
  for (const figure of [ofFarm.income, ofFarm.cost, ofFarm.margin]) {
    expect(foot).toContain(exact(figure))
  }
  expect(await faultsForReaders(page)).toEqual([])
})

test('the summary says the same by crop, and its paddocks what the sheet says', async () => {
  const { page } = visitor
  await visitor.go(below())
  const table = page.locator('.crop-groups[data-of=margins]')
  const told = (name: string, heading: string) =>
    table
      .locator('tr', { hasText: name })
      .first()
      .locator(`td[data-heading="${heading}"]`)
      .innerText()
  await table.locator('tfoot').waitFor()
  const { income, cost, margin } = ofWheat
  expect(await told('Wheat', 'Income')).toBe(whole(income))
  expect(await told('Wheat', 'Direct cost')).toBe(whole(cost))
  expect(await told('Wheat', 'Gross margin')).toBe(whole(margin))
  expect(await told('Wheat', 'Margin per ha')).toBe(whole(Math.round(margin / 160)))
  expect(await told('Wheat', 'Return on cost')).toBe('559%')
  expect(await told('Wheat', 'Break-even yield')).toBe('0.43 t/ha')
  expect(await told('Wheat', 'Break-even price')).toBe('$45.56/t')
  expect(await told('Barley', 'Farm gate price')).toBe('$240.00/t')
  expect(await told('Total', 'Gross margin')).toBe(whole(ofFarm.margin))
  await table.getByRole('button', { name: 'Wheat', exact: true }).press('Enter')
  expect(await told('South', 'Gross margin')).toBe(whole(37_500))
  expect(await faultsForReaders(page)).toEqual([])
})

test.runIf(isLong)('the review of the wizard says the same of the crop', async () => {
  const { page } = visitor
  await visitor.go(`${below()}/wizard/${wheat}?step=review`)
  const strip = page.getByRole('region', { name: 'Income and costs' })
  await strip.waitFor()
  const said = (await strip.innerText()).split('\n').filter(line => line.trim() !== '')
  expect(said).toEqual([
    'Income',
    whole(ofWheat.income),
    'Direct cost',
    whole(ofWheat.cost),
    'Gross margin',
    whole(ofWheat.margin),
    'Margin per ha',
    '$715.63/ha',
    'Break-even yield',
    '0.43 t/ha',
    'Break-even price',
    '$45.56/t',
  ])
  expect(await faultsForReaders(page)).toEqual([])
})

test.runIf(isLong)(
  'what is kept for seed stands in the balance of the crop, and is worth its price at the gate',
  async () => {
    const { page } = visitor
    await visitor.go(`${below()}/wizard/${wheat}?step=sales`)
    const kept = page.getByRole('textbox', { name: /^Kept for seed or feed/ })
    await kept.fill('10')
    await kept.press('Enter')
    await page.getByText('10 t kept').first().waitFor()
    await allSaved(page)
    expect(await faultsForReaders(page)).toEqual([])
    await visitor.go(`${below()}/wizard/${wheat}?step=review`)
    const strip = page.getByRole('region', { name: 'Income and costs' })
    // 450 t of our share less what was sold: ten tonnes at $300 less $10 of freight.
    await strip.getByText(whole(ofWheat.income + 10 * 290), { exact: true }).waitFor()
  },
)

test.runIf(isLong)(
  'on a phone it fits, and whoever sees no money has no such view, table or figures',
  async () => {
    const phone = await visit(browser, server.address, { width: 390, height: 844, scheme: 'dark' })
    await signInToBusiness(phone, email)
    await phone.go(below())
    await phone.page.getByRole('heading', { name: 'Income and costs' }).waitFor()
    expect(await scrollsSideways(phone.page)).toBe(false)
    expect(await faultsForReaders(phone.page)).toEqual([])
    await phone.close()

    const token = await tokenOf(server.address, 'admin@furrow.example')
    const like = { email: 'grower@furrow.example' }
    const [grower] = await rowsOf<Row>(server.address, 'users', like)
    const body = { details_id: place.farm, user_id: grower?.id }
    await ask(server.address, '/api/details_user', { token, body })
    const other = await visit(browser, server.address, { width: 1440 })
    const { page } = other
    await signInToBusiness(other, like.email)
    const paths = [below(), `${below()}/spreadsheet`, `${below()}/wizard/${wheat}?step=review`]
    const shown = ['.crop-groups tfoot', '.sheet-foot', '.figure-strip']
    for (const [at, path] of paths.entries()) {
      await other.go(path)
      await page
        .locator(shown[at] ?? '')
        .first()
        .waitFor()
      expect(await page.locator('main').innerText()).not.toMatch(/\$|margin|Break-even/)
    }
    await other.go(`${below()}/spreadsheet`)
    await page.getByRole('button', { name: /^Views?/ }).click()
    await page.getByRole('menuitemradio', { name: 'Harvest', exact: true }).waitFor()
    expect(await page.getByRole('menuitemradio', { name: /Costs|Sales/ }).count()).toBe(0)
    await other.close()
    expect(visitor.trouble).toEqual([])
  },
)

test('who knows better what a crop bears types it, and its margin follows', async () => {
  const { page } = visitor
  await visitor.go(`/collection/${place.farm}/period/${place.period}/finance/shared-costs`)
  await page.getByRole('tab', { name: 'Crops' }).click()
  const seed = page.getByRole('row').filter({ hasText: 'Seed' }).first()
  await seed.getByText('$8,000.00').waitFor()
  expect(await faultsForReaders(page)).toEqual([])
  await financeIn(visitor, place).type('Seed', 'Barley', '6000')
  await allSaved(page)
  await seed.getByText('$6,000.00').first().waitFor()
  expect(await rowsOf(server.address, 'cost_shares', { farm_id: place.farm })).toMatchObject([
    { line: 'exp_seed', amount: 6000 * 100, enterprise_id: null, livestock_enterprise_id: null },
  ])
  await visitor.go(below())
  const table = page.locator('.crop-groups[data-of=margins]')
  const cost = (name: string) =>
    table.locator('tr', { hasText: name }).first().locator('td[data-heading="Direct cost"]')
  await expect.poll(() => cost('Barley').innerText()).toBe('$12,000')
  expect(await cost('Wheat').innerText()).toBe('$18,500')
  await page.getByRole('link', { name: 'Costs by crop' }).click()
  await page.getByRole('tab', { name: 'Crops', selected: true }).waitFor()
})
