// A consultant renews the projects of a year for the next one, all at once and back; and takes on a new business, whose
// manager joins by the letter, follows the checklist of Home and submits the first period.

import { sql } from 'kysely'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openDatabase } from '../../../server/src/db/database.ts'
import { runDemo } from '../../../server/test/demo-server.ts'
import { ask, closeBrowser, faultsForReaders, scrollsSideways } from '../browser.ts'
import { signInToBusiness, startBrowser, tokenOf, visit } from '../browser.ts'
import type { Visit } from '../browser.ts'
import { rowsOf } from '../fresh-farm.ts'
import { touchFaults } from '../touch-faults.ts'

const isLong = inject('isLongForm')
let server: Awaited<ReturnType<typeof runDemo>>
let browser: Browser
beforeAll(async () => {
  if (!isLong) return
  ;[server, browser] = await Promise.all([runDemo(), startBrowser()])
})
afterAll(async () => {
  if (!isLong) return
  await closeBrowser(browser)
  await server?.stop()
})
const patience = 180_000
const consultant = 'consultant@furrow.example'

interface Kept {
  readonly id: number
  readonly title: string
  readonly fee: number | null
  readonly period_id: number | null
  readonly business_id: number
  readonly renewed_from_id: number | null
}

async function choose(page: Page, label: string, option: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** With those of the demonstration that are not cancelled, twelve of the period. */
async function twelveProjects(): Promise<number> {
  const [from] = await rowsOf<{ id: number }>(server.address, 'periods', { name: '2025-26' })
  const all = await rowsOf<Kept>(server.address, 'projects', { period_id: from?.id })
  const statuses = await rowsOf<{ id: number }>(server.address, 'project_statuses', {
    title: 'Cancelled',
  })
  const cancelled = await rowsOf<Kept>(server.address, 'projects', {
    period_id: from?.id,
    project_status_id: statuses[0]?.id,
  })
  const token = await tokenOf(server.address, consultant)
  const wanting = 12 - (all.length - cancelled.length)
  expect([wanting > 0, cancelled.length]).toEqual([true, 1])
  const values = { business_id: all[0]?.business_id, period_id: from?.id, fee: 100_050 }
  const steps = Array.from({ length: wanting }, (_one, place) => ({
    do: 'store',
    resource: 'projects',
    values: { ...values, title: `Advice ${place + 1} 2025-26` },
  }))
  await ask(server.address, '/api/v2/batch', { token, body: { steps } })
  return from?.id ?? 0
}

const renewed = async () =>
  (await rowsOf<Kept>(server.address, 'projects', {})).filter(
    ({ renewed_from_id: from }) => from !== null,
  )

test.runIf(isLong)(
  'twelve projects are renewed at once, taken back at once, and never twice',
  async () => {
    const from = await twelveProjects()
    const staff = await visit(browser, server.address, { width: 1440 })
    const { page } = staff
    await signInToBusiness(staff, consultant)
    await staff.go('/projects')
    await page.getByRole('region', { name: 'Enquiry' }).waitFor()
    await page.getByRole('link', { name: 'Renew for a period' }).click()
    await chooseYears(page)
    const rise = page.getByRole('textbox', { name: /^Fee rise/ })
    await rise.fill('3')
    await rise.press('Enter')
    await page.getByText('12 projects to make for 2026–27.').waitFor()
    await page.getByText('$1,030.52').first().waitFor()
    expect(await faultsForReaders(page)).toEqual([])
    await page.getByRole('button', { name: 'Renew 12 projects' }).click()
    await page.getByText('12 projects renewed for 2026–27.').first().waitFor()
    await expect.poll(async () => (await renewed()).length).toBe(12)
    await page.getByRole('button', { name: 'Undo' }).first().click()
    await expect.poll(async () => (await renewed()).length).toBe(0)

    await staff.go('/projects/renew')
    await chooseYears(page)
    await page.getByRole('checkbox', { name: 'Renew Advice 1 2026-27' }).uncheck()
    await page.getByRole('button', { name: 'Renew 11 projects' }).click()
    await expect.poll(async () => (await renewed()).length).toBe(11)
    await staff.go('/projects/renew')
    await chooseYears(page)
    await page.getByText('11 exist already and are left out.').waitFor()
    const [one] = await renewed()
    const [before] = await rowsOf<Kept>(server.address, 'projects', { id: one?.renewed_from_id })
    expect(before).toMatchObject({ period_id: from, fee: one?.fee })
    expect(staff.trouble).toEqual([])
    await staff.close()
  },
  patience,
)

async function chooseYears(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Renew projects' }).waitFor()
  await choose(page, 'Projects of', '2025–26')
  await choose(page, 'Renew for', '2026–27')
}

const email = 'robin@gum.example'
const password = 'kelpie in the yard'

test.runIf(isLong)(
  'a new business is taken on, from the letter to its first submitted period',
  async () => {
    const staff = await visit(browser, server.address, { width: 1440 })
    await signInToBusiness(staff, consultant)
    await staff.go('/onboardings')
    await beginBusiness(staff.page)
    const [farm] = await rowsOf<{ id: number }>(server.address, 'farms', { farm_name: 'Gum Flat' })
    const [held] = await rowsOf<{ farm_id: number; period_id: number }>(
      server.address,
      'farm_period',
      { farm_id: farm?.id },
    )
    const place = held ?? expect.fail('The farm has no period.')
    const manager = await joinByLetter()
    await manager.page.getByText('Get started with Gum Flat').waitFor()
    expect(await scrollsSideways(manager.page)).toBe(false)
    expect(await touchFaults(manager.page)).toEqual([])
    expect(await faultsForReaders(manager.page)).toEqual([])
    await recordTheRest(place)
    await manager.go('/')
    await manager.page.getByText(/^6 of 8 done/).waitFor()
    await submit(manager, place)

    const { page } = staff
    await staff.go('/onboardings')
    await page.getByRole('button', { name: 'Gum Pastoral, Gum Flat' }).click()
    const drawer = page.getByRole('dialog', { name: 'Gum Pastoral, Gum Flat' })
    await drawer.getByText('7 of 8 steps done, first period 2025–26.').waitFor()
    await drawer.getByRole('checkbox').check()
    await drawer.getByText('8 of 8 steps done, first period 2025–26.').waitFor()
    await drawer.getByRole('button', { name: 'Mark as finished' }).click()
    await drawer.getByRole('button', { name: 'Reopen' }).waitFor()
    expect([...staff.trouble, ...manager.trouble]).toEqual([])
    await staff.close()
    await manager.close()
  },
  patience,
)

async function beginBusiness(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New business' }).click()
  const dialog = page.getByRole('dialog', { name: 'New business' })
  await dialog.getByRole('textbox', { name: /^Business/ }).fill('Gum Pastoral')
  await dialog.getByRole('textbox', { name: /^First farm/ }).fill('Gum Flat')
  await dialog.getByRole('textbox', { name: /^Manager’s email/ }).fill(email)
  await choose(page, 'First period', '2025–26')
  await choose(page, 'Steps', 'Crops only')
  await dialog.getByRole('button', { name: 'Add business and invite manager' }).click()
  const drawer = page.getByRole('dialog', { name: 'Gum Pastoral, Gum Flat' })
  await drawer.getByText('0 of 8 steps done, first period 2025–26.').waitFor()
  await drawer.getByRole('link', { name: 'Collection' }).waitFor()
}

/** On a phone: the link of the letter, a password of their own, and the terms. */
async function joinByLetter(): Promise<Visit> {
  const db = openDatabase(server.databaseUrl, { connections: 1 })
  const { rows } = await sql<{ body: string }>`
    select body from outgoing_mails where "to" = ${email} order by id desc limit 1`.execute(db)
  await db.destroy()
  const [, token] = /reset-password\?token=(\S+)/.exec(rows[0]?.body ?? '') ?? []
  const manager = await visit(browser, server.address, { width: 390, height: 844, isTouched: true })
  const { page } = manager
  await manager.go(`/reset-password?token=${token}`)
  await page.getByRole('textbox', { name: /^Your name/ }).fill('Robin Gum')
  await page.getByLabel(/^New password/).fill(password)
  await page.getByLabel(/^Repeat new password/).fill(password)
  await page.locator('button[type=submit]').click()
  const terms = page.getByRole('dialog', { name: 'Before you go on: our terms' })
  await agreeIn(terms)
  await manager.go('/')
  return manager
}

interface Place {
  readonly farm_id: number
  readonly period_id: number
}

/** What the checklist asks for, and what a period needs before it is submitted. */
async function recordTheRest({ farm_id, period_id }: Place): Promise<void> {
  const { token } = await ask<{ token: string }>(server.address, '/api/login', {
    body: { email, password },
  })
  const made = async (resource: string, body: object) => {
    const said = await ask<{ data?: { id: number } }>(server.address, `/api/${resource}`, {
      token,
      body,
    })
    return said.data?.id ?? expect.fail(JSON.stringify(said))
  }
  const of = (word: string) => ({ [`${word}_type`]: 'farms', [`${word}_id`]: farm_id })
  await made('addresses', { ...of('addressable'), city: 'Dubbo', state: 'NSW' })
  await made('phone_numbers', { ...of('phone_numberable'), number: '0400 000 001' })
  await made('email_addresses', { ...of('emailable'), email: 'farm@gum.example' })
  await made('paddocks', { farm_id, period_id, name: 'Top', area: 40 })
  await made('rain_gauges', { farm_id, name: 'House' })
  await made('invitations', { ...of('invitable'), email: 'al@gum.example' })
}

async function submit({ page, go }: Visit, { farm_id, period_id }: Place): Promise<void> {
  await go(`/collection/${farm_id}/period/${period_id}`)
  await page.getByRole('heading', { level: 1, name: 'Collection' }).waitFor()
  await page.getByRole('button', { name: 'Read and agree' }).first().click()
  await agreeIn(page.getByRole('dialog'))
  await page.getByText('Nothing left to fix: ready to submit.').waitFor()
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByRole('button', { name: 'Withdraw' }).waitFor()
}

async function agreeIn(dialog: Locator): Promise<void> {
  await dialog.getByRole('checkbox', { name: 'I have read this, and I agree.' }).check()
  await dialog.getByRole('button', { name: 'Agree and continue' }).click()
  await dialog.waitFor({ state: 'detached' })
}
