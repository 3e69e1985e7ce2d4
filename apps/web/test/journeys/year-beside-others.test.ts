// A grower reads a year beside others, as far as a report leads: to a harvest, to another group, to what is withheld, to
// what would be, to an aim and to paper. An owner compares own farms. It needs farms to compare with, which take a
// minute to be made: in the long form alone.

import { setTimeout } from 'node:timers/promises'
import type { FarmReport, FarmReports } from '@furrow/wire/farm-report-answer'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { runServer } from '../../../server/test/running-server.ts'
import type { RunningServer } from '../../../server/test/running-server.ts'
import { ask, closeBrowser, faultsForReaders, scrollsSideways } from '../browser.ts'
import { signInToBusiness, startBrowser, tokenOf, visit } from '../browser.ts'
import { stockInProgress } from '../demo-places.ts'
import { rowsOf } from '../fresh-farm.ts'

const isLong = inject('isLongForm')
const owner = 'owner@furrow.example'

let server: RunningServer
let browser: Browser
beforeAll(async () => {
  if (!isLong) return
  ;[server, browser] = await Promise.all([runServer({ DEMO_DATA: 'yes' }), startBrowser()])
  // Farms to compare with are made while the server answers already.
  while (!server.printed().includes('more farms to compare with')) await setTimeout(1000)
}, 900_000)
afterAll(async () => {
  if (!isLong) return
  await closeBrowser(browser)
  await server?.stop()
})

async function releasedPlace() {
  const { farm } = await stockInProgress(server.address)
  const released = await rowsOf<{ period_id: number }>(server.address, 'farm_period', {
    farm_id: farm,
    status: 'Released',
  })
  return { farm, period: released.at(-1)?.period_id ?? 0 }
}

async function told<Answer>(call: string): Promise<Answer> {
  const token = await tokenOf(server.address, owner)
  return (await ask<{ data: Answer }>(server.address, `/api/v2/${call}`, { token })).data
}

test.runIf(isLong)(
  'a year is read beside others, down to a harvest, and leads to an aim and to paper',
  async () => {
    const { farm, period } = await releasedPlace()
    const of = `farm_id=${farm}&period_id=${period}`
    const report = (key: string) => told<FarmReport>(`farm-report?${of}&report=${key}`)
    const visitor = await visit(browser, server.address)
    const { page } = visitor
    await signInToBusiness(visitor, owner)
    const below = `/collection/${farm}/period/${period}/report`

    // Beside another group all figures of the group are others, and the address says which.
    const year = await report('my-year')
    await visitor.go(`${below}/my-year`)
    await page.getByRole('heading', { level: 1, name: year.name }).waitFor()
    const beside = page.locator('.report-headline').first()
    const before = await beside.innerText()
    const others = page.getByRole('radiogroup', { name: 'Compare with' }).getByRole('radio')
    if ((await others.count()) > 1) await others.nth(1).check()
    else {
      await page.getByRole('combobox', { name: 'Compare with' }).click()
      await page.getByRole('option').nth(1).click()
    }
    await expect.poll(() => beside.innerText()).not.toBe(before)
    expect(page.url()).toContain('group=')
    expect(await faultsForReaders(page)).toEqual([])

    // Down to the harvest of a paddock.
    const { reports } = await told<FarmReports>(`farm-reports?${of}`)
    const wheat = reports.find(({ key, name }) => key.startsWith('crop-') && name.includes('Wheat'))
    await visitor.go(`${below}/${wheat?.key}`)
    await page.getByRole('button', { name: 'Where does Yield come from?' }).first().click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('heading', { name: 'Where it is entered' }).waitFor()
    await drawer
      .getByRole('heading', { name: /harvest/i })
      .first()
      .waitFor()
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })

    // What too few farms would give away is not told, and that is said: of a group that is too small for it.
    const whole = await report('whole-farm')
    const withheldIn = async (group: string) => {
      const key = `whole-farm&group=${encodeURIComponent(group)}`
      const { sections } = await report(key)
      return sections
        .flatMap(({ blocks }) => blocks.flatMap(b => (b.kind === 'spread' ? b.rows : [])))
        .filter(({ withheld }) => withheld)
    }
    let small: { readonly key: string; readonly names: readonly string[] } | undefined
    for (const { key } of whole.groups) {
      const withheld = await withheldIn(key)
      if (withheld.length === 0) continue
      small = { key, names: withheld.map(({ label }) => label) }
      break
    }
    if (!small) throw new Error('No group of the demonstration withholds a figure.')
    await visitor.go(`${below}/whole-farm?group=${encodeURIComponent(small.key)}`)
    await page.getByRole('heading', { level: 1, name: whole.name }).waitFor()
    const row = page.locator('.spread-row').filter({ hasText: small.names[0] ?? '' })
    await row.first().waitFor()
    await page
      .getByText(/Too few farms to say/)
      .first()
      .waitFor()
    expect(await faultsForReaders(page)).toEqual([])
    await visitor.go(`${below}/whole-farm`)
    await page.getByRole('heading', { level: 1, name: whole.name }).waitFor()

    // What would be: the whole ladder follows the slider.
    const ladder = page.locator('.ladder').first()
    const end = ladder.locator('.ladder-end').last()
    const profit = await end.innerText()
    await ladder.locator('button.opens[aria-controls]').first().click()
    await ladder
      .getByRole('button', { name: /^What if/ })
      .first()
      .click()
    const slider = ladder.getByRole('slider')
    await slider.press('End')
    await expect.poll(() => end.innerText()).not.toBe(profit)
    await ladder.getByRole('button', { name: /^Yours, / }).click()
    await expect.poll(() => end.innerText()).toBe(profit)
    // A rung becomes an aim, which the next year opens with.
    const making = ladder.getByRole('button', { name: /Make this an aim/ }).first()
    await making.click()
    const form = page.getByRole('form', { name: /^Aim: / })
    const aim = await form.getByRole('textbox', { name: 'What you set out to do' }).inputValue()
    await form.getByRole('textbox', { name: 'Who' }).fill('Sam')
    await form.getByRole('button', { name: 'Keep this aim' }).click()
    await ladder.getByText('Your aim:').first().waitFor()
    // Below the bar that stays nothing is half covered.
    await page.evaluate('scrollTo(0, 0)')
    expect(await faultsForReaders(page)).toEqual([])
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await scrollsSideways(page)).toBe(false)
    await page.setViewportSize({ width: 1366, height: 900 })

    // Paper: my year is one page.
    await visitor.go(`${below}/my-year`)
    await page.getByRole('heading', { level: 1, name: year.name }).waitFor()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'PDF' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^My year on one page, .*\.pdf$/)

    const next = await rowsOf<{ period_id: number }>(server.address, 'farm_period', {
      farm_id: farm,
      status: 'In progress',
    })
    await visitor.go(`/collection/${farm}/period/${next.at(-1)?.period_id}/report/my-year`)
    await page.getByText(aim).first().waitFor()
    expect(visitor.trouble).toEqual([])
    await visitor.close()
  },
)

test.runIf(isLong)(
  'an owner compares own farms by the figures that each has in its own year',
  async () => {
    const { farm, period } = await releasedPlace()
    const visitor = await visit(browser, server.address)
    const { page } = visitor
    await signInToBusiness(visitor, owner)
    await visitor.go(`/collection/${farm}/period/${period}/report/own-farms`)
    await page.getByRole('heading', { level: 1, name: 'Your farms side by side' }).waitFor()
    const own = await told<FarmReport>(
      `farm-report?farm_id=${farm}&period_id=${period}&report=own-farms`,
    )
    const tables = own.sections.flatMap(({ blocks }) =>
      blocks.flatMap(b => (b.kind === 'table' ? [b] : [])),
    )
    const [table] = tables
    const names = table?.columns.map(({ label }) => label) ?? []
    expect(names.length).toBeGreaterThan(1)
    for (const name of names) {
      await page.getByRole('columnheader', { name, exact: true }).first().waitFor()
    }
    expect(await faultsForReaders(page)).toEqual([])
    expect(visitor.trouble).toEqual([])
    await visitor.close()
  },
)
