// A statement of eighty accounts is read in, matched, mended, taken back and read again, and next year's
// matches itself; every act of the person is counted.

import { labelOf } from '@furrow/catalogue/entity'
import type { Field } from '@furrow/catalogue/fields'
import { recordFields } from '@furrow/catalogue/finance/record'
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
import { addedUp, eightyAccounts, printedStatement } from '../eighty-accounts.ts'
import type { BookedAccount } from '../eighty-accounts.ts'
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
let page: Page
let business: string
let ends: string
beforeAll(async () => {
  if (!isLong) return
  ;[server, browser] = await Promise.all([runDemo(), startBrowser()])
  place = await freshFarm(server.address, { name: 'Kurrajong', email, paddocks: { Home: 900 } })
  visitor = await visit(browser, server.address, { width: 1440 })
  page = visitor.page
  await signInToBusiness(visitor, email)
  const [own] = await rowsOf<{ business: { name: string } }>(
    server.address,
    'business_farm',
    { farm_id: place.farm },
    ['business'],
  )
  business = own?.business.name ?? ''
  ends = await lastDayOf(place.period)
})
afterAll(async () => {
  if (!isLong) return
  await closeBrowser(browser)
  await server?.stop()
})

/** `30 June 2026` */
async function lastDayOf(period: number): Promise<string> {
  const [row] = await rowsOf<{ name: string }>(server.address, 'periods', { id: period })
  return `30 June ${Number(row?.name.slice(0, 4)) + 1}`
}

type Told = Readonly<Record<string, unknown>>
const recorded = async (period = place.period): Promise<Told> => {
  const like = { farm_id: place.farm, period_id: period }
  const [record] = await rowsOf<Told>(server.address, 'assets', like)
  return record ?? {}
}
const statements = (period = place.period) =>
  rowsOf<Told>(server.address, 'account_imports', { farm_id: place.farm, period_id: period })

let acts = 0
async function act(done: Promise<unknown>): Promise<void> {
  await done
  acts += 1
}

async function open(period = place.period): Promise<void> {
  await visitor.go(`/collection/${place.farm}/period/${period}/finance/accounts`)
  await page.getByText('Import a statement').waitFor()
}

async function bring(text: string, name = 'profit-and-loss.csv'): Promise<void> {
  const buffer = Buffer.from(text)
  await act(page.setInputFiles('input[type=file]', { name, mimeType: 'text/csv', buffer }))
  await page.getByRole('group', { name: 'Statement', exact: true }).waitFor()
}

const sum = async (name: string): Promise<string> => {
  const group = page.getByRole('group', { name: 'Statement', exact: true })
  return (
    await group.locator('dl > div').filter({ hasText: name }).locator('dd').innerText()
  ).trim()
}

const target = (name: string) => page.getByRole('combobox', { name: `Where ${name} goes` })

async function putAway(account: BookedAccount): Promise<void> {
  const input = target(account.name)
  const wanted = fields[account.goes] && labelOf(account.goes, fields[account.goes] as Field)
  const agree = page.getByRole('button', { name: `Agree: ${account.name}`, exact: true })
  if (wanted !== undefined && (await input.inputValue()) === wanted && (await agree.count()) > 0) {
    return act(agree.click())
  }
  await choose(account.name, wanted ?? 'Set aside: An entry')
}

/** As a person does: into the field first, then typed. */
async function choose(name: string, wanted: string): Promise<void> {
  await act(target(name).click())
  await act(target(name).fill(wanted))
  await act(page.keyboard.press('Enter'))
}

async function placeAll(accounts: readonly BookedAccount[]): Promise<void> {
  const all = page.getByRole('button', { name: /^Agree to \d+/ })
  if ((await all.count()) > 0) await act(all.click())
  for (const account of accounts) {
    if ((await target(account.name).count()) > 0 && (await isStillAsked(account.name))) {
      await putAway(account)
    }
  }
}

async function isStillAsked(name: string): Promise<boolean> {
  const row = page.getByRole('row').filter({ has: target(name) })
  return (await row.locator('[data-open]').count()) > 0
}

async function write(): Promise<void> {
  await act(page.getByRole('button', { name: /^(Write \d|Save the statement)/ }).click())
  await page.getByText('Import a statement').waitFor()
  await allSaved(page)
}

test.runIf(isLong)(
  'the first year: eighty accounts are placed, and the record has their sums',
  async () => {
    expect(eightyAccounts).toHaveLength(80)
    await open()
    await bring(printedStatement(eightyAccounts, { business, ends }))
    expect(await page.getByText('Is this the right statement?').count()).toBe(0)
    await placeAll(eightyAccounts)
    await expect.poll(() => sum('Still to place')).toBe('$0.00')
    expect(await faultsForReaders(page)).toEqual([])
    await write()
    expect(await recorded()).toMatchObject(addedUp(eightyAccounts))
    const { origins } = (await recorded()) as { origins: Record<string, { from: string }> }
    expect(origins['exp_seed']).toEqual({ from: 'imported' })
    expect(acts, `acts of the first year: ${acts}`).toBeLessThan(40)
  },
)

test.runIf(isLong)('it is undone as one act, and comes back', async () => {
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
  await expect.poll(() => statements()).toEqual([])
  expect(await recorded()).toEqual({})
  await page.keyboard.press('Control+Shift+z')
  await expect.poll(async () => (await statements()).length).toBe(1)
  expect(await recorded()).toMatchObject(addedUp(eightyAccounts))
})

test.runIf(isLong)(
  'what was placed wrongly is mended, and a corrected statement does not double',
  async () => {
    await page.getByRole('button', { name: 'Open profit-and-loss.csv' }).click()
    await choose('Tyres', 'Overhead: motor vehicle')
    await write()
    const mended = eightyAccounts.map(one =>
      one.name === 'Tyres' ? { ...one, goes: 'oh_motor_vehicle' } : one,
    )
    expect(await recorded()).toMatchObject(addedUp(mended))
    const corrected = mended.map(one => (one.name === 'Urea' ? { ...one, dollars: 90_000 } : one))
    await bring(printedStatement(corrected, { business, ends }))
    await expect.poll(() => sum('Still to place')).toBe('$0.00')
    await write()
    expect(await recorded()).toMatchObject(addedUp(corrected))
    expect(await statements()).toHaveLength(1)
  },
)

test.runIf(isLong)('it is removed from the list, and that is undone too', async () => {
  const button = page.getByRole('button', { name: 'Remove profit-and-loss.csv' })
  await button.click()
  await expect.poll(() => statements()).toEqual([])
  expect(await recorded()).toMatchObject({ exp_seed: null, exp_fertiliser_n: null })
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await statements()).length).toBe(1)
  expect(await recorded()).toMatchObject({ exp_fertiliser_n: 90_000_00 })
})

test.runIf(isLong)(
  'a statement of another year or business is asked about, a bank statement refused',
  async () => {
    await open()
    await bring(
      printedStatement(eightyAccounts, { business: 'Other Pastoral', ends: '30 June 2011' }),
    )
    await page.getByText('This statement is of “Other Pastoral”').waitFor()
    await page.getByText('This statement is for another year').waitFor()
    expect(await page.getByRole('button', { name: /^(Write|Save)/ }).isEnabled()).toBe(false)
    await page.getByRole('button', { name: 'Cancel' }).click()
    const bank =
      'Date,Description,Debit,Credit,Balance\n01/07/2025,Elders,,200.00,1200.00\n03/07/2025,BP,50.00,,1150.00\n'
    const buffer = Buffer.from(bank)
    await page.setInputFiles('input[type=file]', { name: 'bank.csv', mimeType: 'text/csv', buffer })
    await page.getByRole('alert').filter({ hasText: 'bank.csv can’t be imported' }).waitFor()
    expect(await statements()).toHaveLength(1)
  },
)

test.runIf(isLong)('the second year matches itself', async () => {
  const period = await periodAfter(server.address, place)
  const grown = eightyAccounts.map(one => ({ ...one, dollars: one.dollars * 1.25 }))
  await open(period)
  acts = 0
  await bring(printedStatement(grown, { business, ends: await lastDayOf(period) }))
  await page.getByText('To answer (0)').waitFor()
  expect(await sum('Still to place')).toBe('$0.00')
  await write()
  expect(acts).toBe(2)
  const tyres = grown.map(one =>
    one.name === 'Tyres' ? { ...one, goes: 'oh_motor_vehicle' } : one,
  )
  expect(await recorded(period)).toMatchObject(addedUp(tyres))
})
