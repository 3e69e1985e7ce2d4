// What a farm owns, owes and employs: pasted as the office has it, sold and bought over two periods, and not a
// figure of it for whoever may not see money.

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDemo } from '../../../server/test/demo-server.ts'
import type { RunningServer } from '../../../server/test/running-server.ts'
import { ask, closeBrowser, signInToBusiness, startBrowser, tokenOf, visit } from '../browser.ts'
import type { Visit } from '../browser.ts'
import { freshFarm, periodAfter, rowsOf } from '../fresh-farm.ts'
import type { FreshFarm } from '../fresh-farm.ts'
import { financeIn } from '../finance-in-page.ts'
import type { FinanceInPage } from '../finance-in-page.ts'
import { allSaved, cellAt, goToBlankLine, linesOf, paste } from '../sheet-in-page.ts'

const email = 'owner@furrow.example'

let server: RunningServer
let browser: Browser
let place: FreshFarm
let visitor: Visit
let finance: FinanceInPage
beforeAll(async () => {
  ;[server, browser] = await Promise.all([runDemo(), startBrowser()])
  place = await freshFarm(server.address, { name: 'Myall', email, paddocks: { Home: 300 } })
  visitor = await visit(browser, server.address, { width: 1440 })
  await signInToBusiness(visitor, email)
  finance = financeIn(visitor, place)
})
afterAll(async () => {
  await closeBrowser(browser)
  await server?.stop()
})

type Told = Readonly<Record<string, number | null>>
const here = () => ({ farm_id: place.farm, period_id: place.period })
const recorded = async (period = place.period): Promise<Told> => {
  const like = { farm_id: place.farm, period_id: period }
  const [record] = await rowsOf<Told>(server.address, 'assets', like)
  return record ?? {}
}

test('debts and people are pasted as the office keeps them, and the record follows', async () => {
  await finance.pasteInto(
    'debts',
    [
      {
        Name: 'Farm loan',
        Kind: 'Term loan',
        'Owed at the start': '$3,000,000',
        Repaid: '150,000',
        'Owed at the end': '2,850,000',
        'Interest paid': '180000',
      },
      {
        Name: 'Header finance',
        Kind: 'Equipment finance',
        'Owed at the start': '0',
        Borrowed: '400000',
        Repaid: '0',
        'Interest paid': '12,000.50',
      },
      {
        Name: 'Overdraft',
        Kind: 'Overdraft',
        'Owed at the start': '40000',
        'Owed at the end': 'ask the bank',
      },
    ],
    1,
  )
  await expect.poll(async () => (await rowsOf(server.address, 'loans', here())).length).toBe(3)
  await finance.type('Overdraft', 'Owed at the end', '25000')
  await finance.pasteInto('labour', [
    { Name: 'Owner', Kind: 'Owner or family, unpaid', 'Worked, days': '300' },
    { Name: 'Farm hand', Kind: 'Permanent', 'Worked, days': '240', Wages: '85,000' },
  ])
  expect(await recorded()).toMatchObject({
    term_loan_liab: 2_850_000_00,
    equipment_finance_liab: 400_000_00,
    overdraft_liab: 25_000_00,
    // And 15,000 less on the overdraft.
    debt_repayment_val: 165_000_00,
    days_owner: 300,
    fte_total: 2.25,
    owner_allowance_total: 125_000_00,
  })
})

test('a water account balances, and more used than there was is asked about', async () => {
  await finance.pasteInto('water', [
    {
      Name: 'River licence',
      Type: 'General security',
      'Entitlement, ML': '2000',
      'Carried in, ML': '400',
      'Allocated, ML': '1,800',
      'Used, ML': '2500',
    },
  ])
  const open = await ask<{ data: { warnings: readonly { code: string }[] } }>(
    server.address,
    `/api/v2/open-points?farm_id=${place.farm}&period_id=${place.period}`,
    { token: await tokenOf(server.address, email) },
  )
  expect(JSON.stringify(open)).toContain('300 ML more went out than came in')
  const [account] = await rowsOf<{ id: number }>(server.address, 'water_accounts', here())
  expect(account).toMatchObject({ carried_in: 400, allocated: 1800, used: 2500 })
  expect(await recorded()).toMatchObject({ water_allocation_pct: 0.9, water_carryover_ml: 400 })
})

test('machines are listed, one is sold and one bought, and the register balances over two periods', async () => {
  const { page } = visitor
  await finance.pasteInto('machinery', [
    { Name: 'Header', Kind: 'Headers / harvesters and fronts', 'At the end': '510000' },
    { Name: 'Tractor', Kind: 'Tractors ≥ 100 kW', 'At the end': '240000' },
  ])
  expect(await recorded()).toMatchObject({ owned_plant_val: 750_000_00 })
  const next = await periodAfter(server.address, place)
  await visitor.go(`/collection/${place.farm}/period/${next}/finance/machinery`)
  await cellAt(page, 0, 0).waitFor()
  await finance.type('Header', 'Sold for', '470000')
  await finance.type('Tractor', 'At the end', '215000')
  await goToBlankLine(page)
  await paste(
    visitor,
    await linesOf(page, [{ Name: 'New header', 'Bought for': '900000', 'At the end': '820000' }]),
  )
  await allSaved(page)
  expect(await recorded(next)).toMatchObject({
    plant_opening_val: 750_000_00,
    plant_purchase_val: 900_000_00,
    plant_sale_val: 470_000_00,
    owned_plant_val: 1_035_000_00,
    // 750 + 900 − 470 − 1,035
    plant_depreciation_val: 145_000_00,
  })
})

test('a total is typed into the record beside its lines, which are let stand instead, and undone', async () => {
  const { page } = visitor
  await visitor.go(`/collection/${place.farm}/period/${place.period}/finance/record`)
  await finance.typeFigure('Overhead: accounting', '$4,000.50')
  await finance.typeFigure('Overhead: total', '250000')
  await expect.poll(async () => (await recorded())['oh_total']).toBe(250_000_00)
  await page.getByRole('row').filter({ hasText: 'Overhead: total' }).first().click()
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menuitem', { name: /^Open Overhead: total/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Overhead: total' })
  await drawer.getByText(/of \$250,000: .* is not allocated to a line/).waitFor()
  await drawer.getByRole('button', { name: 'Use the lines' }).click()
  await allSaved(page)
  const { oh_total: lines, oh_accounting: fees } = await recorded()
  expect(fees).toBe(4_000_50)
  expect(lines).toBeGreaterThanOrEqual(125_000_00 + 4_000_50)
  expect(lines).toBeLessThan(250_000_00)
  await page.keyboard.press('Escape')
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await recorded())['oh_total']).toBe(250_000_00)
})

test('whoever sees no money has no such place, by rail or by address', async () => {
  const token = await tokenOf(server.address, 'admin@furrow.example')
  const [grower] = await rowsOf<{ id: number }>(server.address, 'users', {
    email: 'grower@furrow.example',
  })
  await ask(server.address, '/api/details_user', {
    token,
    body: { details_id: place.farm, user_id: grower?.id },
  })
  const other = await visit(browser, server.address, { width: 1440 })
  await signInToBusiness(other, 'grower@furrow.example')
  await other.go(`/collection/${place.farm}/period/${place.period}/finance/debts`)
  await other.page
    .getByRole('heading', { name: 'You don’t have access to this farm’s finances' })
    .waitFor()
  expect(await other.page.getByRole('link', { name: 'Finance' }).count()).toBe(0)
  expect(await other.page.getByText('Farm loan').count()).toBe(0)
  await other.close()
})
