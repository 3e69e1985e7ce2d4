// Income and costs of a farm: a column pasted as the bookkeeper has it, subtotals that follow at once, what was used
// up from what lay in the shed, a new period that opens with it, and the same without signal and on a phone.

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDemo } from '../../../server/test/demo-server.ts'
import type { RunningServer } from '../../../server/test/running-server.ts'
import { ask, closeBrowser, signInToBusiness, startBrowser, tokenOf, visit } from '../browser.ts'
import type { Visit } from '../browser.ts'
import { financeIn } from '../finance-in-page.ts'
import type { FinanceInPage } from '../finance-in-page.ts'
import { freshFarm, periodAfter, rowsOf } from '../fresh-farm.ts'
import type { FreshFarm } from '../fresh-farm.ts'
import { allSaved, paste } from '../sheet-in-page.ts'

const email = 'owner@furrow.example'

let server: RunningServer
let browser: Browser
let place: FreshFarm
let visitor: Visit
let finance: FinanceInPage
beforeAll(async () => {
  ;[server, browser] = await Promise.all([runDemo(), startBrowser()])
  place = await freshFarm(server.address, { name: 'Yarran', email, paddocks: { Home: 300 } })
  visitor = await visit(browser, server.address, { width: 1440 })
  await signInToBusiness(visitor, email)
  finance = financeIn(visitor, place)
})
afterAll(async () => {
  await closeBrowser(browser)
  await server?.stop()
})

type Told = Readonly<Record<string, number | null>>
const recorded = async (period = place.period): Promise<Told> => {
  const like = { farm_id: place.farm, period_id: period }
  const [record] = await rowsOf<Told>(server.address, 'assets', like)
  return record ?? {}
}
const carriedIn = (period: number) =>
  rowsOf<Told>(server.address, 'cost_accruals', { farm_id: place.farm, period_id: period })

const rowOf = (line: string) =>
  visitor.page.locator('[data-line]').filter({ has: visitor.page.getByText(line, { exact: true }) })

async function at(line: string, heading: string, nth = 0) {
  const head = visitor.page.getByRole('columnheader', { name: heading, exact: true }).nth(nth)
  const place = Number(await head.getAttribute('aria-colindex')) - 2
  return rowOf(line).locator(`> [data-place="${place}"]`)
}
const search = (words: string) =>
  visitor.page.getByRole('searchbox', { name: 'Search Income and costs' }).fill(words)

async function type(line: string, heading: string, text: string, nth = 0): Promise<void> {
  await (await at(line, heading, nth)).click()
  await visitor.page.keyboard.type(text)
  await visitor.page.keyboard.press('Enter')
}

async function chooseView(name: string): Promise<void> {
  await visitor.page.getByRole('button', { name: /^(Views|Used up)$/ }).click()
  await visitor.page.getByRole('menuitemradio', { name, exact: true }).click()
}

test('a column of the bookkeeper is pasted, and sums follow', async () => {
  await finance.open('income-and-costs')
  await search('fertiliser')
  await (await at('Fertiliser, N', 'This period')).click()
  await paste(visitor, [['120,000'], ['$40,000'], [''], ['8000.50']])
  await allSaved(visitor.page)
  expect(await (await at('All fertiliser', 'This period')).textContent()).toBe('$168,001')
  await expect.poll(async () => (await recorded())['exp_fertiliser_total']).toBe(168_000_50)
  await visitor.page.keyboard.press('Control+z')
  // The first figures began the record.
  await expect.poll(() => recorded()).toEqual({})
  await visitor.page.keyboard.press('Control+y')
  await expect.poll(async () => (await recorded())['exp_fertiliser_total']).toBe(168_000_50)
})

test('without signal what was used up is added up all the same, and is saved when it is back', async () => {
  await chooseView('Used up')
  await search('fertiliser')
  await visitor.context.setOffline(true)
  await type('Fertiliser, N', 'At the start', '20000')
  await type('Fertiliser, N', 'At the end', '35000')
  await type('Fertiliser, N', 'At the start', '0', 1)
  await type('Fertiliser, N', 'At the end', '10000', 1)
  await type('Fertiliser, N', 'At the start', '5000', 2)
  await type('Fertiliser, N', 'At the end', '12000', 2)
  await expect
    .poll(async () => (await at('Fertiliser, N', 'Used up')).textContent())
    .toBe('$102,000')
  expect(await (await at('All fertiliser', 'Used up')).textContent()).toBe('$150,001')
  await visitor.context.setOffline(false)
  await allSaved(visitor.page)
  await expect
    .poll(() => recorded())
    .toMatchObject({ exp_fertiliser_n_2: 102_000_00, direct_cost: 150_000_50 })
  expect(await (await at('Fertiliser, N', 'Used up')).textContent()).toBe('$102,000')
})

test('a total that is typed over its lines says how much of it they are', async () => {
  await chooseView('Default view')
  await search('overheads')
  await type('All overheads', 'This period', '250000')
  await allSaved(visitor.page)
  await search('accounting')
  await type('Accounting', 'This period', '20000')
  await allSaved(visitor.page)
  await search('all overheads')
  await expect
    .poll(async () => (await at('All overheads', 'Where from')).textContent())
    .toBe('Typed, lines $20,000 of $250,000')
})

test('a new period opens with what was left, and something else is asked about', async () => {
  const token = await tokenOf(server.address, email)
  const next = await periodAfter(server.address, place)
  const body = {
    farm_id: place.farm,
    from_period_id: place.period,
    period_id: next,
    choose: { costs: true },
  }
  await ask(server.address, '/api/v2/roll-forward', { token, body })
  expect(await carriedIn(next)).toMatchObject([
    {
      line: 'exp_fertiliser_n',
      opening_on_hand: 35_000_00,
      opening_prepaid: 10_000_00,
      opening_owed: 12_000_00,
      closing_on_hand: null,
    },
  ])
  await finance.open('income-and-costs', next)
  await chooseView('Used up')
  await search('nitrogen')
  await type('Fertiliser, N', 'At the start', '30000')
  await allSaved(visitor.page)
  const open = await ask<unknown>(
    server.address,
    `/api/v2/open-points?farm_id=${place.farm}&period_id=${next}`,
    { token },
  )
  expect(JSON.stringify(open)).toMatch(
    /Fertiliser, N: opened with \$30,000 on hand, but .* closed with \$35,000\./,
  )
})

test('on a phone a line is opened from its card, and what was carried over is typed there', async () => {
  const phone = await visit(browser, server.address, { width: 390, isTouched: true })
  await signInToBusiness(phone, email)
  await phone.go(`/collection/${place.farm}/period/${place.period}/finance/income-and-costs`)
  const { page } = phone
  await page.getByRole('searchbox', { name: 'Search income and costs' }).fill('nitrogen')
  const card = page.getByRole('article', { name: 'Fertiliser, N' })
  await card.getByText(/\$120,000 .*used up \$102,000/).waitFor()
  await card.getByRole('button', { name: 'Edit Fertiliser, N' }).click()
  const drawer = page.getByRole('dialog', { name: 'Fertiliser, N' })
  await drawer.getByRole('textbox', { name: 'On hand at the end' }).fill('36000')
  await page.keyboard.press('Enter')
  await drawer.getByText(/^\$101,000 was used up in this period\./).waitFor()
  await allSaved(page)
  await expect.poll(async () => (await recorded())['exp_fertiliser_n_2']).toBe(101_000_00)
  await phone.close()
})
