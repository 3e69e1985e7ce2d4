// A consultant enters work without signal and an expense, bills both, sends the bill, which comes by email, and enters two
// payments; another bill is made void. Whoever manages the business reads it, and takes it as a PDF.

import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { runDemo } from '../../../server/test/demo-server.ts'
import { mailServer } from '../../../server/test/mail-server.ts'
import type { MailServer } from '../../../server/test/mail-server.ts'
import { wordsOfPages } from '../../../server/test/pdf-words.ts'
import type { RunningServer } from '../../../server/test/running-server.ts'
import { closeBrowser, faultsForReaders, scrollsSideways } from '../browser.ts'
import { signInToBusiness, startBrowser, visit } from '../browser.ts'
import { rowsOf } from '../fresh-farm.ts'
import { allSaved, cellAt, goToBlankLine, linesOf, paste } from '../sheet-in-page.ts'
import { touchFaults } from '../touch-faults.ts'

/** It takes half a minute. */
const isLong = inject('isLongForm')

let server: RunningServer
let browser: Browser
let mails: MailServer
beforeAll(async () => {
  if (!isLong) return
  mails = await mailServer()
  const mail = { SMTP_URL: mails.url, MAIL_FROM: 'Furrow <furrow@farm.example>' }
  ;[server, browser] = await Promise.all([runDemo(mail), startBrowser()])
})
afterAll(async () => {
  if (!isLong) return
  await closeBrowser(browser)
  await server?.stop()
  await mails?.close()
})

const project = 'Wattle Flat 2025-26'
const today = () => new Intl.DateTimeFormat('en-AU').format(new Date())

interface Bill {
  readonly id: number
  readonly status: string
  readonly number: string | null
  readonly billed_email: string
}

async function bill(id: number): Promise<Bill | undefined> {
  const [found] = await rowsOf<Bill>(server.address, 'bills', { id })
  return found
}

const numberIn = (page: Page) => Number(new URL(page.url()).pathname.split('/').at(-1))

async function downloaded(page: Page, button: string): Promise<Buffer> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button, exact: true }).click(),
  ])
  return readFile(await file.path())
}

async function press(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) await page.getByRole('button', { name, exact: true }).click()
}

test.runIf(isLong)(
  'work and expenses are billed, the bill is sent, read, and paid in two parts',
  async () => {
    const staff = await visit(browser, server.address)
    const { page } = staff
    await signInToBusiness(staff, 'consultant@furrow.example')
    await staff.go('/work')
    await goToBlankLine(page)
    await staff.context.setOffline(true)
    const day = { Date: today(), Project: project }
    const work = { ...day, 'Hours, h': '3.5', Amount: '630', 'Kind of work': 'Client meeting' }
    await paste(staff, await linesOf(page, [work]))
    await page.getByText('1 waiting for signal').first().waitFor()
    expect(await rowsOf(server.address, 'employee_bills', { hours: 3.5 })).toEqual([])
    await staff.context.setOffline(false)
    await allSaved(page)
    expect(await rowsOf(server.address, 'employee_bills', { hours: 3.5 })).toHaveLength(1)
    await page.getByText('Expenses', { exact: true }).click()
    await goToBlankLine(page)
    const spent = { ...day, 'Kind of expense': 'Meals', Amount: '45.5', Description: 'Lunch' }
    await staff.context.setOffline(true)
    await paste(staff, await linesOf(page, [spent]))
    await page.getByText('1 waiting for signal').first().waitFor()
    await addReceipt(staff)

    await staff.go('/bills')
    await press(page, 'New bill')
    await page.getByRole('combobox', { name: /^Project/ }).fill('Wattle Flat 2025')
    await page.getByRole('option', { name: new RegExp(project) }).click()
    expect(await faultsForReaders(page)).toEqual([])
    await press(page, 'Add bill')
    await page.getByRole('heading', { name: 'Draft bill' }).waitFor()
    const id = numberIn(page)
    await press(page, 'Work and expenses')
    await page.getByRole('checkbox', { name: /^Client meeting, \$630\.00$/ }).waitFor()
    expect(await faultsForReaders(page)).toEqual([])
    await press(page, 'Add 2 lines')
    await page.getByText('$743.05', { exact: true }).waitFor()
    await press(page, 'Send')
    const dialog = page.getByRole('dialog', { name: 'Send this bill' })
    await dialog.getByText(/An email with a link to the bill goes to accounts\.1@/).waitFor()
    expect(await faultsForReaders(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect.poll(async () => (await bill(id))?.status).toBe('Sent')
    const { number, billed_email: to } = (await bill(id)) ?? {}
    await page.getByRole('heading', { name: `Bill ${number ?? ''}` }).waitFor()
    const letters = () =>
      mails.received.filter(({ text }) => text.includes(`Subject: Bill ${number ?? ''}`))
    await expect.poll(letters, { timeout: 20_000 }).toHaveLength(1)
    expect(letters()[0]?.to).toEqual([to])
    expect(letters()[0]?.text).toContain(`/collect/1.0.0/bills/${id}`)

    await payIn(staff, ['300', '443.05'])
    await expect.poll(async () => (await bill(id))?.status).toBe('Paid')
    await page.getByText('Paid', { exact: true }).first().waitFor()

    await staff.go('/bills?status=Sent')
    await page.getByRole('link', { name: '2026-0002' }).click()
    await press(page, 'Make void')
    await page.getByRole('textbox', { name: 'Reason' }).fill('It charged the wrong farm.')
    expect(await faultsForReaders(page)).toEqual([])
    await page.getByRole('dialog').getByRole('button', { name: 'Make void' }).click()
    await page.getByText('Void', { exact: true }).first().waitFor()
    await expect.poll(async () => (await bill(numberIn(page)))?.status).toBe('Void')
    await staff.go('/bills')
    const csv = String(await downloaded(page, 'CSV for accounting'))
    expect(csv.split('\r\n').filter(line => line.includes(number ?? '-'))).toHaveLength(2)
    expect(csv).toContain('Client meeting,3.5,180.00,200,GST on Income,AUD')
    expect(staff.trouble).toEqual([])
    await staff.close()

    const owner = await visit(browser, server.address, { width: 390, height: 844, isTouched: true })
    await signInToBusiness(owner, 'owner@furrow.example')
    await owner.go(`/bills/${id}`)
    await owner.page.getByRole('heading', { name: `Bill ${number ?? ''}` }).waitFor()
    expect(await owner.page.getByRole('button', { name: /Send|void|Add/ }).count()).toBe(0)
    expect(await scrollsSideways(owner.page)).toBe(false)
    expect(await touchFaults(owner.page)).toEqual([])
    const words = (await wordsOfPages(await downloaded(owner.page, 'PDF'))).join(' ')
    expect(words).toContain(`Tax invoice ${number ?? ''}`)
    expect(words).toContain('ABN 89 000 000 019')
    expect(words).toMatch(/Client meeting 3\.5 \$180\.00 10% \$630\.00/)
    expect(words).toMatch(/GST \$67\.55 Total with GST \$743\.05 Paid \$743\.05 To be paid \$0\.00/)
    expect(owner.trouble).toEqual([])
    await owner.close()
  },
)

/** Of an expense that waits for signal: both arrive when there is some. */
async function addReceipt({ page, context }: Awaited<ReturnType<typeof visit>>): Promise<void> {
  await cellAt(page, 0, 1).click({ button: 'right' })
  await page.getByRole('menuitem', { name: /^Open .*Lunch$/ }).click()
  const drawer = page.getByRole('dialog', { name: 'Receipts: Lunch, $45.50' })
  const file = { name: 'lunch.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await page.locator('input[type=file]').last().setInputFiles(file)
  await drawer.getByText(/waiting for its turn or for signal$/).waitFor()
  expect(await rowsOf(server.address, 'expenses', { description: 'Lunch' })).toEqual([])
  await context.setOffline(false)
  await allSaved(page)
  await drawer.getByRole('button', { name: 'lunch.png', exact: true }).waitFor()
  expect(await faultsForReaders(page)).toEqual([])
  expect(await downloaded(page, 'lunch.png')).toEqual(file.buffer)
  await page.keyboard.press('Escape')
}

async function payIn(staff: Awaited<ReturnType<typeof visit>>, amounts: readonly string[]) {
  const sheet = staff.page.getByRole('region', { name: 'Payments of the bill' })
  for (const amount of amounts) {
    await sheet.locator('[data-line] > [data-place="0"]').last().click()
    await paste(staff, [[today(), amount, 'Bank transfer', '']])
    await allSaved(staff.page)
  }
}
