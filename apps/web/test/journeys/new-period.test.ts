// The first day of a season: a period is started with what the one before had, undone, started again,
// and stays as soon as someone has worked with it.

import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDemo } from '../../../server/test/demo-server.ts'
import type { RunningServer } from '../../../server/test/running-server.ts'
import {
  ask,
  closeBrowser,
  farmInProgress,
  faultsForReaders,
  pathOf,
  signInToBusiness,
  startBrowser,
  tokenOf,
  visit,
} from '../browser.ts'

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

const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Start a new period' })

async function start(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Start new period' }).click()
  const button = dialogOf(page).getByRole('button', { name: /^Start 20/ })
  await button.waitFor()
  const says = await button.innerText()
  await button.click()
  await page.getByRole('heading', { level: 1, name: 'Collection' }).waitFor()
  return says
}

async function paddocksOf(farm: number): Promise<readonly { id: number; period_id: number }[]> {
  const token = await tokenOf(server.address, owner)
  const body = { filters: [{ field: 'farm_id', value: farm }], limit: 500 }
  const { data } = await ask<{ data: { id: number; period_id: number }[] }>(
    server.address,
    '/api/paddocks/search?limit=500',
    { token, body },
  )
  return data
}

/** It stays in the period that it is retired in. */
async function retireGauge(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Retire' }).click()
  await page
    .getByRole('listitem')
    .filter({ hasText: name })
    .getByText(/Retired after 20/)
    .waitFor()
}

test('a period is started, its undo asks first and is redone, and it is kept once it was worked with', async () => {
  const place = await farmInProgress(server.address, owner)
  const before = await paddocksOf(place.farm)
  const visitor = await visit(browser, server.address)
  const { page } = visitor
  await signInToBusiness(visitor, owner)
  await visitor.go(`/collection/${place.farm}/period`)
  const cards = page.locator('a.period-card h2')
  await cards.first().waitFor()
  const names = await cards.allInnerTexts()

  await page.getByRole('button', { name: 'Start new period' }).click()
  await dialogOf(page)
    .getByRole('button', { name: /^Start 20/ })
    .waitFor()
  expect(await faultsForReaders(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialogOf(page).waitFor({ state: 'detached' })

  const own = before.filter(({ period_id }) => period_id === place.period).length
  expect(await start(page)).toMatch(
    new RegExp(`^Start \\d{4}–\\d\\d with ${own} paddocks, \\d+ crops`),
  )
  expect(pathOf(page)).not.toContain(`/period/${place.period}`)
  expect(await paddocksOf(place.farm)).toHaveLength(before.length + own)

  const period = Number(pathOf(page).split('/').at(-1))
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: /^Periods of/ }).waitFor()
  const asking = page.getByRole('dialog', { name: /^Undo the start of 20/ })
  const sure = asking.getByRole('button', { name: 'Undo the start' })
  await sure.waitFor()
  expect(await faultsForReaders(page)).toEqual([])
  expect(await paddocksOf(place.farm)).toHaveLength(before.length + own)
  await sure.click()
  await expect.poll(() => cards.allInnerTexts()).toEqual(names)
  expect(await paddocksOf(place.farm)).toHaveLength(before.length)

  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect.poll(async () => (await paddocksOf(place.farm)).length).toBe(before.length + own)
  const undo = page.getByRole('button', { name: /^Undo what was copied into/ })
  await undo.waitFor()
  const carried = (await paddocksOf(place.farm)).find(({ period_id }) => period_id === period)
  const token = await tokenOf(server.address, owner)
  await ask(server.address, '/api/v2/batch', {
    token,
    body: {
      steps: [{ do: 'update', resource: 'paddocks', id: carried?.id, values: { area: 12 } }],
    },
  })
  await undo.waitFor({ state: 'detached' })

  // No paddock of the new period names it.
  const values = { farm_id: place.farm, name: 'Washed away' }
  await ask(server.address, '/api/rain_gauges', { token, body: values })
  await visitor.go(`/collection/${place.farm}/period/${place.period}/rain-gauges`)
  await retireGauge(page, values.name)
  await visitor.go(`/collection/${place.farm}/period/${period}/rain-gauges`)
  const gauges = page.getByRole('navigation', { name: 'Gauges' })
  await gauges.getByText('1 retired').click()
  await expect
    .poll(() => gauges.locator('.gauges-retired').innerText())
    .toMatch(/Washed away[^]*Retired after 20/)
  expect(visitor.trouble).toEqual([])
  await visitor.close()
})
