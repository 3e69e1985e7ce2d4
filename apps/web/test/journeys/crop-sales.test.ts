import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDemo } from '../../../server/test/demo-server.ts'
import type { RunningServer } from '../../../server/test/running-server.ts'
import { ask, closeBrowser, farmInProgress, faultsForReaders } from '../browser.ts'
import { signInToBusiness, startBrowser, tokenOf, visit } from '../browser.ts'
import { rowsOf } from '../fresh-farm.ts'
import { allSaved } from '../sheet-in-page.ts'

const email = 'grower@furrow.example'
const crop = 'Canary Seed'

let server: RunningServer
let browser: Browser
beforeAll(async () => {
  ;[server, browser] = await Promise.all([runDemo(), startBrowser()])
})
afterAll(async () => {
  await closeBrowser(browser)
  await server?.stop()
})

interface Place {
  readonly farm_id: number
  readonly period_id: number
}

/** 250 t of a crop that nothing is said of yet. */
async function harvested(): Promise<Place> {
  const { farm: farm_id, period: period_id } = await farmInProgress(server.address, email)
  const token = await tokenOf(server.address, email)
  const place = { farm_id, period_id }
  const make = async (resource: string, values: object) => {
    const body = { ...place, ...values }
    return (
      await ask<{ data: { id: number } }>(server.address, `/api/${resource}`, { token, body })
    ).data.id
  }
  const [type] = await rowsOf<{ id: number }>(server.address, 'crop_types', { name: crop })
  await make('crop_type_farm_periods', { crop_type_id: type?.id })
  const paddock_id = await make('paddocks', { name: 'Canary', area: 100 })
  const crop_collection_id = await make('crop_collections', {
    paddock_id,
    current_crop_id: type?.id,
  })
  await make('sowing_collection_events', {
    crop_collection_id,
    sowing_area: 100,
    sowing_date: '2025-05-20',
  })
  await make('grain_collection_events', {
    crop_collection_id,
    harvested_area: 100,
    harvested_date: '2025-11-20',
    grain_tonnes: 250,
  })
  return place
}

interface Point {
  readonly code: string
  readonly message: string
}

async function unsoldPoints({ farm_id, period_id }: Place): Promise<readonly Point[]> {
  const token = await tokenOf(server.address, email)
  const path = `/api/v2/open-points?farm_id=${farm_id}&period_id=${period_id}`
  const { data } = await ask<{ data: Record<'blockers' | 'warnings', readonly Point[]> }>(
    server.address,
    path,
    { token },
  )
  const points = [...data.blockers, ...data.warnings]
  return points.filter(({ code, message }) => code === 'E-SALE-3' && message.startsWith(crop))
}

/** From where one is, and no mouse. */
async function tabTo(page: Page, name: string): Promise<void> {
  const named = `document.activeElement.getAttribute('aria-label') ?? document.activeElement.textContent`
  for (let pressed = 0; pressed < 60; pressed += 1) {
    if ((await page.evaluate<string>(named)) === name) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab leads to no ${name}.`)
}

/** Along the first line; what is empty is passed by. */
async function typeLine(page: Page, cells: readonly string[]): Promise<void> {
  for (const text of cells) {
    if (text !== '') await page.keyboard.type(text)
    await page.keyboard.press('Tab')
  }
}

test('what came off is sold and held, by keyboard, until it fits', async () => {
  const place = await harvested()
  expect(await unsoldPoints(place)).toHaveLength(1)
  const visitor = await visit(browser, server.address)
  const { page } = visitor
  await signInToBusiness(visitor, email)
  await visitor.go(`/collection/${place.farm_id}/period/${place.period_id}/cropping`)
  const sales = page.getByRole('region', { name: 'Sales', exact: true })
  await sales.getByRole('button', { name: crop, exact: true }).focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Sales of canary seed' })
  const says = drawer.getByRole('region', { name: crop, exact: true }).locator('> [role="status"]')
  await expect
    .poll(() => says.textContent())
    .toBe(`${crop}: our share 250 t, 0 t sold, 0 t in storage: 250 t not accounted for.`)

  await tabTo(page, `${crop} sold`)
  await typeLine(page, ['5/12/2025', '', '', '150', '63000'])
  await expect
    .poll(() => says.textContent())
    .toBe(`${crop}: our share 250 t, 150 t sold, 0 t in storage: 100 t not accounted for.`)
  expect(await faultsForReaders(page)).toEqual([])

  await page.keyboard.press('Escape')
  await page.keyboard.press('Tab')
  await tabTo(page, `${crop} still in storage`)
  await typeLine(page, ['', '', '100', '400'])
  await expect
    .poll(() => says.textContent())
    .toBe(`${crop}: our share 250 t, 150 t sold, 100 t in storage.`)
  await allSaved(page)
  expect(await unsoldPoints(place)).toEqual([])
  expect(visitor.trouble).toEqual([])
  await visitor.close()
})
