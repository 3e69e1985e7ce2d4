// A grower reads a crop beside the period before and beside others, follows its yield down to the harvest of a paddock,
// and meets the same figure in the review of the wizard.

import type { BenchmarkExplained } from '@furrow/wire/benchmarks-answer'
import type { EnterprisesCompared } from '@furrow/wire/enterprises-compared-answer'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDemo } from '../../../server/test/demo-server.ts'
import type { RunningServer } from '../../../server/test/running-server.ts'
import { ask, closeBrowser, faultsForReaders, scrollsSideways } from '../browser.ts'
import { farmInProgress, signInToBusiness, startBrowser, tokenOf, visit } from '../browser.ts'
import { rowsOf } from '../fresh-farm.ts'

const grower = 'grower@furrow.example'
const focused = "document.activeElement?.getAttribute('aria-label')"

let server: RunningServer
let browser: Browser
beforeAll(async () => {
  ;[server, browser] = await Promise.all([runDemo(), startBrowser()])
})
afterAll(async () => {
  await closeBrowser(browser)
  await server?.stop()
})

/** Of a farm of the grower, the last one that is released: a crop with a yield, and a harvest of it that was corrected. */
async function correctedHarvest() {
  const { address } = server
  const { farm } = await farmInProgress(address, grower)
  const released = await rowsOf<{ period_id: number }>(address, 'farm_period', {
    farm_id: farm,
    status: 'Released',
  })
  const period = released.at(-1)?.period_id ?? 0
  const of = `farm_id=${farm}&period_id=${period}`
  const token = await tokenOf(address, grower)
  const told = async <Answer>(call: string) =>
    (await ask<{ data: Answer }>(address, `/api/v2/benchmarks/${call}`, { token })).data
  const before = await told<EnterprisesCompared>(`enterprises?${of}&kind=crop`)
  const scope = before.enterprises.find(({ name }) => name.includes('Wheat'))?.scope ?? ''
  const explain = `explain?${of}&scope=${encodeURIComponent(scope)}&measure=yield`
  const { own } = await told<BenchmarkExplained>(explain)
  const rows = own.lines.flatMap(line => line.rows)
  const harvest = rows.find(({ resource }) => resource === 'grain_collection_events')
  const [{ grain_tonnes: tonnes = 0 } = {}] = await rowsOf<Readonly<Record<string, number>>>(
    address,
    'grain_collection_events',
    { id: harvest?.id },
  )
  const values = { grain_tonnes: tonnes + 1 }
  const step = { do: 'update', resource: 'grain_collection_events', id: harvest?.id, values }
  const admin = await tokenOf(address, 'admin@furrow.example')
  await ask(address, '/api/v2/batch', { token: admin, body: { steps: [step] } })
  const [{ crop_type_id: type = 0 } = {}] = await rowsOf<Readonly<Record<string, number>>>(
    address,
    'crop_collection_enterprises',
    { id: Number(scope.split(' ')[1]) },
  )
  const { enterprises } = await told<EnterprisesCompared>(`enterprises?${of}&kind=crop`)
  const wheat = enterprises.find(one => one.scope === scope)
  const figure = wheat?.figures.find(({ label }) => label === 'Yield')
  if (!wheat || !figure) throw new Error('The demonstration has no wheat.')
  return { below: `/collection/${farm}/period/${period}/cropping`, type, wheat, figure }
}

test('a yield is read beside others, and followed down to who entered a harvest', async () => {
  const { below, type, wheat, figure } = await correctedHarvest()
  const visitor = await visit(browser, server.address)
  const { page } = visitor
  await signInToBusiness(visitor, grower)
  await visitor.go(below)
  const name = `${wheat.name}, Yield: ${figure.own.text}. Where does it come from?`
  const own = page.getByRole('button', { name })
  const all = page.getByRole('button', { name: /^Show all \d+$/ })
  await own.or(all).first().waitFor()
  if (await all.isVisible()) await all.click()
  const line = page.getByRole('table', { name: wheat.name }).getByRole('row', { name: /^Yield/ })
  expect(await line.innerText()).toContain(figure.before.text)
  const why = wheat.why_not ?? figure.beside ?? ''
  expect(why).not.toBe('')
  await page.getByText(why).first().waitFor()
  expect(await faultsForReaders(page)).toEqual([])

  await own.focus()
  await page.keyboard.press('?')
  const drawer = page.getByRole('dialog', { name: 'Where does Yield come from?' })
  await drawer.getByRole('heading', { name: 'Where it is entered' }).waitFor()
  expect(await drawer.locator('.explained-numbers strong').innerText()).toBe(figure.own.text)
  await drawer.getByText(/^Changed \d\d\/\d\d\/\d{4}, .* by Demo Admin/).waitFor()
  expect(page.url()).toContain('figure=')
  await page.goBack()
  await drawer.waitFor({ state: 'detached' })
  expect(page.url()).not.toContain('figure=')
  await expect.poll(() => page.evaluate<string>(focused)).toBe(name)

  await visitor.go(`${below}/wizard/${type}?step=review`)
  await page.getByRole('button', { name }).waitFor()
  expect(await faultsForReaders(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect.poll(() => scrollsSideways(page)).toBe(false)
  expect(visitor.trouble).toEqual([])
  await visitor.close()
})
