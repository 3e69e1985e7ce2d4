// What stock cost is entered and shared over two enterprises; summary and wizard say the same as a reckoning by hand,
// and nothing of it is told to whoever sees no money.

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { runDemo } from '../../../server/test/demo-server.ts'
import type { RunningServer } from '../../../server/test/running-server.ts'
import { ask, closeBrowser, faultsForReaders, scrollsSideways } from '../browser.ts'
import { signInToBusiness, startBrowser, tokenOf, visit } from '../browser.ts'
import type { Visit } from '../browser.ts'
import { financeIn } from '../finance-in-page.ts'
import { freshFarm, rowsOf, runEnterprise } from '../fresh-farm.ts'
import type { FreshFarm } from '../fresh-farm.ts'
import { allSaved, cellAt } from '../sheet-in-page.ts'

const isLong = inject('isLongForm')
const email = 'owner@furrow.example'
const merinos = 'Grazing Sheep Wool (self-replacing Merino)'
const cattle = 'Grazing Cattle Breeding (weaners)'

let server: RunningServer
let browser: Browser
let place: FreshFarm
let visitor: Visit
let flock: number
beforeAll(async () => {
  if (!isLong) return
  ;[server, browser] = await Promise.all([runDemo(), startBrowser()])
  const wanted = { name: 'Cudgee', email, use: 'grazing', paddocks: { Home: 500 } }
  place = await freshFarm(server.address, wanted)
  flock = await runEnterprise(server.address, place, 'grazing/sheep/wool-self-replacing-merino')
  const herd = await runEnterprise(server.address, place, 'grazing/cattle/breeding-weaners')
  await keep(flock, 'sheep/ewes-breeding', {
    head: 2000,
    each: 150_00,
    weight: 60,
    sold: 90_000_00,
  })
  await keep(herd, 'cattle/cows-breeding', {
    head: 100,
    each: 1500_00,
    weight: 500,
    sold: 60_000_00,
  })
  await post('livestock_wool_collections', {
    livestock_enterprise_id: flock,
    greasy_kg: 9000,
    yield_percentage: 0.7,
    bales_sold: 50,
    income: 60_000_00,
    bales_on_hand: 0,
  })
  visitor = await visit(browser, server.address, { width: 1440 })
  await signInToBusiness(visitor, email)
})
afterAll(async () => {
  if (!isLong) return
  await closeBrowser(browser)
  await server?.stop()
})

async function post(resource: string, values: object): Promise<number> {
  const token = await tokenOf(server.address, 'admin@furrow.example')
  const body = { farm_id: place.farm, period_id: place.period, ...values }
  const said = await ask<{ data?: { id: number } }>(server.address, `/api/${resource}`, {
    token,
    body,
  })
  if (!said.data) throw new Error(JSON.stringify(said))
  return said.data.id
}

interface Kept {
  readonly head: number
  readonly each: number
  readonly weight: number
  readonly sold: number
}

/** A tenth of them were sold at once; those that stayed grew by ten kilograms. */
async function keep(enterprise: number, slug: string, { head, each, weight, sold }: Kept) {
  const [{ id } = expect.fail(slug)] = await rowsOf<{ id: number }>(
    server.address,
    'livestock_classes',
    { slug },
  )
  const kind = { livestock_enterprise_id: enterprise, livestock_class_id: id }
  const line = (number: number) => post('livestock_ledgers', { ...kind, number, weight })
  const opening = await line(head)
  await post('livestock_opening_events', { livestock_ledger_id: opening })
  const sale = await line(head / 10)
  await post('livestock_sale_events', { livestock_ledger_id: sale, total_value: sold })
  await post('livestock_closing_events', {
    ...kind,
    number: head - head / 10,
    weight: weight + 10,
  })
  await post('livestock_enterprise_classes', { ...kind, standard_value: each })
}

const dollars = new Intl.NumberFormat('en-AU', {
  style: 'currency',
  currency: 'AUD',
  currencyDisplay: 'narrowSymbol',
  maximumFractionDigits: 0,
})

/** By hand: what was sold, less what a tenth of the stock counted for at the start; and wool. */
const reckoned = {
  flock: { trading: 90_000 - 200 * 150, wool: 60_000, grown: 200 * 60 + 1800 * 70 - 2000 * 60 },
  herd: { trading: 60_000 - 10 * 1500, grown: 10 * 500 + 90 * 510 - 100 * 500 },
}
/** Shearing is for sheep; of health and feed someone says what the cattle bear. */
const costs = { shearing: 12_000, health: 9000, healthOfCattle: 2500 }

const below = () => `/collection/${place.farm}/period/${place.period}`
const cellOf = (page: Page, name: string, heading: string) =>
  page
    .locator('.stock-summary tr', { hasText: name })
    .first()
    .locator(`td[data-heading="${heading}"]`)

test.runIf(isLong)(
  'costs are typed into the record, and shared at once as someone says',
  async () => {
    const { page } = visitor
    const finance = financeIn(visitor, place)
    await visitor.go(`${below()}/finance/record`)
    await finance.typeFigure('Expense: shearing and crutching', String(costs.shearing))
    await finance.typeFigure('Expense: animal health', String(costs.health))
    await allSaved(page)
    await visitor.go(`${below()}/finance/shared-costs`)
    await page.getByRole('grid', { name: 'Costs by enterprise' }).waitFor()
    await cellAt(page, 1, 0).waitFor()
    expect(await faultsForReaders(page)).toEqual([])
    const rowOfHealth = page.getByRole('row').filter({ hasText: 'Animal health' })
    await finance.type('Animal health', cattle, String(costs.healthOfCattle))
    await rowOfHealth.getByText('$6,500.00').waitFor()
    await page.keyboard.press('Control+z')
    await expect.poll(() => rowOfHealth.getByText('$6,500.00').count()).toBe(0)
    await page.keyboard.press('Control+y')
    await rowOfHealth.getByText('$6,500.00').waitFor()
    await allSaved(page)
    expect(await rowsOf(server.address, 'cost_shares', { farm_id: place.farm })).toMatchObject([
      { line: 'exp_animal_health', amount: costs.healthOfCattle * 100 },
    ])
  },
)

test.runIf(isLong)(
  'the summary says what a reckoning by hand does, and the record agrees',
  async () => {
    const { page } = visitor
    await visitor.go(`${below()}/livestock?in=margins`)
    const told = (name: string, heading: string) => cellOf(page, name, heading).innerText()
    await cellOf(page, merinos, 'Gross margin').waitFor()
    const { trading, wool } = reckoned.flock
    const ofFlock = costs.shearing + costs.health - costs.healthOfCattle
    expect(await told(merinos, 'Trading profit')).toBe(dollars.format(trading))
    expect(await told(merinos, 'Income')).toBe(dollars.format(trading + wool))
    expect(await told(merinos, 'Direct costs')).toBe(dollars.format(ofFlock))
    expect(await told(merinos, 'Gross margin')).toBe(dollars.format(trading + wool - ofFlock))
    expect(await told(cattle, 'Gross margin')).toBe(
      dollars.format(reckoned.herd.trading - costs.healthOfCattle),
    )
    const all = trading + wool + reckoned.herd.trading - costs.shearing - costs.health
    expect(await told('Whole farm', 'Gross margin')).toBe(dollars.format(all))
    const [record] = await rowsOf<Readonly<Record<string, number>>>(server.address, 'assets', {
      farm_id: place.farm,
      period_id: place.period,
    })
    expect(record).toMatchObject({
      gz_direct_cost: (costs.shearing + costs.health) * 100,
      gz_gross_margin: all * 100,
    })
    expect(await faultsForReaders(page)).toEqual([])
  },
)

test.runIf(isLong)(
  'the wizard says the same of the enterprise, and what a kilogram cost directly',
  async () => {
    const { page } = visitor
    await visitor.go(`${below()}/livestock/wizard/${flock}?step=review`)
    const table = page.getByRole('table', { name: 'Result' })
    const said = (measure: string) =>
      table.getByRole('row').filter({ hasText: measure }).first().getByRole('cell').last()
    const { trading, wool, grown } = reckoned.flock
    const direct = costs.shearing + costs.health - costs.healthOfCattle
    await table.getByText('Gross margin', { exact: true }).waitFor()
    expect(await said('Gross margin').innerText()).toBe(
      `${dollars.format(trading + wool - direct)}.00`,
    )
    expect(await said('Direct costs per kg grown').innerText()).toBe(
      `$${(direct / grown).toFixed(2)}`,
    )
    // Nobody has entered overheads: what it cost in all is not known.
    expect(await said('Cost of production per kg grown').innerText()).toBe('–')
  },
)

test.runIf(isLong)(
  'on a phone all of it fits, and whoever sees no money has no such view or place',
  async () => {
    const phone = await visit(browser, server.address, { width: 390, height: 844, scheme: 'dark' })
    await signInToBusiness(phone, email)
    await phone.go(`${below()}/livestock?in=margins`)
    await cellOf(phone.page, merinos, 'Gross margin').waitFor()
    expect(await scrollsSideways(phone.page)).toBe(false)
    expect(await faultsForReaders(phone.page)).toEqual([])
    await phone.go(`${below()}/finance/shared-costs`)
    await phone.page.getByText('Animal health').first().waitFor()
    expect(await scrollsSideways(phone.page)).toBe(false)
    expect(await faultsForReaders(phone.page)).toEqual([])
    await phone.close()

    const token = await tokenOf(server.address, 'admin@furrow.example')
    const like = { email: 'grower@furrow.example' }
    const [grower] = await rowsOf<{ id: number }>(server.address, 'users', like)
    const body = { details_id: place.farm, user_id: grower?.id }
    await ask(server.address, '/api/details_user', { token, body })
    const other = await visit(browser, server.address, { width: 1440 })
    await signInToBusiness(other, like.email)
    await other.go(`${below()}/livestock?in=margins`)
    await other.page.locator('.stock-summary').waitFor()
    expect(await other.page.getByText('Income and costs').count()).toBe(0)
    expect(await other.page.getByText('Gross margin').count()).toBe(0)
    await other.go(`${below()}/finance/shared-costs`)
    await other.page
      .getByRole('heading', { name: 'You don’t have access to this farm’s finances' })
      .waitFor()
    await other.close()
    expect(visitor.trouble).toEqual([])
  },
)
