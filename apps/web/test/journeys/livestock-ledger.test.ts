// A year of stock pasted into the ledger, and what is entered in the yards without signal.

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDemo } from '../../../server/test/demo-server.ts'
import type { RunningServer } from '../../../server/test/running-server.ts'
import { closeBrowser, faultsForReaders, signInToBusiness } from '../browser.ts'
import { startBrowser, visit } from '../browser.ts'
import { freshFarm, rowsOf, runEnterprise } from '../fresh-farm.ts'
import type { FreshFarm } from '../fresh-farm.ts'
import { allSaved, cellAt, goToBlankLine, putOnClipboard } from '../sheet-in-page.ts'

const email = 'owner@furrow.example'

let server: RunningServer
let browser: Browser
let place: FreshFarm
beforeAll(async () => {
  ;[server, browser] = await Promise.all([runDemo(), startBrowser()])
  place = await freshFarm(server.address, { name: 'Gidgee', email, paddocks: {} })
  await runEnterprise(server.address, place, 'grazing/cattle/breeding-weaners')
})
afterAll(async () => {
  await closeBrowser(browser)
  await server?.stop()
})

interface Row {
  readonly id: number
}
const here = () => ({ farm_id: place.farm, period_id: place.period })
const amountOf = async (resource: string) =>
  (await rowsOf<Row>(server.address, resource, here())).length

const headings = ['Date', 'Kind', 'Class', 'To class', 'Number', 'Weight', 'Value', 'Notes']
type Line = readonly [kind: string, from: string, to: string, head: number, value: number | null]

/** Four classes at the start, then 29 times each: bought, lost, sold, gone over to the older class. */
const lines: readonly Line[] = [
  ['Opening', 'Cows (breeding)', '', 400, null],
  ['Opening', 'Weaner Heifers', '', 75, null],
  ['Opening', 'Weaner Steers', '', 80, null],
  ['Opening', 'Bulls (working)', '', 10, null],
  ...Array.from({ length: 29 }, (): readonly Line[] => [
    ['Purchase', 'Cows (breeding)', '', 5, 7500],
    ['Deaths', 'Cows (breeding)', '', 1, null],
    ['Sale', 'Cows (breeding)', '', 2, 2600],
    ['Transfer', 'Weaner Heifers', 'Heifers 1–2 years', 2, null],
  ]).flat(),
]

const pasted = lines.map(([kind, from, to, head, value], at) => [
  kind === 'Opening' ? '01/07/2025' : `${String((at % 28) + 1).padStart(2, '0')}/10/2025`,
  kind,
  from,
  to,
  String(head),
  '420',
  value === null ? '' : String(value),
  '',
])

test(`a ledger of ${lines.length} lines is pasted in one request, taken back and done again`, async () => {
  expect(lines).toHaveLength(120)
  const visitor = await visit(browser, server.address, { width: 1440 })
  const { page } = visitor
  await signInToBusiness(visitor, email)
  await visitor.go(`/collection/${place.farm}/period/${place.period}/livestock/ledger`)
  await cellAt(page, 0, 0).waitFor()
  const batches: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/api/v2/batch')) batches.push(request.postData() ?? '')
  })
  await goToBlankLine(page)
  await putOnClipboard(visitor, [headings, ...pasted])
  const began = performance.now()
  await page.keyboard.press('Control+v')
  await expect.poll(() => batches.length, { interval: 10 }).toBe(1)
  await allSaved(page)
  const took = Math.round(performance.now() - began)
  console.log(`A ledger of ${lines.length} lines, from the paste to "saved": ${took} ms.`)
  expect(await page.getByRole('button', { name: /to fix/ }).count()).toBe(0)
  expect(await amountOf('livestock_ledgers')).toBe(120 + 29)
  expect(await movedByClass()).toEqual({
    'Cows (breeding)': { opening: 400, purchase: 145, death: 29, sale: 58 },
    'Weaner Heifers': { opening: 75, out: 58 },
    'Heifers 1–2 years': { in: 58 },
    'Weaner Steers': { opening: 80 },
    'Bulls (working)': { opening: 10 },
  })
  const sales = await rowsOf<{ total_value: number }>(
    server.address,
    'livestock_sale_events',
    here(),
  )
  expect(sales.map(({ total_value }) => total_value)).toEqual(sales.map(() => 2600_00))
  await page.getByRole('button', { name: 'Filter' }).click()
  await page.getByRole('dialog', { name: 'Filter' }).waitFor()
  expect(await faultsForReaders(page)).toEqual([])
  await page.keyboard.press('Escape')
  await cellAt(page, 0, 0).click()

  await page.keyboard.press('Control+z')
  await expect.poll(() => amountOf('livestock_ledgers')).toBe(0)
  expect(await amountOf('livestock_transfer_events')).toBe(0)
  await page.keyboard.press('Control+y')
  await expect.poll(() => amountOf('livestock_ledgers')).toBe(120 + 29)
  expect(await amountOf('livestock_transfer_events')).toBe(29)
  expect(batches).toHaveLength(3)
  await visitor.context.close()
})

const tables = {
  opening: ['livestock_opening_events', 'livestock_ledger_id'],
  purchase: ['livestock_purchase_events', 'livestock_ledger_id'],
  death: ['livestock_death_events', 'livestock_ledger_id'],
  sale: ['livestock_sale_events', 'livestock_ledger_id'],
  in: ['livestock_transfer_events', 'in_livestock_ledger_id'],
  out: ['livestock_transfer_events', 'out_livestock_ledger_id'],
} as const

/** Head by class and kind, as the rows of the server say them. */
async function movedByClass() {
  const all = await rowsOf<LedgerRow>(server.address, 'livestock_ledgers', here(), [
    'livestock_class',
  ])
  const byId = new Map(all.map(line => [line.id, line]))
  const moved: Record<string, Record<string, number>> = {}
  for (const [kind, [table, key]] of Object.entries(tables)) {
    for (const event of await rowsOf<Record<string, number>>(server.address, table, here())) {
      const line = byId.get(event[key] ?? 0)
      const own = (moved[line?.livestock_class.name ?? ''] ??= {})
      own[kind] = (own[kind] ?? 0) + (line?.number ?? 0)
    }
  }
  return moved
}

interface LedgerRow extends Row {
  readonly number: number
  readonly livestock_class: { readonly name: string }
}

test('a sale and a death on a phone without network arrive once', async () => {
  const phone = { width: 360, height: 740, worksOffline: true }
  const visitor = await visit(browser, server.address, phone)
  const { page, context } = visitor
  await signInToBusiness(visitor, email)
  const collection = `/collection/${place.farm}/period/${place.period}`
  await visitor.go(collection)
  const sale = page.getByRole('button', { name: 'Add stock sale' })
  await sale.waitFor()
  await page.evaluate('navigator.serviceWorker.ready')
  await page.reload()
  await sale.click()
  await page.getByRole('combobox', { name: /^Class/ }).click()
  await page.getByRole('option', { name: 'Weaner Steers' }).waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  const before = await Promise.all([
    amountOf('livestock_sale_events'),
    amountOf('livestock_death_events'),
  ])

  await context.setOffline(true)
  const began = performance.now()
  await enter('Add stock sale', '12')
  console.log(`A stock sale on a phone: ${Math.round(performance.now() - began)} ms.`)
  await enter('Add deaths', '3')
  await page.getByText('2 waiting for signal').first().waitFor()
  await context.setOffline(false)
  const after = () =>
    Promise.all([amountOf('livestock_sale_events'), amountOf('livestock_death_events')])
  await expect.poll(after, { timeout: 20_000 }).toEqual(before.map(amount => amount + 1))
  await page.reload()
  await allSaved(page)
  expect(await after()).toEqual(before.map(amount => amount + 1))
  await context.close()

  async function enter(what: string, number: string) {
    await page.getByRole('button', { name: what }).click()
    const dialog = page.getByRole('dialog', { name: what })
    await dialog.getByRole('combobox', { name: /^Class/ }).click()
    await page.getByRole('option', { name: 'Weaner Steers' }).click()
    await dialog.getByRole('textbox', { name: /^Number/ }).fill(number)
    const day = dialog.getByRole('textbox', { name: /^Date/ })
    await day.fill('14/11/2025')
    await day.press('Tab')
    await dialog.getByRole('button', { name: what }).click()
    await dialog.waitFor({ state: 'hidden' })
  }
})
