// Staff publish how farms compare, and release what farms read of it: a dry run, a figure that is far from all others
// left out, an edition, the figure corrected, the next edition, and reports of eight farms with their letters and PDFs.
// It needs farms to compare with, which take a minute to be made: in the long form alone.

import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import type { FarmReport } from '@furrow/wire/farm-report-answer'
import { unzipSync } from 'fflate'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { mailServer } from '../../../server/test/mail-server.ts'
import type { MailServer } from '../../../server/test/mail-server.ts'
import { wordsOfPages } from '../../../server/test/pdf-words.ts'
import { runServer } from '../../../server/test/running-server.ts'
import type { RunningServer } from '../../../server/test/running-server.ts'
import { ask, closeBrowser, faultsForReaders } from '../browser.ts'
import { signIn, startBrowser, tokenOf, visit } from '../browser.ts'
import { rowsOf } from '../fresh-farm.ts'

const isLong = inject('isLongForm')
const admin = 'admin@furrow.example'
/** Of those to compare with. */
const names = [
  'Back Station',
  'Stringybark',
  'Lower Kyeamba',
  'Hillview East',
  'Quandong Park',
  'Redbank South',
  'Granite Hills',
  'Snow Gum',
]

let server: RunningServer
let browser: Browser
let mails: MailServer
beforeAll(async () => {
  if (!isLong) return
  mails = await mailServer()
  const env = { DEMO_DATA: 'yes', SMTP_URL: mails.url, MAIL_FROM: 'Furrow <furrow@farm.example>' }
  ;[server, browser] = await Promise.all([runServer(env), startBrowser()])
  // Farms to compare with are made while the server answers already.
  while (!server.printed().includes('more farms to compare with')) await setTimeout(1000)
}, 900_000)
afterAll(async () => {
  if (!isLong) return
  await closeBrowser(browser)
  await server?.stop()
  await mails?.close()
})

interface Held {
  readonly id: number
  readonly farm_id: number
}

async function written(steps: readonly object[]): Promise<void> {
  const token = await tokenOf(server.address, admin)
  const said = await ask<{ data?: unknown }>(server.address, '/api/v2/batch', {
    token,
    body: { steps },
  })
  expect(said.data, JSON.stringify(said)).toBeDefined()
}

const updated = (resource: string, id: number, values: object) => ({
  do: 'update',
  resource,
  id,
  values,
})

/** Eight farms, each with somebody who manages it; the rates of the first are typed a hundredfold. */
async function eightFarms() {
  const [period] = await rowsOf<{ id: number }>(server.address, 'periods', { name: '2024-25' })
  if (!period) throw new Error('There is no such period.')
  const all = await rowsOf<{ id: number; farm_name: string }>(server.address, 'farms', {})
  const farms = names.map(name => all.find(farm => farm.farm_name === name)?.id ?? 0)
  const [manager] = await rowsOf<{ id: number }>(server.address, 'users', {
    email: 'tess.manager@furrow.example',
  })
  const values = { user_id: manager?.id, is_farms_manager: true }
  await written(
    farms.map(farm_id => ({
      do: 'store',
      resource: 'details_user',
      values: { ...values, details_id: farm_id },
    })),
  )
  const [wrong = 0] = farms
  const of = { farm_id: wrong, period_id: period.id }
  const [held] = await rowsOf<Held>(server.address, 'farm_period', of)
  const [record] = await rowsOf<Held & { oh_rates: number }>(server.address, 'assets', of)
  if (!held || !record) throw new Error('The farm has no record.')
  const because = { reopened_because: 'To be looked at.' }
  await written([
    updated('farm_period', held.id, { status: 'In validation', ...because }),
    updated('assets', record.id, { oh_rates: record.oh_rates * 100 }),
    updated('farm_period', held.id, { status: 'Validated' }),
  ])
  return { period: period.id, wrong, rates: record.oh_rates, record: record.id }
}

async function dryRun(page: Page, number: number): Promise<void> {
  await page.getByRole('button', { name: `Dry run of edition ${number}` }).click()
  await page.getByRole('heading', { name: `Edition ${number} would hold 66 farms` }).waitFor()
  await page.getByRole('tab', { name: 'Left out (0)' }).waitFor()
}

async function publish(page: Page, number: number, note: string): Promise<void> {
  await page.getByRole('button', { name: `Publish edition ${number}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'What is new' }).fill(note)
  await dialog.getByRole('button', { name: `Publish edition ${number}` }).click()
  await page.getByText(`Edition ${number} is published, with 66 farms.`).waitFor()
  await page.getByText(note).waitFor()
}

async function tickAll(page: Page): Promise<void> {
  const search = page.getByRole('searchbox').first()
  for (const name of names) {
    await search.fill(name)
    await page.getByRole('checkbox', { name, exact: true }).check()
  }
  await search.fill('')
}

/** To whoever manages the farms; lines that were folded on the way are whole again. */
function lettersOfRelease(): readonly string[] {
  return mails.received
    .filter(({ to }) => to.includes('tess.manager@furrow.example'))
    .map(({ text }) => text.replaceAll(/=\r?\n/g, ''))
    .filter(text => text.includes('ready to read on Furrow'))
}

test.runIf(isLong)(
  'staff look at a dry run, publish, correct, publish again, and release reports to eight farms',
  async () => {
    const { period, wrong, rates, record } = await eightFarms()
    const visitor = await visit(browser, server.address, { width: 1440 })
    const { page } = visitor
    await signIn(visitor, admin)
    const benchmarks = `/benchmarks?period=${period}`
    await visitor.go(benchmarks)
    await dryRun(page, 3)
    await page.getByRole('searchbox', { name: /^Search/ }).fill('Back Station')
    const figure = 'Back Station, Rates per hectare'
    await page.getByRole('button', { name: `Leave out: ${figure}` }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: 'Why' }).fill('Two noughts too many.')
    expect(await faultsForReaders(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Save' }).click()
    await page.getByText('Left out until it is corrected: Two noughts too many.').waitFor()
    await publish(page, 3, 'One figure waits to be corrected.')
    expect(await faultsForReaders(page)).toEqual([])

    // Corrected in the record of the farm.
    const below = `/collection/${wrong}/period/${period}`
    await visitor.go(below)
    await page.getByRole('button', { name: 'Back to validation' }).click()
    await page.getByRole('button', { name: 'Mark as validated' }).waitFor()
    await visitor.go(`${below}/finance/income-and-costs`)
    await page.getByRole('searchbox', { name: 'Search Income and costs' }).fill('rates')
    const line = page
      .locator('[data-line]')
      .filter({ has: page.getByText('Rates', { exact: true }) })
    const heading = page.getByRole('columnheader', { name: 'This period', exact: true })
    const at = Number(await heading.getAttribute('aria-colindex')) - 2
    await line.locator(`> [data-place="${at}"]`).click()
    await page.keyboard.type(String(rates / 100))
    await page.keyboard.press('Enter')
    const kept = () => rowsOf<{ oh_rates: number }>(server.address, 'assets', { id: record })
    await expect.poll(kept).toMatchObject([{ oh_rates: rates }])
    await visitor.go(below)
    await page.getByRole('button', { name: 'Mark as validated' }).click()
    await page.getByRole('button', { name: 'Release', exact: true }).click()
    await page.getByRole('button', { name: 'Reopen' }).waitFor()

    // It is far from nobody any more, and its group moves.
    await visitor.go(benchmarks)
    await dryRun(page, 4)
    await page.getByRole('searchbox', { name: /^Search/ }).fill('Back Station')
    expect(await page.getByRole('button', { name: `Leave out: ${figure}` }).count()).toBe(0)
    await page.getByRole('tab', { name: /^What moves \([1-9]/ }).click()
    await publish(page, 4, 'Rates of one farm were corrected.')

    await visitor.go(`/release-reports?period=${period}`)
    await tickAll(page)
    await page.getByRole('textbox', { name: 'Comment' }).fill('Costs are the thing to look at.')
    await page.getByRole('button', { name: 'Release to 8 farms' }).click()
    await page.getByText('16 reports of 8 farms released.').waitFor()
    expect(await page.getByText('Left out').count()).toBe(0)
    await expect.poll(() => lettersOfRelease().length).toBe(8)
    for (const name of names) {
      const own = lettersOfRelease().filter(text => text.includes(`these reports of ${name} for`))
      expect(own, name).toHaveLength(1)
      expect(own[0]).toContain('Costs are the thing to look at.')
    }

    await page.getByRole('button', { name: 'Release more' }).click()
    await tickAll(page)
    const [file] = await Promise.all([
      page.waitForEvent('download', { timeout: 180_000 }),
      page.getByRole('button', { name: 'Download reports of 8 farms' }).click(),
    ])
    const files = Object.entries(unzipSync(new Uint8Array(await readFile(await file.path()))))
    expect(files).toHaveLength(16)
    for (const [name, pdf] of files) {
      expect(Buffer.from(pdf.slice(0, 5)).toString(), name).toBe('%PDF-')
      const [first = ''] = await wordsOfPages(pdf)
      expect(
        names.filter(farm => first.includes(farm)),
        name,
      ).toHaveLength(1)
      expect(first).toMatch(/Version 1, released/)
    }
    const token = await tokenOf(server.address, admin)
    const path = `/api/v2/farm-report?farm_id=${wrong}&period_id=${period}&report=whole-farm`
    const { data: told } = await ask<{ data: FarmReport }>(server.address, path, { token })
    expect(told.edition?.number).toBe(4)
    const own = told.sections
      .flatMap(({ blocks }) => blocks.flatMap(b => (b.kind === 'spread' ? b.rows : [])))
      .find(({ label }) => label === 'Rates per hectare')?.own.text
    const whole = files.find(([name]) => /Back Station/.test(name) && /Whole farm/.test(name))
    expect(own).toMatch(/^\$\d+\.\d\d\/ha$/)
    expect((await wordsOfPages(whole?.[1] ?? new Uint8Array())).join(' ')).toContain(own)
    expect(visitor.trouble).toEqual([])
    await visitor.close()
  },
  600_000,
)
