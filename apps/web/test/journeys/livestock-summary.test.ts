// The livestock summary says what the server does, opens what is behind a figure, and takes a line there.

import type { LivestockOfPeriod } from '@furrow/wire/livestock-summary-answer'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { runDemo } from '../../../server/test/demo-server.ts'
import type { RunningServer } from '../../../server/test/running-server.ts'
import { ask, closeBrowser, faultsForReaders, scrollsSideways } from '../browser.ts'
import { signInToBusiness, startBrowser, tokenOf, visit } from '../browser.ts'
import { freshFarm, rowsOf, runEnterprise } from '../fresh-farm.ts'
import type { FreshFarm } from '../fresh-farm.ts'
import { allSaved, cellAt, linesOf, paste } from '../sheet-in-page.ts'

const isLong = inject('isLongForm')
const owner = 'owner@furrow.example'
const head = new Intl.NumberFormat('en-AU')

let server: RunningServer
let browser: Browser
let place: FreshFarm
beforeAll(async () => {
  ;[server, browser] = await Promise.all([runDemo(), startBrowser()])
  place = await placeWithStock()
})
afterAll(async () => {
  await closeBrowser(browser)
  await server?.stop()
})

async function told({ farm, period }: FreshFarm): Promise<LivestockOfPeriod> {
  const token = await tokenOf(server.address, owner)
  const path = `/api/v2/livestock-summary?farm_id=${farm}&period_id=${period}`
  return (await ask<{ data: LivestockOfPeriod }>(server.address, path, { token })).data
}

/** In progress, with stock. */
async function placeWithStock(): Promise<FreshFarm> {
  const token = await tokenOf(server.address, owner)
  const { data } = await ask<{ data: readonly { farm_id: number; period_id: number }[] }>(
    server.address,
    '/api/farm_period/search',
    { token, body: { filters: [{ field: 'status', operator: '=', value: 'In progress' }] } },
  )
  for (const { farm_id: farm, period_id: period } of data) {
    if ((await told({ farm, period })).classes.length > 0) return { farm, period }
  }
  throw new Error('No farm of the demonstration has stock in a period that is in progress.')
}

const rowOf = (page: Page, name: string) =>
  page.locator('.stock-summary tr', { hasText: name }).first()
const cellOf = (page: Page, name: string, heading: string) =>
  rowOf(page, name).locator(`td[data-heading="${heading}"]`)

async function open(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Livestock' }).waitFor()
  await rowOf(page, 'Whole farm').waitFor()
}

test('the summary says what the server does, and a line is taken where its figure stands', async () => {
  const visitor = await visit(browser, server.address)
  const { page } = visitor
  await signInToBusiness(visitor, owner)
  await visitor.go(`/collection/${place.farm}/period/${place.period}/livestock`)
  await open(page)
  const { total, classes } = await told(place)
  const { opening, death } = total.head.moved
  expect(await cellOf(page, 'Whole farm', 'Opening').innerText()).toBe(head.format(opening ?? NaN))
  expect(await cellOf(page, 'Whole farm', 'Should be left').innerText()).toBe(
    head.format(total.head.expected),
  )
  expect(await faultsForReaders(page)).toEqual([])

  const name = classes.find(one => one.head.closing)?.class.name ?? ''
  await cellOf(page, name, 'Deaths').getByRole('button').press('Enter')
  const drawer = page.getByRole('dialog', { name: `${name}, deaths` })
  await drawer.getByLabel('Number').waitFor()
  expect(await faultsForReaders(page)).toEqual([])
  await drawer.getByRole('button', { name: 'Add line' }).press('Enter')
  await drawer.getByText('Enter how many.').waitFor()
  await drawer.getByLabel('Number').fill('3')
  await page.keyboard.press('Enter')
  await page.getByText(/^Saved: Deaths: 3 head/).waitFor()
  await page.keyboard.press('Escape')
  const died = head.format((death ?? NaN) + 3)
  await expect.poll(() => cellOf(page, 'Whole farm', 'Deaths').innerText()).toBe(died)
  await expect.poll(() => cellOf(page, name, 'Difference').innerText()).toContain('3 too many')
  expect((await told(place)).total.off).toBe(total.off + 1)
  expect(visitor.trouble).toEqual([])
  await visitor.close()
})

test.runIf(isLong)(
  'on a phone it is told in kilograms and in dollars, of one species too',
  async () => {
    const visitor = await visit(browser, server.address, {
      width: 360,
      height: 740,
      scheme: 'dark',
    })
    const { page } = visitor
    await signInToBusiness(visitor, owner)
    const { species, classes } = await told(place)
    const [first] = species
    await visitor.go(
      `/collection/${place.farm}/period/${place.period}/livestock?in=kilograms&livestockTypeIds=[${first?.of?.id}]`,
    )
    await open(page)
    const own = classes.filter(one => one.species.id === first?.of?.id)
    expect(await page.locator('.stock-class').count()).toBe(own.length)
    await page.getByText('Value ($)').click()
    await cellOf(page, 'Whole farm', 'Trading profit').waitFor()
    expect(await scrollsSideways(page)).toBe(false)
    await page.getByRole('button', { name: 'Filter' }).press('Enter')
    await page.getByRole('group', { name: 'Enterprises' }).waitFor()
    expect(await scrollsSideways(page)).toBe(false)
    await page.keyboard.press('Escape')
    expect(await faultsForReaders(page)).toEqual([])
    expect(visitor.trouble).toEqual([])
    await visitor.close()
  },
)

type Cells = Readonly<Record<string, string>>

const herd = 'Grazing Cattle Breeding (weaners)'
const cows = { Enterprise: herd, Class: 'Cows (breeding)' }
const sheets: readonly (readonly [tab: string, resource: string, cells: Cells, kept: object])[] = [
  [
    'Numbers',
    'livestock_inventory_collections',
    { ...cows, 'Opening number, head': '120', 'Closing number, head': '118' },
    { opening_number: 120, closing_number: 118 },
  ],
  [
    'Bought',
    'livestock_purchase_collections',
    { ...cows, 'Number, head': '10', 'Total value': '$15,000' },
    { number: 10, total_value: 1_500_000 },
  ],
  [
    'Sold',
    'livestock_sales_collections',
    { ...cows, 'Number, head': '12', 'Weight, kg': '540' },
    { number: 12, weight: 540 },
  ],
  [
    'Breeding',
    'livestock_breeding_collections',
    { ...cows, 'Number joined, head': '118', 'Number marked, head': '104' },
    { number_joined: 118, number_marked: 104 },
  ],
  [
    'Feed',
    'livestock_feed_collections',
    { ...cows, Feed: 'Hay', Source: 'Home grown', 'Weight, t': '40' },
    { feed: 'Hay', source: 'Home grown', tonnes: 40 },
  ],
  [
    'Agistment',
    'livestock_agistment_collections',
    { ...cows, Direction: 'Out', 'Start date': '1/2/2026', 'Number, head': '60' },
    { direction: 'Out', start_date: '2026-02-01', number: 60 },
  ],
  [
    'Extensive',
    'extensive_livestock',
    { Enterprise: herd, 'Area grazed, ha': '4,000', 'Marked or branded': '78%' },
    { area_grazed: 4000, branding_percentage: 0.78 },
  ],
]

test.runIf(isLong)(
  'totals are kept in yearly sheets, and count until there is a ledger',
  async () => {
    const farm = await freshFarm(server.address, { name: 'Totals', email: owner, paddocks: {} })
    const enterprise = await runEnterprise(server.address, farm, 'grazing/cattle/breeding-weaners')
    const here = { farm_id: farm.farm, period_id: farm.period }
    const visitor = await visit(browser, server.address)
    const { page } = visitor
    await signInToBusiness(visitor, owner)
    await visitor.go(`/collection/${farm.farm}/period/${farm.period}/livestock/yearly`)
    for (const [tab, resource, cells, kept] of sheets) {
      await page.getByRole('tab', { name: tab, exact: true }).click()
      const lines = await linesOf(page, [cells])
      await cellAt(page, 0, 0).click()
      await paste(visitor, lines)
      await expect.poll(() => rowsOf(server.address, resource, here)).toMatchObject([kept])
      await allSaved(page)
    }
    await page.keyboard.press('Control+z')
    await expect.poll(() => rowsOf(server.address, 'extensive_livestock', here)).toEqual([])

    const { total } = await told(farm)
    expect(total.head.moved).toMatchObject({ opening: 120, purchase: 10, sale: 12 })
    await page.getByRole('tab', { name: 'Numbers' }).click()
    await cellAt(page, 0, 0).waitFor()
    expect(await page.getByText(/^Not counted/).count()).toBe(0)
    const { livestock_class_id } = (
      await rowsOf<{ livestock_class_id: number }>(
        server.address,
        'livestock_inventory_collections',
        here,
      )
    )[0]!
    await beginLedger(enterprise, { ...here, livestock_class_id })
    await page.getByText('this period has a stock ledger, which counts instead').waitFor()
    expect(await faultsForReaders(page)).toEqual([])
    expect((await told(farm)).total.head.moved).toMatchObject({ opening: 5, purchase: 0, sale: 0 })
    expect(visitor.trouble).toEqual([])
    await visitor.close()
  },
)

/** Somebody else begins a ledger. */
async function beginLedger(livestock_enterprise_id: number, of: object): Promise<void> {
  const token = await tokenOf(server.address, owner)
  const steps = [
    {
      do: 'store',
      resource: 'livestock_ledgers',
      ref: 'line',
      values: { ...of, livestock_enterprise_id, number: 5 },
    },
    {
      do: 'store',
      resource: 'livestock_opening_events',
      values: { ...of, livestock_ledger_id: { $ref: 'line' } },
    },
  ]
  const said = await ask<object>(server.address, '/api/v2/batch', { token, body: { steps } })
  expect(said).not.toHaveProperty('errors')
}
