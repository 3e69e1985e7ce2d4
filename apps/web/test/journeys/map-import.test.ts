import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runDemo } from '../../../server/test/demo-server.ts'
import type { RunningServer } from '../../../server/test/running-server.ts'
import { closeBrowser, faultsForReaders, signInToBusiness } from '../browser.ts'
import { startBrowser, visit } from '../browser.ts'
import { madeShapefile } from '../made-shapefile.ts'
import { mappedFarm, shapeOf } from '../mapped-farm.ts'
import type { MappedFarm, MappedPaddock } from '../mapped-farm.ts'
import { allSaved } from '../sheet-in-page.ts'

const grower = 'grower@furrow.example'

let server: RunningServer
let browser: Browser
let farm: MappedFarm
/** 28 paddocks, the first four of them without a boundary on the server. */
let kept: readonly MappedPaddock[]
beforeAll(async () => {
  ;[server, browser] = await Promise.all([runDemo(), startBrowser({ drawsMaps: true })])
  farm = await mappedFarm(server.address, grower)
  const all = await farm.paddocks()
  kept = all.slice(0, 28)
  await farm.remove([
    ...all.slice(28).map(({ id }) => ({ resource: 'paddocks', id })),
    ...kept
      .slice(0, 4)
      .flatMap(({ boundaries }) => boundaries.map(({ id }) => ({ resource: 'geolocations', id }))),
  ])
})
afterAll(async () => {
  await closeBrowser(browser)
  await server?.stop()
})

const bounded = (paddocks: readonly MappedPaddock[]) =>
  paddocks.filter(({ boundaries }) => boundaries.length > 0)

async function openMap() {
  const visitor = await visit(browser, server.address)
  const batches: string[] = []
  visitor.page.on('request', request => {
    if (request.url().endsWith('/api/v2/batch')) batches.push(request.postData() ?? '')
  })
  await signInToBusiness(visitor, grower)
  await visitor.go(`${farm.path}/paddocks/map`)
  await visitor.page.locator('.map-canvas[data-state="ready"]').waitFor()
  return { ...visitor, batches }
}

/** 30 shapes for them, one with the name of another. */
function madeFile() {
  const shapes = [
    ...kept.slice(0, 9).map(paddock => shapeOf(paddock)),
    ...kept.slice(9, 25).map(paddock => shapeOf(paddock, 0.0003)),
    { ...shapeOf(kept[25]!, 0.0003), name: 'Named by the contractor' },
    ...kept.slice(0, 3).map((paddock, at) => ({ ...shapeOf(paddock, 0.2), name: `New ${at + 1}` })),
    { ...shapeOf(kept[27]!, 0.3), name: `${kept[8]!.name.toUpperCase()} PADDOCK` },
  ]
  return { zip: Buffer.from(madeShapefile(shapes)), clash: shapes[29]!.name, shapes }
}

async function choose(page: Page, buffer: Buffer) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Import boundaries' }).click(),
  ])
  await chooser.setFiles({ name: 'paddocks.zip', mimeType: 'application/zip', buffer })
  await page.getByRole('heading', { level: 1, name: 'Import boundaries' }).waitFor()
}

test('30 shapes of a zip come over 28 paddocks: reviewed, written as one, taken back as one', async () => {
  const { zip, clash, shapes } = madeFile()
  expect(shapes).toHaveLength(30)
  const before = await farm.paddocks()
  expect([before.length, bounded(before).length]).toEqual([28, 24])
  const visitor = await openMap()
  const { page, batches } = visitor
  expect(await faultsForReaders(page)).toEqual([])

  await choose(page, zip)
  const said = (words: string) => page.getByText(`paddocks.zip: 30 shapes. ${words}`).waitFor()
  await said('3 new paddocks, 4 first boundaries, 17 boundaries changed, 4 unchanged, 2 to decide.')
  const sentence = `2 shapes go to ${kept[8]!.name}: join them, or choose again for one.`
  await expect.poll(() => page.getByText(sentence).count()).toBe(2)
  expect(await page.getByRole('button', { name: 'Import 24 boundaries' }).isDisabled()).toBe(true)
  const told = page.getByText(`New boundary for ${kept[25]!.name}, found by its position`)
  // It stands on the map as well, where its label may have no room.
  await told.filter({ visible: true }).first().waitFor()
  expect(await faultsForReaders(page)).toEqual([])
  await page.getByLabel(`Where ${clash} goes`).selectOption('Leave out')
  await said('3 new paddocks, 4 first boundaries, 17 boundaries changed, 5 unchanged, 1 left out.')
  expect(batches).toEqual([])
  expect(await farm.paddocks()).toEqual(before)

  await page.getByRole('button', { name: 'Import 24 boundaries' }).click()
  await page.getByText('24 boundaries imported.').first().waitFor()
  await allSaved(page)
  expect(batches).toHaveLength(1)
  const after = await farm.paddocks()
  expect([after.length, bounded(after).length]).toEqual([31, 31])
  const fresh = after.filter(({ name }) => name.startsWith('New '))
  expect(fresh).toHaveLength(3)
  for (const [at, { area }] of fresh.entries()) {
    expect(area).toBeCloseTo(kept[at]?.area ?? 0, 0)
  }
  const moved = after.find(({ id }) => id === kept[9]!.id)
  expect(moved?.boundaries[0]?.location).not.toEqual(kept[9]!.boundaries[0]!.location)

  await page.getByRole('button', { name: 'Undo', exact: true }).first().click()
  await expect.poll(async () => (await farm.paddocks()).length).toBe(28)
  expect(batches).toHaveLength(2)
  expect(groundOf(await farm.paddocks())).toEqual(groundOf(before))
  expect(visitor.trouble).toEqual([])
  await visitor.close()
})

/** Without the moments at which rows were written. */
function groundOf(paddocks: readonly MappedPaddock[]) {
  return paddocks.map(({ id, name, area, boundaries }) => ({
    id,
    name,
    area,
    boundary: boundaries.map(({ location }) => location),
  }))
}

test('a boundary is drawn with the pointer, a corner is taken back, and it goes out as GeoJSON', async () => {
  const bare = (await farm.paddocks()).find(({ boundaries }) => boundaries.length === 0)
  if (!bare) throw new Error('Every paddock has a boundary.')
  const visitor = await openMap()
  const { page } = visitor
  await page.getByRole('button', { name: new RegExp(`^${bare.name}`) }).click()
  await page.getByRole('button', { name: 'Draw the boundary' }).click()
  const canvas = await page.locator('.map-canvas').boundingBox()
  if (!canvas) throw new Error('There is no map.')
  const press = async (x: number, y: number) => {
    await page.mouse.move(canvas.x + x, canvas.y + y)
    await page.mouse.click(canvas.x + x, canvas.y + y)
  }
  const bottom = canvas.height - 20
  const corners = [
    [200, bottom],
    [320, bottom],
    [320, bottom - 60],
    [260, bottom - 90],
  ] as const
  for (const [x, y] of corners) await press(x, y)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await press(200, bottom - 60)
  const redo = page.getByRole('button', { name: 'Redo', exact: true })
  await expect.poll(() => redo.isDisabled()).toBe(true)
  expect(await faultsForReaders(page)).toEqual([])
  await page.getByRole('button', { name: 'Close the outline' }).click()
  await page.getByRole('button', { name: 'Save boundary' }).click()
  await page.getByText(`Boundary of ${bare.name} saved`).first().waitFor()
  await allSaved(page)
  const drawn = (await farm.paddocks()).find(({ id }) => id === bare.id)
  expect(drawn?.boundaries[0]?.location.coordinates.map(ring => ring.length)).toEqual([5])
  expect(drawn?.area).toBe(bare.area)

  await page.getByRole('button', { name: 'Export' }).click()
  const asGeoJson = page.getByRole('menuitem', { name: 'Boundaries as GeoJSON' })
  await asGeoJson.waitFor()
  const [file] = await Promise.all([page.waitForEvent('download'), asGeoJson.click()])
  const { features } = JSON.parse(await readFile(await file.path(), 'utf8')) as Exported
  expect(features).toHaveLength(bounded(await farm.paddocks()).length)
  const own = features.find(({ properties }) => properties.name === bare.name)
  expect(own?.geometry).toEqual(drawn?.boundaries[0]?.location)
  expect(visitor.trouble).toEqual([])
  await visitor.close()
})

interface Exported {
  readonly features: readonly {
    readonly properties: { readonly name: string }
    readonly geometry: unknown
  }[]
}
