import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { runDemo } from '../../../server/test/demo-server.ts'
import type { RunningServer } from '../../../server/test/running-server.ts'
import { base, closeBrowser, signInToBusiness, startBrowser, visit } from '../browser.ts'
import type { View, Visit } from '../browser.ts'
import { cropsKept } from '../crops-kept.ts'
import { freshFarm, rowsOf } from '../fresh-farm.ts'
import type { FreshFarm } from '../fresh-farm.ts'
import { allSaved, cellAt, goToBlankLine, linesOf, paste } from '../sheet-in-page.ts'

const isLong = inject('isLongForm')
const email = 'grower@furrow.example'

interface Season {
  readonly crop: string
  readonly sown: string
  readonly rate: string
  readonly nitrogen: string
  readonly harvested: string
  /** Tonnes for each hectare. */
  readonly yield: string
  readonly paddocks: Readonly<Record<string, number>>
}

/** `W01`, `W02`, and so on, each a hectare larger than the one before. */
function manyPaddocks(letter: string, count: number, least: number): Season['paddocks'] {
  const names = Array.from(
    { length: count },
    (_, at) => `${letter}${String(at + 1).padStart(2, '0')}`,
  )
  return Object.fromEntries(names.map((name, at) => [name, least + at]))
}

const seasons: readonly Season[] = [
  {
    crop: 'Wheat',
    sown: '20/05/2025',
    rate: '55',
    nitrogen: '46',
    harvested: '20/11/2025',
    yield: '2.5',
    paddocks: manyPaddocks('W', 24, 40),
  },
  {
    crop: 'Chickpea (desi)',
    sown: '02/06/2025',
    rate: '80',
    nitrogen: '3.5',
    harvested: '05/11/2025',
    yield: '1.4',
    paddocks: manyPaddocks('C', 16, 30),
  },
]
const paddocks = Object.assign({}, ...seasons.map(season => season.paddocks)) as Season['paddocks']

let server: RunningServer
let browser: Browser
beforeAll(async () => {
  ;[server, browser] = await Promise.all([runDemo(), startBrowser()])
})
afterAll(async () => {
  await closeBrowser(browser)
  await server?.stop()
})

const newFarm = (name: string) => freshFarm(server.address, { name, email, paddocks })
const sheetOf = ({ farm, period }: FreshFarm) =>
  `/collection/${farm}/period/${period}/cropping/spreadsheet`

async function openSheet(place: FreshFarm, view: View = {}): Promise<Visit> {
  const visitor = await visit(browser, server.address, { width: 1440, ...view })
  await signInToBusiness(visitor, email)
  await visitor.go(sheetOf(place))
  await cellAt(visitor.page, 0, 0).waitFor()
  return visitor
}

function linesOfSeason({ paddocks: own, ...season }: Season): readonly Record<string, string>[] {
  return Object.entries(own).map(([name, area]) => ({
    Paddock: name,
    Crop: season.crop,
    Sown: season.sown,
    'Area sown, ha': String(area),
    'Sow rate, kg/ha': season.rate,
    'N before sowing, kg/ha': season.nitrogen,
    Harvested: season.harvested,
    'Area harvested, ha': String(area),
    'Grain, t': (Number(season.yield) * area).toFixed(2),
  }))
}

async function bySpreadsheet(place: FreshFarm): Promise<void> {
  const visitor = await openSheet(place)
  await goToBlankLine(visitor.page)
  await paste(visitor, await linesOf(visitor.page, seasons.flatMap(linesOfSeason)))
  await cellAt(visitor.page, 0, 0).getByText('C01').waitFor()
  await allSaved(visitor.page)
  expect(visitor.trouble).toEqual([])
  await visitor.close()
}

async function choose(page: Page, label: string, typed: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).fill(typed)
  await page.getByRole('option', { name: typed }).first().click()
}

async function fillIn(page: Page, label: string, typed: string): Promise<void> {
  const field = page.getByRole('textbox', { name: label, exact: true })
  await field.fill(typed)
  await field.press('Tab')
}

async function goOn(page: Page, step: string): Promise<void> {
  await page.getByRole('button', { name: step, exact: true }).last().click()
  await page.getByRole('heading', { level: 2, name: step }).waitFor()
}

async function byWizard(place: FreshFarm): Promise<void> {
  const visitor = await visit(browser, server.address)
  const { page } = visitor
  await signInToBusiness(visitor, email)
  const wizard = `/collection/${place.farm}/period/${place.period}/cropping/wizard`
  await visitor.go(wizard)
  for (const { crop } of seasons) await choose(page, 'Another crop', crop)
  await page.getByRole('button', { name: 'Save crops' }).click()
  for (const season of seasons) await cropByWizard(visitor, wizard, season)
  expect(visitor.trouble).toEqual([])
  await visitor.close()
}

async function cropByWizard({ page, go }: Visit, wizard: string, season: Season): Promise<void> {
  const names = Object.keys(season.paddocks)
  await go(wizard)
  await page.getByRole('link', { name: season.crop }).click()
  for (const name of names) await page.getByRole('checkbox', { name: new RegExp(name) }).press(' ')
  await page.getByRole('button', { name: /^Add .+ to .+ paddocks$/ }).press('Enter')
  await cellAt(page, 0, 0).waitFor()

  await goOn(page, 'Sowing')
  await fillIn(page, 'Sown', season.sown)
  await fillIn(page, 'Sow rate', season.rate)
  await page.getByRole('button', { name: /^Fill in/ }).press('Enter')
  await expect.poll(() => cellAt(page, 0, 2).textContent()).toBe(season.sown)

  await goOn(page, 'Fallow and stored water')
  await goOn(page, 'Fertiliser')
  await cellAt(page, 0, 0).click()
  for (const _ of names) {
    await page.keyboard.type(season.nitrogen)
    await page.keyboard.press('Enter')
  }
  await expect.poll(() => cellAt(page, names.length - 1, 0).textContent()).toBe(season.nitrogen)

  await goOn(page, 'Grazing')
  await goOn(page, 'Harvest')
  await fillIn(page, 'Harvested', season.harvested)
  await fillIn(page, 'Yield', season.yield)
  await page.getByRole('button', { name: /^Fill in/ }).press('Enter')
  await expect.poll(() => cellAt(page, 0, 0).textContent()).toBe(season.harvested)
  await allSaved(page)
}

test.runIf(isLong)(
  'a season of 40 paddocks that is pasted is the same as one that the wizard asked for',
  async () => {
    const kept = (place: FreshFarm) => cropsKept(server.address, email, place)
    const [pasted, asked] = [await newFarm('Pasted'), await newFarm('Asked')]
    await Promise.all([bySpreadsheet(pasted), byWizard(asked)])
    const [one, other] = await Promise.all([kept(pasted), kept(asked)])
    expect(one['crops']).toHaveLength(40)
    expect(one['crops']).toEqual(other['crops'])
    expect(one['lives']).toEqual(other['lives'])
    expect(one['grown']).toEqual(other['grown'])
    expect(one['summary']).toEqual(other['summary'])
    const wheat = { paddocks: 24, area_sown: 1236, produced: 3090, yield: 2.5, nitrogen: 46 }
    expect(one).toMatchObject({
      summary: { groups: { crop: expect.arrayContaining([expect.objectContaining(wheat)]) } },
    })
  },
)

test('five crops and a watering wait without signal through a closed page, and arrive once', async () => {
  const place = await newFarm('Without signal')
  const visitor = await openSheet(place, { worksOffline: true })
  const { page, context } = visitor
  await page.evaluate('navigator.serviceWorker.ready')
  await page.reload()
  await cellAt(page, 0, 0).waitFor()
  await expect
    .poll(() => page.evaluate<boolean>('navigator.serviceWorker.controller !== null'))
    .toBe(true)

  await context.setOffline(true)
  await goToBlankLine(page)
  const lines = seasons.slice(0, 1).flatMap(linesOfSeason).slice(0, 5)
  await paste(visitor, await linesOf(page, lines))
  await page.getByText('1 waiting for signal').first().waitFor()
  await cellAt(page, 4, 0).getByText('W05').waitFor()
  await cellAt(page, 0, 0).click()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await page.getByRole('button', { name: 'Add to 3 paddocks' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add to 3 paddocks' })
  await dialog.getByLabel('What was done').selectOption('Irrigation')
  await dialog.getByRole('textbox', { name: /^Watered/ }).fill('5/9/2025')
  await dialog.getByRole('textbox', { name: /^Water\b/ }).fill('30')
  await page.keyboard.press('Tab')
  await dialog.getByRole('button', { name: 'Add to 3 paddocks' }).click()
  await page.getByText('2 waiting for signal').first().waitFor()
  expect(await amountsOn(place)).toEqual([0, 0, 0, 0])
  await page.close()

  const again = await context.newPage()
  await again.goto(`${server.address}${base}${sheetOf(place)}`)
  await again.getByText('2 waiting for signal').first().waitFor()
  await cellAt(again, 4, 0).getByText('W05').waitFor()
  await context.setOffline(false)
  await again.getByText('All changes saved').first().waitFor({ state: 'attached' })
  expect(await amountsOn(place)).toEqual([5, 5, 5, 3])
  await again.reload()
  await cellAt(again, 4, 0).getByText('W05').waitFor()
  await allSaved(again)
  expect(await amountsOn(place)).toEqual([5, 5, 5, 3])
  expect(visitor.trouble).toEqual([])
  await visitor.close()
})

async function amountsOn({ farm }: FreshFarm): Promise<readonly number[]> {
  const resources = [
    'crop_collections',
    'sowing_collection_events',
    'grain_collection_events',
    'irrigation_collection_events',
  ]
  const rows = resources.map(resource => rowsOf(server.address, resource, { farm_id: farm }))
  return (await Promise.all(rows)).map(({ length }) => length)
}
