// A report is shared by a link: whoever may read it is led there once they are signed in, until it is revoked or has
// ended.

import { sql } from 'kysely'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase } from '../../../server/src/db/database.ts'
import { runQuery } from '../../../server/src/db/run-query.ts'
import { runDemo } from '../../../server/test/demo-server.ts'
import { closeBrowser, faultsForReaders, scrollsSideways } from '../browser.ts'
import { signInToBusiness, startBrowser, visit } from '../browser.ts'
import { stockInProgress } from '../demo-places.ts'
import { rowsOf } from '../fresh-farm.ts'

let server: Awaited<ReturnType<typeof runDemo>>
let browser: Browser
beforeAll(async () => {
  ;[server, browser] = await Promise.all([runDemo(), startBrowser()])
})
afterAll(async () => {
  await closeBrowser(browser)
  await server?.stop()
})

/** As if its last day had been yesterday. */
async function daysLater(note: string): Promise<void> {
  const db = openDatabase(server.databaseUrl)
  await runQuery(
    db,
    sql`update report_shares set ends_on = (now() at time zone 'Australia/Brisbane')::date - 1
      where note = ${note}`,
  )
  await db.destroy()
}

test('a link to a report opens it for who may read it, and no more once it is revoked or has ended', async () => {
  const { farm } = await stockInProgress(server.address)
  const released = await rowsOf<{ period_id: number }>(server.address, 'farm_period', {
    farm_id: farm,
    status: 'Released',
  })
  const path = `/collection/${farm}/period/${released.at(-1)?.period_id}/report/my-year`
  const owner = await visit(browser, server.address, { width: 390, height: 844 })
  await signInToBusiness(owner, 'owner@furrow.example')
  await owner.go(path)
  await owner.page.getByRole('button', { name: 'Share' }).click()
  const dialog = owner.page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'What it is for' }).fill('For the bank')
  await dialog.getByRole('button', { name: 'Make a link' }).click()
  const field = dialog.getByRole('textbox', { name: 'Address of For the bank' })
  await field.waitFor()
  expect(await scrollsSideways(owner.page)).toBe(false)
  expect(await faultsForReaders(owner.page)).toEqual([])
  const link = await field.inputValue()

  // Signed out: first the sign-in and the business, then the report.
  const reader = await visit(browser, server.address)
  await reader.page.goto(link)
  await reader.page.getByLabel('Email').fill('consultant@furrow.example')
  await reader.page.getByLabel('Password', { exact: true }).fill('furrow-demo')
  await reader.page.getByRole('button', { name: 'Sign in' }).click()
  await reader.page.getByRole('button', { name: 'Wattle Flat Pastoral' }).click()
  await reader.page.getByRole('heading', { level: 1, name: 'My year on one page' }).waitFor()
  expect(reader.page.url()).toContain(path)

  await dialog.getByRole('button', { name: 'Revoke: For the bank' }).click()
  await field.waitFor({ state: 'detached' })
  await expect
    .poll(async () => {
      const [share] = await rowsOf<{ revoked_at: string | null }>(server.address, 'report_shares', {
        farm_id: farm,
      })
      return share?.revoked_at
    })
    .toBeTruthy()
  await reader.page.goto(link)
  await reader.page.getByRole('heading', { name: 'This link doesn’t open a report' }).waitFor()
  await reader.page.getByText(/^This link was revoked on \d/).waitFor()
  expect(await faultsForReaders(reader.page)).toEqual([])

  // One that has ended says when that was.
  await dialog.getByRole('textbox', { name: 'What it is for' }).fill('For the agronomist')
  await dialog.getByRole('button', { name: 'Make a link' }).click()
  const other = dialog.getByRole('textbox', { name: 'Address of For the agronomist' })
  await other.waitFor()
  const ending = await other.inputValue()
  await reader.page.goto(ending)
  await reader.page.getByRole('heading', { level: 1, name: 'My year on one page' }).waitFor()
  await daysLater('For the agronomist')
  await reader.page.goto(ending)
  await reader.page.getByRole('heading', { name: 'This link doesn’t open a report' }).waitFor()
  await reader.page.getByText(/^This link ended on \d/).waitFor()
  expect(await reader.page.getByText('My year on one page').count()).toBe(0)
  expect(await faultsForReaders(reader.page)).toEqual([])
  await owner.page.reload()
  await owner.page.getByRole('button', { name: 'Share' }).click()
  await dialog.getByRole('button', { name: 'Make a link' }).waitFor()
  await other.waitFor({ state: 'detached' })

  // Who has no part in the farm is told the same as of a link that never was.
  const stranger = await visit(browser, server.address)
  await signInToBusiness(stranger, 'grower@furrow.example')
  await stranger.page.goto(link)
  await stranger.page.getByRole('heading', { name: 'This link doesn’t open a report' }).waitFor()
  expect(await stranger.page.getByText(/revoked/).count()).toBe(0)
  for (const one of [owner, reader, stranger]) await one.close()
})
