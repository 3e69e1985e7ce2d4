import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import type { CellValue } from 'hucre/xlsx'
import { sql } from 'kysely'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../../server/src/db/database.ts'
import { runDemo } from '../../../server/test/demo-server.ts'
import {
  ask,
  closeBrowser,
  faultsForReaders,
  farmInProgress,
  signInToBusiness,
  startBrowser,
  tokenOf,
  visit,
} from '../browser.ts'

const email = 'grower@furrow.example'
let server: Awaited<ReturnType<typeof runDemo>>
let browser: Browser
let folder: string

beforeAll(async () => {
  ;[server, browser] = await Promise.all([runDemo(), startBrowser()])
  folder = await mkdtemp(path.join(os.tmpdir(), 'furrow-workbook-'))
})
afterAll(async () => {
  await closeBrowser(browser)
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
})

async function openPaddocks() {
  const { farm, period } = await farmInProgress(server.address, email)
  const visitor = await visit(browser, server.address)
  await signInToBusiness(visitor, email)
  await visitor.go(`/collection/${farm}/period/${period}/paddocks`)
  const token = await tokenOf(server.address, email)
  const named = async (field: string, value: unknown) => {
    const filters = Object.entries({ farm_id: farm, period_id: period, [field]: value })
    const { data } = await ask<{ data: readonly Record<string, unknown>[] }>(
      server.address,
      '/api/paddocks/search?limit=0',
      {
        token,
        body: { filters: filters.map(([field, value]) => ({ field, value })) },
      },
    )
    return data
  }
  return { ...visitor, named }
}

async function download(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Workbook' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: 'Download XLSX' }).click(),
  ])
  const to = path.join(folder, file.suggestedFilename())
  await file.saveAs(to)
  return to
}

async function bringBack(page: Page, file: string): Promise<void> {
  await page.getByRole('button', { name: 'Workbook' }).click()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('menuitem', { name: 'Upload changes' }).click(),
  ])
  await chooser.setFiles(file)
  await page.getByText(/rows? read:/).waitFor()
}

/** As another program does it, by the headings. */
async function change(
  file: string,
  edit: (rows: CellValue[][], at: (heading: string) => number) => void,
) {
  // prettier-ignore
  const { sheets } = await readXlsx(await readFile(file))
  const rows = sheets[0]?.rows ?? []
  edit(rows, heading => rows[0]?.indexOf(heading) ?? -1)
  const pages = sheets.map(({ name, rows, hidden = false }) => ({ name, rows, hidden }))
  await writeFile(file, await writeXlsx({ sheets: pages }))
}

test('a workbook is changed elsewhere, brought back, mended, written and taken back', async () => {
  const { page, trouble, named, close } = await openPaddocks()
  const file = await download(page)
  const before = await named('deleted_at', null)
  let first = ''
  await change(file, (rows, at) => {
    first = String(rows[1]![at('Paddock')])
    rows[1]![at('Area (ha)')] = 1.25
    rows[2]![at('Soil')] = 'Lite'
    rows[0]!.push('My notes')
    rows.push([null, 'Dam block', 12.5])
  })
  await bringBack(page, file)
  await page.getByText('Columns that are not known here, and are left out: My notes.').waitFor()
  const ofDialog = (fault: string) => /workbook|dialog/.test(fault)
  expect((await faultsForReaders(page)).filter(ofDialog)).toEqual([])
  await page.getByRole('textbox', { name: /^Soil of/ }).fill('light')
  await page.getByRole('button', { name: 'Write 3 changes' }).click()
  await page.getByText('3 changes written').waitFor()
  expect(await named('name', first)).toMatchObject([{ area: 1.25 }])
  expect(await named('name', 'Dam block')).toMatchObject([{ area: 12.5 }])
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click()
  await page.getByText('Undone').waitFor()
  const after = await named('deleted_at', null)
  const told = (rows: typeof after) =>
    rows.map(({ name, area, soil_type }) => [name, area, soil_type])
  expect(told(after)).toEqual(told(before))
  expect(trouble).toEqual([])
  await close()
})

test('a long list is written in the background, also when the dialog is closed', async () => {
  const { page, trouble, named, close } = await openPaddocks()
  const file = path.join(folder, 'long.csv')
  const lines = Array.from({ length: 1500 }, (_, place) => `Long ${place},2.5`)
  await writeFile(file, ['Paddock,Area (ha)', ...lines].join('\r\n'))
  await bringBack(page, file)
  // It might be over before anybody could read that it goes on: until the dialog is closed nobody writes paddocks.
  const db = openDatabase(server.databaseUrl, { connections: 1 })
  await db.transaction().execute(async tx => {
    await sql`lock table paddocks in share mode`.execute(tx)
    await page.getByRole('button', { name: 'Write 1,500 changes' }).click()
    await page.getByText('You can close this').waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  })
  await db.destroy()
  await expect.poll(async () => (await named('area', 2.5)).length).toBe(1500)
  expect(trouble).toEqual([])
  await close()
})
