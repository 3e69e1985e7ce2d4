import type { CroppingOfPeriod } from '@furrow/wire/cropping-summary-answer'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDemo } from '../../../server/test/demo-server.ts'
import type { RunningServer } from '../../../server/test/running-server.ts'
import { ask, closeBrowser, farmInProgress, faultsForReaders, pathOf } from '../browser.ts'
import { scrollsSideways, signInToBusiness, startBrowser, tokenOf, visit } from '../browser.ts'

const grower = 'grower@furrow.example'

let server: RunningServer
let browser: Browser
beforeAll(async () => {
  ;[server, browser] = await Promise.all([runDemo(), startBrowser()])
})
afterAll(async () => {
  await closeBrowser(browser)
  await server?.stop()
})

async function told(farm: number, period: number): Promise<CroppingOfPeriod> {
  const token = await tokenOf(server.address, grower)
  const path = `/api/v2/cropping-summary?farm_id=${farm}&period_id=${period}`
  return (await ask<{ data: CroppingOfPeriod }>(server.address, path, { token })).data
}

/** Of a row of the table, by what its columns are called. */
async function figuresIn(page: Page, name: string): Promise<Readonly<Record<string, string>>> {
  const row = page.locator('.crop-groups[data-of=crops] tr', { hasText: name }).first()
  const cells = await row.locator('td').all()
  const pairs = cells.map(async cell => [
    (await cell.getAttribute('data-heading')) ?? '',
    (await cell.innerText()).trim(),
  ])
  return Object.fromEntries(await Promise.all(pairs)) as Readonly<Record<string, string>>
}

const shown = (figure: number | null, decimals: number) =>
  figure === null
    ? '–'
    : figure.toLocaleString('en-AU', {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      })

test('the summary tells what the server does, opens by keyboard and leads to the row', async () => {
  const { farm, period } = await farmInProgress(server.address, grower)
  const visitor = await visit(browser, server.address)
  const { page } = visitor
  await signInToBusiness(visitor, grower)
  await visitor.go(`/collection/${farm}/period/${period}/cropping`)
  await page.getByRole('heading', { level: 1, name: 'Cropping' }).waitFor()
  await page.locator('.crop-groups[data-of=crops] tfoot').waitFor()

  const summary = await told(farm, period)
  const group = summary.groups.crop.find(({ crop }) => crop?.name === 'Wheat')
  if (!group) throw new Error('The demonstration grows no wheat here.')
  const figures = await figuresIn(page, 'Wheat')
  expect(figures).toMatchObject({
    Paddocks: String(group.paddocks),
    'Area sown': shown(group.area_sown, 1),
    Harvested: `${shown(group.produced, 1)} t`,
    Yield: `${shown(group.yield, 2)} t/ha`,
    'In-crop rain': `${shown(group.crop_rain, 0)}${group.crop_rain !== null && group.crop_rain_unread ? '*' : ''}`,
    N: shown(group.nitrogen, 1),
  })
  expect(Object.keys(figures)).toContain('Income')
  expect((await figuresIn(page, 'Total'))['Area sown']).toBe(shown(summary.totals.area_sown, 1))
  await page.getByRole('heading', { level: 2, name: 'Progress by crop' }).waitFor()
  expect(await faultsForReaders(page)).toEqual([])

  await page
    .locator('.crop-groups[data-of=crops]')
    .getByRole('button', { name: 'Wheat', exact: true })
    .focus()
  await page.keyboard.press('Enter')
  const line = summary.crops.find(({ crop }) => crop?.name === 'Wheat')
  const paddock = page.locator('.crop-paddock').first()
  expect(await paddock.innerText()).toBe(line?.paddock.name)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: 'Cropping spreadsheet' }).waitFor()
  expect(pathOf(page)).toBe(`/collection/${farm}/period/${period}/cropping/spreadsheet`)
  await page.getByRole('dialog', { name: new RegExp(line?.paddock.name ?? '!') }).waitFor()
  expect(visitor.trouble).toEqual([])
  await visitor.close()
})

test('on a phone one crop is chosen, and its ground stays whole', async () => {
  const { farm, period } = await farmInProgress(server.address, grower)
  const { groups, ground } = await told(farm, period)
  const wheat = groups.crop.find(({ crop }) => crop?.name === 'Wheat')?.crop?.id
  const visitor = await visit(browser, server.address, { width: 360, height: 740, scheme: 'dark' })
  const { page } = visitor
  await signInToBusiness(visitor, grower)
  await visitor.go(
    `/collection/${farm}/period/${period}/cropping?cropTypeIds=[${wheat}]&by=variety`,
  )
  await page.locator('.crop-groups[data-of=crops] tfoot').waitFor()
  const names = await page.locator('.crop-group').allInnerTexts()
  expect(names.every(name => name.includes('Wheat'))).toBe(true)
  const parts = await page.locator('.ground-parts').innerText()
  expect(parts).toContain(`Sown ${shown(ground.parts.sown, 1)} ha`)
  expect(await scrollsSideways(page)).toBe(false)
  expect(await faultsForReaders(page)).toEqual([])
  expect(visitor.trouble).toEqual([])
  await visitor.close()
})
