// A consultant validates a farm's period on one page: from the board to what changed since it was submitted, a warning
// confirmed, a figure asked about, and the step on; whoever else opens it reads who is at it.

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { runDemo } from '../../../server/test/demo-server.ts'
import type { RunningServer } from '../../../server/test/running-server.ts'
import { ask, closeBrowser, faultsForReaders } from '../browser.ts'
import { signInToBusiness, startBrowser, tokenOf, visit } from '../browser.ts'
import { rowsOf } from '../fresh-farm.ts'
import { tabTo } from '../tab-to.ts'

const isLong = inject('isLongForm')
let server: RunningServer
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

interface Held {
  readonly id: number
  readonly farm_id: number
  readonly period_id: number
}

/** A paddock that is half as large again as it was when the period was submitted. */
async function changedPaddock({ farm_id, period_id }: Held): Promise<string> {
  const of = { farm_id, period_id }
  const paddocks = await rowsOf<{ id: number; name: string; area: number }>(
    server.address,
    'paddocks',
    of,
  )
  const paddock = paddocks.find(({ area }) => area > 0) ?? expect.fail('no paddock')
  const token = await tokenOf(server.address, 'consultant@furrow.example')
  const values = { area: Math.round(paddock.area * 1.5) }
  await ask(server.address, '/api/v2/batch', {
    token,
    body: { steps: [{ do: 'update', resource: 'paddocks', id: paddock.id, values }] },
  })
  return paddock.name
}

const stillOpen = (page: Page) =>
  page.getByRole('status').filter({ hasText: /open|looked at|undecided|fix/ })

test.runIf(isLong)(
  'a period is gone through on one page by the keyboard alone, and validated',
  async () => {
    const [held] = await rowsOf<Held>(server.address, 'farm_period', { status: 'Submitted' })
    if (!held) throw new Error('The demonstration has no submitted period.')
    const [farm] = await rowsOf<{ farm_name: string }>(server.address, 'farms', {
      id: held.farm_id,
    })
    const paddock = await changedPaddock(held)
    const staff = await visit(browser, server.address)
    const { page } = staff
    await signInToBusiness(staff, 'consultant@furrow.example')
    const press = async (name: RegExp) => {
      await tabTo(page, name, 600)
      await page.keyboard.press('Enter')
    }
    await staff.go('/desk')
    await page.getByRole('link', { name: `Validate: ${farm?.farm_name}` }).waitFor()
    await press(new RegExp(`^Validate: ${farm?.farm_name}`))
    await page.getByRole('heading', { level: 1, name: /^Validation/ }).waitFor()
    await page.getByRole('button', { name: 'Start validation' }).waitFor()
    await press(/^Start validation/)
    await page.getByRole('button', { name: 'Mark as validated' }).waitFor()

    await page.getByRole('link', { name: `Paddock ${paddock}` }).waitFor()
    const warning = new RegExp(`^Confirm: .*${paddock}`)
    await page.getByRole('button', { name: warning }).first().waitFor()
    const before = await stillOpen(page).innerText()
    await press(warning)
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox', { name: /^Why/ }).waitFor()
    await tabTo(page, /Why/)
    await page.keyboard.type('A fence was moved.')
    await press(/^Confirm\s*$/)
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(() => stillOpen(page).innerText()).not.toBe(before)

    await page.getByRole('table', { name: 'Figures beside others' }).waitFor()
    await press(/^Ask about/)
    await dialog.getByRole('textbox', { name: 'Question' }).waitFor()
    expect(await faultsForReaders(page)).toEqual([])
    await tabTo(page, /Question/)
    await page.keyboard.type('What came in so late?')
    await press(/^Ask\s*$/)
    await expect.poll(() => stillOpen(page).innerText()).toContain('1 question is open')
    expect(await faultsForReaders(page)).toEqual([])

    const other = await visit(browser, server.address)
    await signInToBusiness(other, 'admin@furrow.example')
    await other.go(`/collection/${held.farm_id}/period/${held.period_id}/validation`)
    await other.page.getByText(/^Demo Consultant is validating this period since/).waitFor()

    await press(/^Mark as validated/)
    await page.getByRole('button', { name: 'Release', exact: true }).waitFor()
    const now = await rowsOf<{ status: string }>(server.address, 'farm_period', { id: held.id })
    expect(now.map(({ status }) => status)).toEqual(['Validated'])
    // The step that someone else took is not taken twice.
    await other.page.getByRole('button', { name: 'Release', exact: true }).waitFor()
    for (const visitor of [staff, other]) {
      expect(visitor.trouble).toEqual([])
      await visitor.close()
    }
  },
)
