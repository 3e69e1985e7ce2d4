// The livestock summary says what the server does, opens what is behind a figure, and takes a line there.

import type { LivestockOfPeriod } from '@furrow/wire/livestock-summary-answer'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDemo } from '../../../server/test/demo-server.ts'
import type { RunningServer } from '../../../server/test/running-server.ts'
import { ask, closeBrowser, faultsForReaders, scrollsSideways } from '../browser.ts'
import { signInToBusiness, startBrowser, tokenOf, visit } from '../browser.ts'

const owner = 'owner@furrow.example'
const head = new Intl.NumberFormat('en-AU')

let server: RunningServer
let browser: Browser
let place: Place
beforeAll(async () => {
  ;[server, browser] = await Promise.all([runDemo(), startBrowser()])
  place = await placeWithStock()
})
afterAll(async () => {
  await closeBrowser(browser)
  await server?.stop()
})

interface Place {
  readonly farm: number
  readonly period: number
}

async function told({ farm, period }: Place): Promise<LivestockOfPeriod> {
  const token = await tokenOf(server.address, owner)
  const path = `/api/v2/livestock-summary?farm_id=${farm}&period_id=${period}`
  return (await ask<{ data: LivestockOfPeriod }>(server.address, path, { token })).data
}

/** In progress, with stock. */
async function placeWithStock(): Promise<Place> {
  const token = await tokenOf(server.address, owner)
  const { data } = await ask<{ data: readonly { farm_id: number; period_id: number }[] }>(
    server.address,
    '/api/farm_period/search',
    { token, body: { filters: [{ field: 'status', operator: '=', value: 'In progress' }] } },
  )
  for (const { farm_id: farm, period_id: period } of data) {
    if ((await told({ farm, period })).classes.length > 0) return { farm, period }
  }
  throw new Error('No farm of the demonstration has stock in a period that is in progress.')
}

const rowOf = (page: Page, name: string) =>
  page.locator('.stock-summary tr', { hasText: name }).first()
const cellOf = (page: Page, name: string, heading: string) =>
  rowOf(page, name).locator(`td[data-heading="${heading}"]`)

async function open(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Livestock' }).waitFor()
  await rowOf(page, 'Whole farm').waitFor()
}

test('the summary says what the server does, and a line is taken where its figure stands', async () => {
  const visitor = await visit(browser, server.address)
  const { page } = visitor
  await signInToBusiness(visitor, owner)
  await visitor.go(`/collection/${place.farm}/period/${place.period}/livestock`)
  await open(page)
  const { total, classes } = await told(place)
  const { opening, death } = total.head.moved
  expect(await cellOf(page, 'Whole farm', 'Opening').innerText()).toBe(head.format(opening ?? NaN))
  expect(await cellOf(page, 'Whole farm', 'Should be left').innerText()).toBe(
    head.format(total.head.expected),
  )
  expect(await faultsForReaders(page)).toEqual([])

  const name = classes.find(one => one.head.closing)?.class.name ?? ''
  await cellOf(page, name, 'Deaths').getByRole('button').press('Enter')
  const drawer = page.getByRole('dialog', { name: `${name}, deaths` })
  await drawer.getByLabel('Number').waitFor()
  expect(await faultsForReaders(page)).toEqual([])
  await drawer.getByRole('button', { name: 'Add line' }).press('Enter')
  await drawer.getByText('Enter how many.').waitFor()
  await drawer.getByLabel('Number').fill('3')
  await page.keyboard.press('Enter')
  await page.getByText(/^Saved: Deaths: 3 head/).waitFor()
  await page.keyboard.press('Escape')
  const died = head.format((death ?? NaN) + 3)
  await expect.poll(() => cellOf(page, 'Whole farm', 'Deaths').innerText()).toBe(died)
  await expect.poll(() => cellOf(page, name, 'Difference').innerText()).toContain('3 too many')
  expect((await told(place)).total.off).toBe(total.off + 1)
  expect(visitor.trouble).toEqual([])
  await visitor.close()
})

test('on a phone it is told in kilograms and in dollars, of one species too', async () => {
  const visitor = await visit(browser, server.address, { width: 360, height: 740, scheme: 'dark' })
  const { page } = visitor
  await signInToBusiness(visitor, owner)
  const { species, classes } = await told(place)
  const [first] = species
  await visitor.go(
    `/collection/${place.farm}/period/${place.period}/livestock?in=kilograms&livestockTypeIds=[${first?.of?.id}]`,
  )
  await open(page)
  const own = classes.filter(one => one.species.id === first?.of?.id)
  expect(await page.locator('.stock-class').count()).toBe(own.length)
  await page.getByText('Value ($)').click()
  await cellOf(page, 'Whole farm', 'Trading profit').waitFor()
  expect(await scrollsSideways(page)).toBe(false)
  await page.getByRole('button', { name: 'Filter' }).press('Enter')
  await page.getByRole('group', { name: 'Enterprises' }).waitFor()
  expect(await scrollsSideways(page)).toBe(false)
  await page.keyboard.press('Escape')
  expect(await faultsForReaders(page)).toEqual([])
  expect(visitor.trouble).toEqual([])
  await visitor.close()
})
