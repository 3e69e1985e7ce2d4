// A consultant asks about a figure from its cell; the grower answers on a phone without signal; the consultant reads it
// as it comes, the figure is fixed, and the question resolved.

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDemo } from '../../../server/test/demo-server.ts'
import type { RunningServer } from '../../../server/test/running-server.ts'
import { ask, closeBrowser, farmInProgress, faultsForReaders } from '../browser.ts'
import { signInToBusiness, startBrowser, tokenOf, visit } from '../browser.ts'
import { cellAt } from '../sheet-in-page.ts'
import { touchFaults } from '../touch-faults.ts'

let server: RunningServer
let browser: Browser

beforeAll(async () => {
  ;[server, browser] = await Promise.all([runDemo(), startBrowser()])
})
afterAll(async () => {
  await closeBrowser(browser)
  await server?.stop()
})

const words = 'Is this area right? The title says less.'
const reply = 'It includes the lane: 2.4 ha less.'

interface Kept {
  readonly status: string
  readonly figure: string
  readonly about_type: string
  readonly resolution: string | null
  readonly messages: readonly { readonly text: string }[]
}

async function kept(): Promise<readonly Kept[]> {
  const token = await tokenOf(server.address, 'admin@furrow.example')
  const body = { includes: [{ relation: 'messages' }] }
  const { data } = await ask<{ data: readonly Kept[] }>(server.address, '/api/questions/search', {
    token,
    body,
  })
  return data
}

/** In words below the sheet. */
const atCell = (page: Page) => page.locator('.sheet-message', { hasText: `Asked: ${words}` })

const toDo = (page: Page) => page.getByRole('link', { name: /1 question with something new/ })

test('a figure is asked about where it stands, answered without signal, fixed and resolved', async () => {
  const { farm, period } = await farmInProgress(server.address, 'grower@furrow.example')
  const staff = await visit(browser, server.address)
  await signInToBusiness(staff, 'consultant@furrow.example')
  await staff.go(`/collection/${farm}/period/${period}/paddocks`)
  const cell = cellAt(staff.page, 1, 1)
  const area = await cell.innerText()
  await cell.click({ button: 'right' })
  await staff.page.getByRole('menuitem', { name: 'Ask about this cell' }).click()
  await staff.page.getByRole('textbox', { name: 'Question' }).fill(words)
  expect(await faultsForReaders(staff.page)).toEqual([])
  await staff.page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect.poll(kept).toMatchObject([{ status: 'Open', about_type: 'paddocks', messages: [] }])
  expect((await kept())[0]?.figure).toContain(`Area ${area} ha`)
  await cell.click()
  await atCell(staff.page).waitFor()

  const phone = await visit(browser, server.address, {
    width: 390,
    height: 844,
    isTouched: true,
  })
  await signInToBusiness(phone, 'grower@furrow.example')
  await phone.go('/')
  await toDo(phone.page).click()
  const line = phone.page.getByRole('button', { name: new RegExp(words.slice(0, 18)) })
  await line.waitFor()
  expect(await touchFaults(phone.page)).toEqual([])
  await phone.context.setOffline(true)
  await line.click()
  const drawer = phone.page.getByRole('dialog', { name: 'Question' })
  await drawer.getByRole('textbox', { name: 'Answer' }).fill(reply)
  await drawer.getByRole('button', { name: 'Answer' }).click()
  await drawer.getByRole('listitem').filter({ hasText: reply }).waitFor()
  expect((await kept())[0]?.messages).toEqual([])
  await phone.context.setOffline(false)
  await expect.poll(async () => (await kept())[0]?.messages).toMatchObject([{ text: reply }])
  await phone.go('/')
  await expect.poll(() => toDo(phone.page).count()).toBe(0)

  await staff.page.getByRole('button', { name: 'Open the question' }).click()
  const thread = staff.page.getByRole('dialog', { name: 'Question' })
  await thread.getByText(reply).waitFor()
  await thread.getByText('The figure is as it was when asked.').waitFor()
  expect(await faultsForReaders(staff.page)).toEqual([])
  await thread.getByRole('button', { name: 'Resolve' }).click()
  await thread.getByRole('textbox', { name: 'What came of it' }).fill('Area now without the lane')
  await thread.getByRole('button', { name: 'Resolve' }).click()
  await expect
    .poll(kept)
    .toMatchObject([{ status: 'Resolved', resolution: 'Area now without the lane' }])
  await staff.page.keyboard.press('Escape')
  await expect.poll(() => atCell(staff.page).count()).toBe(0)
  expect(staff.trouble).toEqual([])
  await staff.close()
  await phone.close()
})
