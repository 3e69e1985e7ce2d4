// A morning in the paddock without signal: figures of paddocks and of rain, typed in a browser that is
// closed and started again twice. All of it arrives once, in order.

import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { chromium } from 'playwright-core'
import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { runDemo } from '../../../server/test/demo-server.ts'
import type { RunningServer } from '../../../server/test/running-server.ts'
import { ask, base, browserFlags, browserPath, farmInProgress, password } from '../browser.ts'
import { tokenOf } from '../browser.ts'
import { allSaved, cellAt, figureIn } from '../sheet-in-page.ts'

const grower = 'grower@furrow.example'
let server: RunningServer
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'furrow-browser-'))
  server = await runDemo()
})
afterAll(async () => {
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** The same browser each time, with what it kept. */
function startAgain(offline: boolean): Promise<BrowserContext> {
  return chromium.launchPersistentContext(folder, {
    executablePath: browserPath,
    args: [...browserFlags],
    offline,
    viewport: { width: 1280, height: 1100 },
    locale: 'en-AU',
    timezoneId: 'Australia/Brisbane',
    reducedMotion: 'reduce',
  })
}

async function open(context: BrowserContext, address: string): Promise<Page> {
  const page = context.pages()[0] ?? (await context.newPage())
  page.setDefaultTimeout(30_000)
  await mayLeave(page)
  await page.goto(server.address + base + address)
  await cellAt(page, 0, 0).waitFor()
  return page
}

/** Until the browser would not ask whether one really wants to leave. */
async function mayLeave(page: Page): Promise<void> {
  const leave = `dispatchEvent(new Event('beforeunload', { cancelable: true }))`
  await expect.poll(() => page.evaluate(leave)).toBe(true)
}

/** One figure below the other, beginning in this cell. */
async function typeDown(page: Page, place: number, figures: readonly string[]): Promise<void> {
  await cellAt(page, 0, place).click()
  for (const figure of figures) {
    await page.keyboard.type(figure)
    await page.keyboard.press('Enter')
  }
}

/** How many paddocks get five figures each, and how many days a reading. */
const lines = inject('isLongForm') ? 20 : 4

test('figures and readings without network arrive once and in order', async () => {
  const { farm, period } = await farmInProgress(server.address, grower)
  const below = `/collection/${farm}/period/${period}`
  const token = await tokenOf(server.address, grower)
  const read = async <Row>(resource: string, filters: readonly object[]) => {
    const body = { filters, sort: [{ field: 'id' }] }
    const path = `/api/${resource}/search?limit=0`
    return (await ask<{ data: readonly Row[] }>(server.address, path, { token, body })).data
  }
  const ofFarm = { field: 'farm_id', value: farm }
  const [gauge] = await read<{ id: number; name: string }>('rain_gauges', [ofFarm])
  const rain = `${below}/rain-gauges/${gauge?.id}/2026/7`

  let context = await startAgain(false)
  await signIn(context)
  await open(context, rain)
  await open(context, `${below}/paddocks`)
  await workerOf(context)
  await context.close()

  context = await startAgain(true)
  let page = await open(context, `${below}/paddocks`)
  const shown = await namesShown(page)
  const first = shown.slice(0, lines)
  const figures = (from: number) => first.map((_, line) => String(from + line))
  await typeDown(page, 1, figures(100))
  await typeDown(page, 1, figures(200))
  await waiting(page, lines)
  await context.close()

  context = await startAgain(true)
  page = await open(context, `${below}/paddocks`)
  await expect.poll(() => figureIn(cellAt(page, 0, 1))).toBe(200)
  await typeDown(page, 1, figures(300))
  await typeDown(page, 1, figures(400))
  await typeDown(page, 1, figures(500))
  page = await open(context, rain)
  await typeDown(
    page,
    0,
    Array.from({ length: lines }, (_, day) => String(day + 1)),
  )
  await waiting(page, 2 * lines)
  await context.close()

  context = await startAgain(false)
  page = await open(context, `${below}/paddocks`)
  await allSaved(page)
  await context.close()

  const paddocks = await read<{ id: number; name: string; area: number }>('paddocks', [
    ofFarm,
    { field: 'period_id', value: period },
  ])
  const areaOf = (name: string) => paddocks.find(paddock => paddock.name === name)?.area
  expect(first.map(areaOf)).toEqual(first.map((_, line) => 500 + line))
  const july = [
    { field: 'rain_gauge_id', value: gauge?.id },
    { field: 'date', operator: '>=', value: '2026-07-01' },
    { field: 'date', operator: '<=', value: '2026-07-31' },
  ]
  const readings = await read<{ date: string; total_mm: number }>('rainfalls', july)
  expect(readings.map(({ date, total_mm: mm }) => [date, mm])).toEqual(
    Array.from({ length: lines }, (_, day) => [
      `2026-07-${String(day + 1).padStart(2, '0')}`,
      day + 1,
    ]),
  )
  const written = await read<{ row: number; after: { area?: number } | null }>('changes', [
    ofFarm,
    { field: 'entity', value: 'paddocks' },
    { field: 'verb', value: 'update' },
  ])
  for (const [line, name] of first.entries()) {
    const own = written.filter(({ row }) => row === paddocks.find(one => one.name === name)?.id)
    expect(own.filter(({ after }) => after?.area === 500 + line)).toHaveLength(1)
  }
})

/** And all of it is kept on the device. */
async function waiting(page: Page, least: number): Promise<void> {
  const told = page.getByText(/\d+ waiting for signal/).first()
  await expect.poll(async () => parseInt(await told.innerText(), 10)).toBeGreaterThanOrEqual(least)
  await mayLeave(page)
}

async function signIn(context: BrowserContext): Promise<void> {
  const page = context.pages()[0] ?? (await context.newPage())
  await page.goto(`${server.address}${base}/login`)
  await page.getByLabel('Email').fill(grower)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: /^Good/ }).waitFor()
}

/** It has kept all of the portal. */
async function workerOf(context: BrowserContext): Promise<void> {
  const [page] = context.pages()
  await page?.evaluate('navigator.serviceWorker.ready.then(() => undefined)')
}

async function namesShown(page: Page): Promise<readonly string[]> {
  const names = await page.locator('[data-line] > [data-place="0"]').allInnerTexts()
  return names.filter(name => name.trim() !== '')
}
