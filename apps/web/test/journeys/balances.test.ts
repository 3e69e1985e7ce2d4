// The balance board while people work: a difference that a colleague makes is seen at once, opens the sheet that
// holds its lines, and is gone as soon as it is fixed.

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
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
import { financeIn } from '../finance-in-page.ts'
import { freshFarm } from '../fresh-farm.ts'
import type { FreshFarm } from '../fresh-farm.ts'
import { cellAt } from '../sheet-in-page.ts'

const email = 'owner@furrow.example'

let server: RunningServer
let browser: Browser
let place: FreshFarm
let office: Visit
let owner: Visit
beforeAll(async () => {
  ;[server, browser] = await Promise.all([runDemo(), startBrowser()])
  place = await freshFarm(server.address, { name: 'Brigalow', email, paddocks: { Home: 300 } })
  ;[office, owner] = [
    await visit(browser, server.address, { width: 1440 }),
    await visit(browser, server.address, { width: 1440 }),
  ]
  await signInToBusiness(office, email)
  await signInToBusiness(owner, email)
})
afterAll(async () => {
  await closeBrowser(browser)
  await server?.stop()
})

const says = (name: string) => owner.page.getByRole('link', { name })
const board = () => `/collection/${place.farm}/period/${place.period}/finance/balances`

test('the board opens a difference to its lines, and shows at once that it is fixed', async () => {
  const finance = financeIn(office, place)
  await finance.pasteInto('debts', [
    {
      Name: 'Farm loan',
      Kind: 'Term loan',
      'Owed at the start': '3,000,000',
      Borrowed: '0',
      Repaid: '150,000',
      'Owed at the end': '2,850,000',
    },
  ])
  await owner.go(board())
  await says('Farm loan: OK. Adds up').waitFor()
  expect(await faultsForReaders(owner.page)).toEqual([])

  await finance.type('Farm loan', 'Owed at the end', '2900000')
  const off = says('Farm loan: Please check. $50,000 more owed than explained')
  await off.waitFor()
  expect(await faultsForReaders(owner.page)).toEqual([])
  const lines = owner.page.getByRole('table', { name: 'Farm loan, line by line' })
  expect(await lines.innerText()).toMatch(/Difference\s+\$50,000/)

  await off.click()
  await owner.page.getByRole('heading', { level: 1, name: 'Debts' }).waitFor()
  await cellAt(owner.page, 0, 0).waitFor()
  await financeIn(owner, place).type('Farm loan', 'Repaid', '100000')
  await owner.page.getByRole('link', { name: 'Balances' }).click()
  await says('Farm loan: OK. Adds up').waitFor()
})

test('a difference of water is followed from the keyboard alone', async () => {
  const { page } = owner
  await financeIn(office, place).pasteInto('water', [
    {
      Name: 'River licence',
      Type: 'General security',
      'Entitlement, ML': '500',
      'Allocated, ML': '400',
      'Used, ML': '300',
    },
  ])
  await owner.go(board())
  const off = says('River licence: Please check. 100 ML not accounted for')
  await off.waitFor()
  const opener = page.getByRole('button', { name: 'River licence' })
  await opener.focus()
  await page.keyboard.press('Enter')
  expect(await opener.getAttribute('aria-expanded')).toBe('false')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Water' }).waitFor()
  await cellAt(page, 0, 0).waitFor()
  await financeIn(owner, place).type('River licence', 'Carried out', '100')
  await page.goBack()
  await says('River licence: OK. Adds up').waitFor()
})
