// Staff release reports to farms, and release them again after a correction; a manager reads both versions.

import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { runDemo } from '../../../server/test/demo-server.ts'
import type { RunningServer } from '../../../server/test/running-server.ts'
import { ask, closeBrowser, faultsForReaders, scrollsSideways } from '../browser.ts'
import { signInToBusiness, startBrowser, tokenOf, visit } from '../browser.ts'
import { stockInProgress } from '../demo-places.ts'
import { rowsOf } from '../fresh-farm.ts'

/** It takes half a minute. */
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

interface Row {
  readonly id: number
}

/** Of a farm of the owner, the last period that is released. */
async function releasedPlace() {
  const { farm } = await stockInProgress(server.address)
  const like = { farm_id: farm, status: 'Released' }
  const released = await rowsOf<Row & { period_id: number }>(server.address, 'farm_period', like)
  const last = released.at(-1)
  if (!last) throw new Error('The farm has no released period.')
  return { farm, period: last.period_id, farmPeriod: last.id }
}

async function changed(resource: string, id: number, values: object) {
  const token = await tokenOf(server.address, 'admin@furrow.example')
  const steps = [{ do: 'update', resource, id, values }]
  const said = await ask<{ data?: unknown }>(server.address, '/api/v2/batch', {
    token,
    body: { steps },
  })
  expect(said.data, JSON.stringify(said)).toBeDefined()
}

test.runIf(isLong)(
  'staff release two reports to several farms, correct one and release it again; a manager reads both',
  async () => {
    const { farm, period, farmPeriod } = await releasedPlace()
    const staff = await visit(browser, server.address, { width: 390, height: 844 })
    await signInToBusiness(staff, 'consultant@furrow.example')
    await staff.go(`/release-reports?period=${period}`)
    const all = staff.page.getByRole('button', { name: /^Select all that can be released/ })
    await all.click()
    await staff.page
      .getByRole('textbox', { name: 'Comment' })
      .fill('Costs are the thing to look at.')
    expect(await scrollsSideways(staff.page)).toBe(false)
    expect(await faultsForReaders(staff.page)).toEqual([])
    await staff.page.getByRole('button', { name: /^Release to [2-9] farms$/ }).click()
    await staff.page.getByText(/^\d+ reports of [2-9] farms released\.$/).waitFor()
    expect(await faultsForReaders(staff.page)).toEqual([])

    const manager = await visit(browser, server.address)
    const { page } = manager
    await signInToBusiness(manager, 'owner@furrow.example')
    await manager.go(`/collection/${farm}/period/${period}/report`)
    await page
      .getByRole('link', { name: /^My year on one page.*Version 1, released \d\d\/\d\d\/\d{4}$/ })
      .click()
    await page.getByText(/^Version 1, released .* by Demo Consultant$/).waitFor()
    await page.getByText('Costs are the thing to look at.').waitFor()

    const [record] = await rowsOf<Row & { oh_rates: number | null }>(server.address, 'assets', {
      farm_id: farm,
      period_id: period,
    })
    if (!record) throw new Error('The farm has no record.')
    await changed('farm_period', farmPeriod, {
      status: 'Validated',
      reopened_because: 'Rates were in cents.',
    })
    await changed('assets', record.id, { oh_rates: (record.oh_rates ?? 0) + 90_000_00 })
    await changed('farm_period', farmPeriod, { status: 'Released' })
    await page.reload()
    await page.getByText(/^Version 1, released/).waitFor()

    const [own] = await rowsOf<{ farm_name: string }>(server.address, 'farms', { id: farm })
    await staff.go(`/release-reports?period=${period}`)
    await staff.page.getByRole('checkbox', { name: own?.farm_name ?? '', exact: true }).check()
    await staff.page.getByRole('button', { name: 'Release to 1 farm' }).click()
    await staff.page.getByText('2 reports of 1 farm released.').waitFor()
    expect(staff.trouble).toEqual([])
    await staff.close()

    await page.reload()
    await page.getByText(/^Version 2, released/).waitFor()
    await page.getByText(/^What changed since version 1 \(\d+\)$/).click()
    await page.getByRole('columnheader', { name: 'Before' }).waitFor()
    expect(await faultsForReaders(page)).toEqual([])
    await page.getByRole('combobox', { name: 'Version' }).click()
    await page.getByRole('option', { name: /^Version 1, / }).click()
    await page.getByText(/^Version 1, released/).waitFor()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'PDF' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^My year on one page, .*, version 1\.pdf$/)
    expect(manager.trouble).toEqual([])
    await manager.close()
  },
)
