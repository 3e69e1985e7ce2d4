import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { runDemo } from '../../../server/test/demo-server.ts'
import type { RunningServer } from '../../../server/test/running-server.ts'
import {
  closeBrowser,
  faultsForReaders,
  pathOf,
  signInToBusiness,
  startBrowser,
  visit,
} from '../browser.ts'
import type { Visit } from '../browser.ts'
import { freshFarm, rowsOf } from '../fresh-farm.ts'
import type { FreshFarm } from '../fresh-farm.ts'
import { allSaved, cellAt, linesOf, paste } from '../sheet-in-page.ts'

const grower = 'grower@furrow.example'
const owner = 'owner@furrow.example'

let server: RunningServer
let browser: Browser
beforeAll(async () => {
  ;[server, browser] = await Promise.all([runDemo(), startBrowser()])
})
afterAll(async () => {
  await closeBrowser(browser)
  await server?.stop()
})

async function farmCalled(name: string, email = grower): Promise<FreshFarm> {
  const use = 'grazing'
  return freshFarm(server.address, { name, email, use, paddocks: { [`${name} 1`]: 900 } })
}

async function comeTo({ farm, period }: FreshFarm, email = grower): Promise<Visit> {
  const visitor = await visit(browser, server.address)
  await signInToBusiness(visitor, email)
  await visitor.go(`/collection/${farm}/period/${period}/livestock/enterprises`)
  return visitor
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: new RegExp(`^${label}`) }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** Adds an enterprise and goes to its wizard. */
async function begin({ page }: Visit, species: string, purpose: string): Promise<void> {
  await page.getByRole('button', { name: 'Add enterprise' }).first().click()
  await choose(page, 'Species', species)
  await choose(page, 'Purpose', purpose)
  await page.getByRole('dialog').getByRole('button', { name: 'Add enterprise' }).click()
  await page.getByRole('rowheader', { name: `Grazing ${species} ${purpose}` }).waitFor()
  await allSaved(page)
  await page.evaluate(
    `history.pushState({}, '', location.pathname.replace('enterprises', 'wizard'))`,
  )
  await page.reload()
  await page.getByRole('link', { name: `Continue with Grazing ${species} ${purpose}` }).click()
  await page.getByRole('heading', { level: 2, name: 'Classes' }).waitFor()
}

async function goTo(page: Page, step: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Steps' })
    .getByRole('button', { name: new RegExp(step) })
    .click()
  await page.getByRole('heading', { level: 2, name: step, exact: true }).waitFor()
}

type Cells = Readonly<Record<string, string>>

/** By what columns are called, from a line on. */
async function fill({ page, context }: Visit, rows: readonly Cells[], line = 0): Promise<void> {
  const lines = await linesOf(page, rows)
  await cellAt(page, line, 0).click()
  await paste({ page, context }, lines)
  await allSaved(page)
}

async function tickClasses(page: Page, classes: readonly string[]): Promise<void> {
  for (const name of classes) await page.getByRole('checkbox', { name, exact: true }).press(' ')
  await allSaved(page)
}

const sums = (page: Page) => page.getByRole('complementary', { name: 'Reconciliation' })

test(
  'a cattle breeding herd goes from nothing to balanced, and five head that are missing are found',
  { timeout: 120_000 },
  async () => {
    const place = await farmCalled('Wizard Cattle')
    const visitor = await comeTo(place)
    const { page } = visitor
    await begin(visitor, 'Cattle', 'Breeding (weaners)')
    await tickClasses(page, ['Cows (breeding)', 'Bulls (working)'])

    await goTo(page, 'Opening')
    await fill(visitor, [
      { 'Opening, head': '100', 'Weight, kg': '520' },
      { 'Opening, head': '3', 'Weight, kg': '800' },
    ])
    await goTo(page, 'Joining')
    await fill(visitor, [
      {
        Females: 'Cows (breeding)',
        'Sires in': '1/11/2025',
        'Sires out': '20/12/2025',
        'Females joined, head': '98',
        'Sires used, head': '3',
      },
    ])
    await goTo(page, 'Birth and marking')
    await fill(visitor, [{ 'Marked on': '1/3/2026', 'Marked, head': '85' }])
    await sums(page).getByRole('region', { name: 'Calves (unweaned)' }).waitFor()
    expect(await faultsForReaders(page)).toEqual([])
    await goTo(page, 'Sales')
    await fill(visitor, [
      {
        Date: '1/6/2026',
        Class: 'Calves (unweaned)',
        'Number, head': '85',
        'Weight, kg': '260',
      },
    ])
    await goTo(page, 'Deaths')
    await fill(visitor, [
      { Date: '1/12/2025', Class: 'Cows (breeding)', 'Number, head': '2', Cause: 'Giving birth' },
    ])

    await goTo(page, 'Closing')
    await fill(visitor, [
      { 'Counted, head': '93', 'Weight, kg': '530' },
      // The calves.
      { 'Counted, head': '0' },
      { 'Counted, head': '3', 'Weight, kg': '810' },
    ])
    await sums(page).getByText('5 too few').waitFor()
    await page.getByRole('button', { name: 'A sale: Cows (breeding)' }).click()
    const dialog = page.getByRole('dialog', { name: 'Sale: Cows (breeding)' })
    expect(await dialog.getByRole('textbox', { name: 'Number' }).inputValue()).toBe('5')
    for (const [label, typed] of [
      ['Date', '10/5/2026'],
      ['Weight', '540'],
    ] as const) {
      await dialog.getByRole('textbox', { name: label }).fill(typed)
      await dialog.getByRole('textbox', { name: label }).press('Tab')
    }
    await dialog.getByRole('button', { name: 'Record it' }).click()
    await sums(page).getByText('96 head expected, balanced').last().waitFor()
    await allSaved(page)

    await goTo(page, 'Review')
    await page.getByRole('button', { name: 'Mark complete' }).click()
    await page.getByRole('heading', { name: /is complete$/ }).waitFor()
    await allSaved(page)
    // What is scrolled half under the top bar is as large as a finger all the same.
    await page.evaluate('scrollTo(0, 0)')
    expect(await faultsForReaders(page)).toEqual([])
    const like = { farm_id: place.farm }
    const sold = await rowsOf<object>(server.address, 'livestock_sale_events', like, [
      'livestock_ledger',
    ])
    expect(sold).toMatchObject([
      { livestock_ledger: { number: 85, weight: 260 } },
      { livestock_ledger: { number: 5, weight: 540 } },
    ])
    const run = await rowsOf(server.address, 'farm_livestock_enterprise_periods', like)
    expect(run).toMatchObject([{ all_questions_answered: true }])
    expect(visitor.trouble).toEqual([])
    await visitor.close()
  },
)

test.runIf(inject('isLongForm'))(
  'a sheep flock weans its lambs, is shorn, and opens the next period as it closed',
  { timeout: 120_000 },
  async () => {
    const place = await farmCalled('Wizard Sheep', owner)
    const visitor = await comeTo(place, owner)
    const { page } = visitor
    await begin(visitor, 'Sheep', 'Wool (self-replacing Merino)')
    await tickClasses(page, ['Ewes (breeding)', 'Ewe Lambs (weaned)', 'Wether Lambs (weaned)'])
    await goTo(page, 'Opening')
    await fill(visitor, [{ 'Opening, head': '500', 'Weight, kg': '60' }])
    await goTo(page, 'Joining')
    await fill(visitor, [{ Females: 'Ewes (breeding)', 'Females joined, head': '500' }])
    await goTo(page, 'Scanning')
    await fill(visitor, [{ 'Scanned, head': '500', 'In young, head': '460' }])
    await goTo(page, 'Birth and marking')
    await fill(visitor, [{ 'Marked on': '1/9/2025', 'Marked, head': '540' }])
    await goTo(page, 'Weaning')
    await cellAt(page, 0, 0).first().click()
    await paste(visitor, [['1/12/2025', '540', '28']])
    const moves = page.getByRole('grid', { name: 'Where weaned young moved' })
    await moves.locator('[data-line="0"] > [data-place="0"]').click()
    await paste(visitor, [
      ['1/12/2025', 'Lambs (unweaned)', 'Ewe Lambs (weaned)', '270', '27'],
      ['1/12/2025', 'Lambs (unweaned)', 'Wether Lambs (weaned)', '270', '29'],
    ])
    await allSaved(page)
    await sums(page).getByRole('region', { name: 'Wether Lambs (weaned)' }).waitFor()
    await goTo(page, 'Closing')
    await fill(visitor, [
      { 'Counted, head': '500', 'Weight, kg': '62' },
      { 'Counted, head': '270', 'Weight, kg': '38' },
      { 'Counted, head': '270', 'Weight, kg': '40' },
    ])
    await sums(page).getByText('1,040 head expected, balanced').last().waitFor()
    await goTo(page, 'Review')
    const result = page.getByRole('table', { name: 'Result' })
    expect(await result.textContent()).toMatch(/108(\.0)?%/)
    const like = { farm_id: place.farm }
    expect(await rowsOf(server.address, 'livestock_transfer_events', like)).toHaveLength(2)
    // Two openings would be one too many: 500 ewes, 540 lambs, and both sides of two transfers.
    expect(await rowsOf(server.address, 'livestock_ledgers', like)).toHaveLength(6)
    await shear(visitor, place)
    await carryOn(visitor, place)
    expect(visitor.trouble).toEqual([])
    await visitor.close()
  },
)

const flock = 'Grazing Sheep Wool (self-replacing Merino)'

/** The clip goes into its yearly sheet by lines: what each cut, the clean wool and its price follow. */
async function shear(visitor: Visit, { farm, period }: FreshFarm): Promise<void> {
  const { page } = visitor
  await visitor.go(`/collection/${farm}/period/${period}/livestock/yearly?sheet=wool`)
  const of = { Enterprise: flock, Class: 'Ewes (breeding)' }
  const fleece = { 'Head shorn, head': '500', 'Greasy wool, kg': '2,500', Yield: '70%' }
  await fill(visitor, [
    { ...of, Line: 'AAA fleece', ...fleece, 'Sold, bales': '14', Income: '24,500' },
  ])
  const clip = page.locator('[data-line="0"]')
  await cellAt(page, 0, 0).click()
  await page.keyboard.press('End')
  await clip.getByText('5', { exact: true }).waitFor()
  await clip.getByText('1,750', { exact: true }).waitFor()
  await clip.getByText('14.00').waitFor()
  await page.getByRole('tab', { name: 'Numbers' }).click()
  await page.getByText('this period has a stock ledger, which counts instead').waitFor()
  expect(await faultsForReaders(page)).toEqual([])
}

/** The next period opens with what this one closed with, and goes whole when its start is undone. */
async function carryOn(visitor: Visit, { farm, period }: FreshFarm): Promise<void> {
  const { page } = visitor
  await visitor.go(`/collection/${farm}/period`)
  await page.getByRole('button', { name: 'Start new period' }).click()
  await page.getByRole('button', { name: /^Start 20/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Collection' }).waitFor()
  const next = { farm_id: farm, period_id: Number(pathOf(page).split('/').at(-1)) }
  expect(next.period_id).not.toBe(period)
  const opened = await rowsOf(server.address, 'livestock_ledgers', next)
  expect(opened).toMatchObject([
    { number: 500, weight: 62 },
    { number: 270, weight: 38 },
    { number: 270, weight: 40 },
  ])
  expect(await rowsOf(server.address, 'livestock_opening_events', next)).toHaveLength(3)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  const asking = page.getByRole('dialog', { name: /^Undo the start of 20/ })
  await asking.getByRole('button', { name: 'Undo the start' }).click()
  await expect.poll(() => rowsOf(server.address, 'farm_period', next)).toEqual([])
  expect(await rowsOf(server.address, 'livestock_ledgers', next)).toEqual([])
}

test.runIf(inject('isLongForm'))(
  'cattle that are traded are asked nothing about breeding, and are retired, not deleted',
  { timeout: 120_000 },
  async () => {
    const place = await farmCalled('Wizard Trading')
    const visitor = await comeTo(place)
    const { page } = visitor
    await begin(visitor, 'Cattle', 'Trading / Backgrounding')
    const steps = page.getByRole('navigation', { name: 'Steps' }).getByRole('button')
    expect((await steps.allTextContents()).join(' ')).not.toMatch(/Joining|Scanning|Weaning/)
    await tickClasses(page, ['Trading Steers'])
    await goTo(page, 'Purchases')
    const bought = { Class: 'Trading Steers', 'Weight, kg': '280' }
    await fill(visitor, [{ Date: '1/8/2025', 'Number, head': '120', ...bought }])
    await goTo(page, 'Sales')
    const sold = { Class: 'Trading Steers', 'Weight, kg': '460' }
    await fill(visitor, [{ Date: '1/5/2026', 'Number, head': '120', ...sold }])
    await sums(page).getByText('0 head expected, balanced').last().waitFor()

    await visitor.go(`/collection/${place.farm}/period/${place.period}/livestock/enterprises`)
    const name = 'Grazing Cattle Trading / Backgrounding'
    await page.getByRole('rowheader', { name }).click()
    await page.getByRole('button', { name: `Delete ${name}` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('There are 2 records of its stock').waitFor()
    expect(await faultsForReaders(page)).toEqual([])
    await dialog.getByRole('button', { name: `Retire: ${name}` }).click()
    await page
      .getByText(/is retired: not offered/)
      .first()
      .waitFor()
    await allSaved(page)
    const like = { farm_id: place.farm }
    const rows = await rowsOf(server.address, 'farm_livestock_enterprises', like)
    expect(rows).toMatchObject([{ last_period_id: place.period }])
    await visitor.close()
  },
)
