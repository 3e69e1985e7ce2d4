// A farm reads its reports: by keyboard alone, down to where a figure comes from, and again without signal.

import type { FarmReport } from '@furrow/wire/farm-report-answer'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDemo } from '../../../server/test/demo-server.ts'
import { wordsOfPages } from '../../../server/test/pdf-words.ts'
import type { RunningServer } from '../../../server/test/running-server.ts'
import { ask, closeBrowser, faultsForReaders } from '../browser.ts'
import { signInToBusiness, startBrowser, tokenOf, visit } from '../browser.ts'
import { stockInProgress } from '../demo-places.ts'
import { rowsOf } from '../fresh-farm.ts'

const focused = "document.activeElement?.getAttribute('aria-label')"
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

/** Of a farm of the owner, the last one that is released. */
async function releasedPlace() {
  const { farm } = await stockInProgress(server.address)
  const released = await rowsOf<{ period_id: number }>(server.address, 'farm_period', {
    farm_id: farm,
    status: 'Released',
  })
  return { farm, period: released.at(-1)?.period_id ?? 0 }
}

test('a report is read by keyboard alone, down to where a figure comes from, and again without signal', async () => {
  const { farm, period } = await releasedPlace()
  const token = await tokenOf(server.address, owner)
  const path = `/api/v2/farm-report?farm_id=${farm}&period_id=${period}&report=my-year`
  const { data: told } = await ask<{ data: FarmReport }>(server.address, path, { token })
  const visitor = await visit(browser, server.address)
  const { page, context } = visitor
  await signInToBusiness(visitor, owner)
  await visitor.go(`/collection/${farm}/period/${period}/report`)
  await page.getByRole('link', { name: told.name }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: told.name }).waitFor()
  await page.getByText(told.says.split(/(?<=[.!?])\s/)[0] ?? '', { exact: true }).waitFor()
  for (const { heading } of told.sections) {
    await page.getByRole('heading', { level: 2, name: heading, exact: true }).waitFor()
  }

  const [headline] = told.sections.flatMap(({ blocks }) =>
    blocks.filter(block => block.kind === 'headline'),
  )
  const figure = headline?.figures[0]
  const source = page
    .getByRole('button', { name: `Where does ${figure?.label} come from?` })
    .first()
  await source.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog')
  await drawer.getByRole('heading', { name: 'How it is calculated' }).waitFor()
  expect(await drawer.locator('.explained-numbers strong').innerText()).toBe(figure?.own.text)
  await drawer.getByRole('heading', { name: 'Where it is entered' }).waitFor()
  expect(await drawer.locator('.explained-kind h3 a').first().getAttribute('href')).toContain(
    `/collection/${farm}/period/${period}/`,
  )
  expect(await faultsForReaders(page)).toEqual([])
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  await expect
    .poll(() => page.evaluate<string>(focused))
    .toBe(`Where does ${figure?.label} come from?`)

  await page.keyboard.press('?')
  await drawer.getByRole('heading', { name: 'How it is calculated' }).waitFor()
  const link = page.url()
  await page.goBack()
  await drawer.waitFor({ state: 'detached' })
  await page.goto(link)
  await drawer.getByRole('heading', { name: 'How it is calculated' }).waitFor()
  await page.keyboard.press('Escape')
  await drawer.waitFor({ state: 'detached' })
  expect(page.url()).not.toContain('figure=')

  await page.getByRole('link', { name: 'Reports' }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Reports' }).waitFor()
  await context.setOffline(true)
  await page.getByRole('link', { name: told.name }).press('Enter')
  await page.getByText(/No signal: this is the report as of \d\d\/\d\d\/\d{4}, /).waitFor()
  expect(await page.locator('.report-headline-own').first().innerText()).toBe(figure?.own.text)
  await context.setOffline(false)
  expect(visitor.trouble).toEqual([])
  await visitor.close()
})

/** As `window.print` puts it on paper. */
async function printed(page: Page): Promise<readonly string[]> {
  await page.emulateMedia({ media: 'print' })
  const pdf = await page.pdf({ preferCSSPageSize: true })
  await page.emulateMedia({ media: null })
  return wordsOfPages(pdf)
}

/** Blanks fall where a line ends, in other places than on the screen; one apostrophe is drawn as another. */
const bare = (text: string) => text.replaceAll(/\s+/g, '').replaceAll('ʼ', '’')

test('a report is printed as it stands: nothing to press, and no row parted', async () => {
  const { farm, period } = await releasedPlace()
  const token = await tokenOf(server.address, owner)
  const visitor = await visit(browser, server.address)
  const { page } = visitor
  await signInToBusiness(visitor, owner)
  for (const [key, most] of [
    ['my-year', 3],
    ['whole-farm', 15],
  ] as const) {
    const path = `/api/v2/farm-report?farm_id=${farm}&period_id=${period}&report=${key}`
    const { data: told } = await ask<{ data: FarmReport }>(server.address, path, { token })
    await visitor.go(`/collection/${farm}/period/${period}/report/${key}`)
    for (const { heading } of told.sections) {
      await page.getByRole('heading', { level: 2, name: heading, exact: true }).waitFor()
    }
    const pages = await printed(page)
    expect(pages.length, key).toBeLessThanOrEqual(most)
    const all = bare(pages.join(' '))
    for (const part of told.says.split(/(?<=[.!?])\s/)) expect(all).toContain(bare(part))
    for (const { heading } of told.sections) expect(all).toContain(bare(heading))
    for (const { label, own } of headlinesOf(told)) {
      expect(all, label).toContain(bare(own.text))
    }
    // Each page is headed by what it is of, and none by where one could go.
    for (const words of pages) expect(words).toMatch(/^Wattle Flat · /)
    for (const place of ['Paddocks', 'Collection', 'Contents', 'Workbook']) {
      expect(all, place).not.toContain(place)
    }
    const rows = tableRowsOf(told)
    for (const row of rows) {
      const isWhole = pages.some(words => row.every(cell => bare(words).includes(bare(cell))))
      expect(isWhole, row.join(' | ')).toBe(true)
    }
  }
  expect(visitor.trouble).toEqual([])
  await visitor.close()
})

function headlinesOf({ sections }: FarmReport) {
  return sections.flatMap(({ blocks }) =>
    blocks.flatMap(block => (block.kind === 'headline' ? block.figures : [])),
  )
}

/** The words of each row of each table. */
function tableRowsOf({ sections }: FarmReport): readonly (readonly string[])[] {
  return sections.flatMap(({ blocks }) =>
    blocks.flatMap(block =>
      block.kind === 'table'
        ? block.rows.map(({ label, figures }) => [label, ...figures.map(({ text }) => text)])
        : [],
    ),
  )
}
