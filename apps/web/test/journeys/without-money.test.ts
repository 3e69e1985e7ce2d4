// Whoever may not see the money of a farm walks all of its screens, reads its reports, takes workbooks and reports along,
// asks every call that reckons and tries to write: no screen, no answer, no sentence and no file holds an amount of it.

import { readFile } from 'node:fs/promises'
import { furrow } from '@furrow/catalogue/furrow'
import type { FarmReport, FarmReports } from '@furrow/wire/farm-report-answer'
import { unzipSync } from 'fflate'
import { readXlsx } from 'hucre/xlsx'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { runDemo } from '../../../server/test/demo-server.ts'
import { wordsOfPages } from '../../../server/test/pdf-words.ts'
import type { RunningServer } from '../../../server/test/running-server.ts'
import { amountsAmong } from '../amounts-told.ts'
import type { HearsAmounts } from '../amounts-told.ts'
import { ask, closeBrowser, signInToBusiness, startBrowser, tokenOf, visit } from '../browser.ts'
import { stockInProgress } from '../demo-places.ts'
import { rowsOf } from '../fresh-farm.ts'
import { screensToSee } from '../screens-to-see.ts'

const isLong = inject('isLongForm')
const email = 'grower@furrow.example'
const owner = 'owner@furrow.example'
const catalogue = furrow()

let server: RunningServer
let browser: Browser
let place: Awaited<ReturnType<typeof stockInProgress>>
let amountsIn: HearsAmounts
beforeAll(async () => {
  ;[server, browser] = await Promise.all([runDemo(), startBrowser()])
  place = await stockInProgress(server.address)
  const token = await tokenOf(server.address, 'admin@furrow.example')
  const [grower] = await rowsOf<{ id: number }>(server.address, 'users', { email })
  const body = { details_id: place.farm, user_id: grower?.id }
  await ask(server.address, '/api/details_user', { token, body })
  amountsIn = amountsAmong(await amountsOfFarm())
})
afterAll(async () => {
  await closeBrowser(browser)
  await server?.stop()
})

/** Every amount of money in the rows of the farm. */
async function amountsOfFarm(): Promise<readonly number[]> {
  const found: number[] = []
  for (const { name, fields } of catalogue.values()) {
    const ofMoney = Object.keys(fields).filter(field => fields[field]?.kind === 'money')
    if (ofMoney.length === 0 || !fields['farm_id']) continue
    const like = { farm_id: place.farm }
    const rows = await rowsOf<Readonly<Record<string, unknown>>>(server.address, name, like)
    found.push(...rows.flatMap(row => ofMoney.map(field => row[field])).filter(isFigure))
  }
  return found
}

function isFigure(value: unknown): value is number {
  return typeof value === 'number'
}

test('whoever sees it hears of it, so that the test can fail', async () => {
  const token = await tokenOf(server.address, owner)
  const query = `farm_id=${place.farm}&period_id=${place.period}`
  const told = await ask(server.address, `/api/v2/livestock-summary?${query}`, { token })
  expect(amountsIn(JSON.stringify(told)).length).toBeGreaterThan(0)
  expect(amountsIn('Worth $286,933,520')).toEqual([])
})

test('no screen shows any of it, and nothing that was sent to one holds any', async () => {
  const visitor = await visit(browser, server.address, { width: 1440 })
  const { page } = visitor
  const heard: string[] = []
  page.on('response', response => {
    const url = response.url()
    if (!/\/api\//.test(url) || url.endsWith('/live')) return
    void response
      .text()
      .then(text => heard.push(...amountsIn(text).map(amount => `${url}: ${amount}`)))
      .catch(() => undefined)
  })
  await signInToBusiness(visitor, email)
  const screens = screensToSee({ ...place, business: 0, stock: place })
  const ofFarm = screens.filter(({ path }) => path.includes(`/collection/${place.farm}`))
  expect(ofFarm.length).toBeGreaterThan(30)
  await visitor.go('/')
  // In the usual run every third one: what is sent to all of them is sent by the same few calls.
  const looked = ofFarm.filter((_, place) => isLong || place % 3 === 0)
  for (const { path, name } of looked) {
    await visitor.turnTo(path)
    await expect.poll(() => page.locator('.skeleton-bar:visible').count()).toBe(0)
    const shown = (await page.locator('body').textContent()) ?? ''
    expect(amountsIn(shown), name).toEqual([])
    const isKept = /\/finance(?!\/(opportunities|balances))/.test(path)
    expect(/You don’t have access to this farm/.test(shown), name).toBe(isKept)
  }
  expect(heard).toEqual([])
  await visitor.close()
})

test('no workbook holds any of it', async () => {
  const visitor = await visit(browser, server.address, { width: 1440 })
  const { page } = visitor
  await signInToBusiness(visitor, email)
  const sheets = ['paddocks', 'cropping/spreadsheet', 'livestock/ledger', 'finance/opportunities']
  for (const sheet of sheets) {
    await visitor.go(`/collection/${place.farm}/period/${place.period}/${sheet}`)
    await page.getByRole('button', { name: 'Workbook' }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Download XLSX' }).click(),
    ])
    const read = await readXlsx(await readFile(await file.path()))
    const text = JSON.stringify(read.sheets.map(({ rows }) => rows))
    expect(text.length, sheet).toBeGreaterThan(2)
    expect(amountsIn(text), sheet).toEqual([])
  }
  await visitor.close()
})

/** In reports any figure of dollars is one too many, but for those of an example of how to read them. */
function dollarsIn(said: string): readonly string[] {
  const told = said.replaceAll('$12.40', '').matchAll(/.{0,40}\$\s?-?\d.{0,10}/g)
  return [...told].map(([words]) => words)
}

/** The one report that tells of other farms too: of those whose money one sees. This farm stands first. */
const ownFarms = { key: 'own-farms', name: 'Your farms side by side' }
const isOfOthers = (line: string) => /\t–\t.*\$/.test(line)

/** All others in the long form. */
const inEveryRun = ['my-year', 'whole-farm', ownFarms.key]

/** An aim that says what labour costs, as whoever sees it keeps it in the last released year. */
async function yearWithAim(): Promise<number> {
  const like = { farm_id: place.farm, status: 'Released' }
  const released = await rowsOf<{ period_id: number }>(server.address, 'farm_period', like)
  const period = released.at(-1)?.period_id ?? 0
  const values = {
    farm_id: place.farm,
    period_id: period,
    scope: 'farm',
    measure: 'labour_cost_per_ha',
    text: 'Less spent on labour',
    was_text: '$212/ha',
    goal_text: '$187/ha',
    amount: 45_123_45,
  }
  const steps = [{ do: 'store', resource: 'farm_aims', values }]
  const token = await tokenOf(server.address, owner)
  const kept = await ask<{ data?: unknown }>(server.address, '/api/v2/batch', {
    token,
    body: { steps },
  })
  expect(kept.data, JSON.stringify(kept)).toBeDefined()
  return period
}

test('no report tells any of it: on the screen, where a figure comes from, or in a file', async () => {
  const period = await yearWithAim()
  const of = `farm_id=${place.farm}&period_id=${period}`
  const told = async <Answer>(call: string, as = email) => {
    const token = await tokenOf(server.address, as)
    return (await ask<{ data: Answer }>(server.address, `/api/v2/${call}`, { token })).data
  }
  const seenBy = (as: string) => told<FarmReport>(`farm-report?${of}&report=my-year`, as)
  expect(dollarsIn(JSON.stringify(await seenBy(owner))).length).toBeGreaterThan(5)
  const { reports } = await told<FarmReports>(`farm-reports?${of}`)
  expect(reports.length).toBeGreaterThan(5)

  const visitor = await visit(browser, server.address, { width: 1440 })
  const { page } = visitor
  await signInToBusiness(visitor, email)
  const below = `/collection/${place.farm}/period/${period}/report`
  await visitor.go(below)
  for (const { name } of reports) await page.getByRole('link', { name }).first().waitFor()
  expect(dollarsIn(await wordsOf(page))).toEqual([])
  const walked = isLong ? reports : reports.filter(({ key }) => inEveryRun.includes(key))
  for (const { key, name } of walked) {
    await visitor.turnTo(`${below}/${key}`)
    await page.getByRole('heading', { level: 1, name }).waitFor()
    const shown = await wordsOf(page)
    const dollars = dollarsIn(shown).filter(line => key !== ownFarms.key || !isOfOthers(line))
    expect([...dollars, ...amountsIn(shown)], key).toEqual([])
    expect(await page.getByRole('button', { name: /^(What if|Make this an aim)/ }).count()).toBe(0)
  }
  await visitor.go(`${below}/whole-farm`)
  await page.getByText('Less spent on labour').first().waitFor()
  await visitor.go(`${below}/my-year`)

  // A figure of theirs opens; a link to one of money says why it doesn’t.
  await page
    .getByRole('button', { name: /^Where does .* come from\?$/ })
    .first()
    .click()
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('heading', { name: 'How it is calculated' }).waitFor()
  expect(dollarsIn(await drawer.innerText())).toEqual([])
  await visitor.go(`${below}/my-year?figure=farm/labour_cost_per_ha`)
  await drawer
    .getByText('That figure follows from money, which you don’t see on this farm.')
    .waitFor()
  expect(dollarsIn(await drawer.innerText())).toEqual([])
  await page.keyboard.press('Escape')

  if (isLong) {
    await visitor.go(below)
    for (const [kind, ending] of [
      ['PDF', 'pdf'],
      ['Workbook', 'xlsx'],
      ['CSV', 'csv'],
    ] as const) {
      await page.getByText(kind, { exact: true }).click()
      const bytes = await taken(page, 'Download reports')
      const files = ending === 'csv' ? { 'all.csv': bytes } : unzipSync(bytes)
      expect(Object.keys(files).length).toBe(ending === 'csv' ? 1 : reports.length)
      for (const [name, file] of Object.entries(files))
        if (!name.includes(ownFarms.name)) await hasNone(name, file)
    }
  } else {
    await hasNone('my-year.pdf', await taken(page, 'PDF'))
    await hasNone('my-year.xlsx', await taken(page, 'Download workbook'))
  }
  await visitor.close()
})

/** Once all of it is there. */
async function wordsOf(page: Page): Promise<string> {
  await expect.poll(() => page.locator('.skeleton-bar:visible').count()).toBe(0)
  return page.locator('main').innerText()
}

async function taken(page: Page, button: string): Promise<Uint8Array> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ])
  return new Uint8Array(await readFile(await file.path()))
}

async function hasNone(name: string, file: Uint8Array): Promise<void> {
  const text = await wordsInFile(name, file)
  expect(text.length, name).toBeGreaterThan(100)
  expect([...dollarsIn(text), ...amountsIn(text)], name).toEqual([])
}

const withoutOwnFarms = (lines: string) =>
  lines
    .split('\n')
    .filter(line => !line.includes(ownFarms.name))
    .join('\n')

async function wordsInFile(name: string, file: Uint8Array): Promise<string> {
  if (name.endsWith('.pdf')) return (await wordsOfPages(file)).join(' ')
  if (name.endsWith('.csv')) return withoutOwnFarms(new TextDecoder().decode(file))
  const { sheets } = await readXlsx(file)
  return JSON.stringify(sheets.map(({ rows }) => rows))
}

test('no call that reckons, no refusal and no job tells any of it', async () => {
  const token = await tokenOf(server.address, email)
  const { farm, period } = place
  const at = `farm_id=${farm}&period_id=${period}`
  const periods = await rowsOf<{ period_id: number }>(server.address, 'farm_period', {
    farm_id: farm,
  })
  const before = periods.find(one => one.period_id !== period)?.period_id
  const calls: [string, string, unknown?][] = [
    ...['open-points', 'completeness', 'cropping-summary', 'livestock-summary', 'balances'].map(
      (name): [string, string] => ['GET', `v2/${name}?${at}`],
    ),
    ['GET', `v2/completeness/overview?farm_ids=${farm}`],
    ['GET', `v2/compared-periods?farm_id=${farm}&period_ids=${period},${before}`],
    ['GET', `v2/roll-forward/preview?farm_id=${farm}&from_period_id=${before}&period_id=${period}`],
    ['POST', 'changes/search?limit=300', { filters: [{ field: 'farm_id', value: farm }] }],
  ]
  const ofMoney = [...catalogue.values()].filter(
    ({ ownedBy, fields }) => 'needs' in ownedBy && ownedBy.needs && fields['farm_id'],
  )
  for (const { name } of ofMoney) {
    const [row] = await rowsOf<{ id: number }>(server.address, name, { farm_id: farm })
    if (!row) continue
    const step = { do: 'update', resource: name, id: row.id, values: { notes: 'Mine' } }
    calls.push(['GET', `${name}/${row.id}`], ['PATCH', `${name}/${row.id}`, row])
    calls.push(['POST', 'v2/batch', { steps: [step] }])
    calls.push(['POST', 'v2/jobs', { description: `All of ${name}`, steps: [step] }])
  }
  expect(calls.length).toBeGreaterThan(60)
  const told: string[] = []
  for (const [method, path, body] of calls) {
    const answer = await fetch(`${server.address}/api/${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    expect(answer.status, `${method} ${path}`).toBeLessThan(500)
    told.push(...amountsIn(await answer.text()).map(amount => `${method} ${path}: ${amount}`))
  }
  expect(told).toEqual([])
})
