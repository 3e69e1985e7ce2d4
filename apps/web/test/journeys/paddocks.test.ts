import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { runDemo } from '../../../server/test/demo-server.ts'
import type { RunningServer } from '../../../server/test/running-server.ts'
import { ask, closeBrowser, farmInProgress, faultsForReaders, pathOf } from '../browser.ts'
import { signInToBusiness, startBrowser, tokenOf, visit } from '../browser.ts'
import { allSaved, cellAt, goToBlankLine, paste } from '../sheet-in-page.ts'

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

interface Paddock {
  readonly id: number
  readonly name: string
  readonly area: number | null
  readonly prior_paddocks: readonly { readonly name: string }[]
}

/** Those whose names begin so, as the server has them. */
async function paddocksNamed(beginning: string): Promise<readonly Paddock[]> {
  const place = await farmInProgress(server.address, grower)
  const token = await tokenOf(server.address, grower)
  const filters = [
    { field: 'period_id', value: place.period },
    { field: 'farm_id', value: place.farm },
    { field: 'name', operator: 'like', value: `${beginning}%` },
  ]
  const body = { filters, includes: [{ relation: 'prior_paddocks' }], sort: [{ field: 'name' }] }
  const path = '/api/paddocks/search?limit=0'
  return (await ask<{ data: readonly Paddock[] }>(server.address, path, { token, body })).data
}

async function openPaddocks() {
  const place = await farmInProgress(server.address, grower)
  const visitor = await visit(browser, server.address)
  await signInToBusiness(visitor, grower)
  await visitor.go(`/collection/${place.farm}/period/${place.period}/paddocks`)
  await cellAt(visitor.page, 0, 0).waitFor()
  return visitor
}

test('the sheet is the page: 20 rows and the totals are in sight, and the rail says its places when near', async () => {
  const visitor = await openPaddocks()
  const { page } = visitor
  await page.setViewportSize({ width: 1366, height: 768 })
  const seen = `(() => {
    const edges = selector => document.querySelector(selector).getBoundingClientRect()
    const [head, foot] = [edges('.sheet-head'), edges('.sheet-foot')]
    const rows = [...document.querySelectorAll('[data-line]')].filter(row => {
      const { top, bottom } = row.getBoundingClientRect()
      return top >= head.bottom - 1 && bottom <= foot.top + 1
    })
    return { rows: rows.length, isFootInSight: foot.bottom <= innerHeight }
  })()`
  await expect
    .poll(() => page.evaluate(seen))
    .toEqual({ rows: expect.toSatisfy(rows => rows >= 20), isFootInSight: true })
  const places = page.getByRole('navigation', { name: 'Places' })
  const wide = () => places.evaluate(rail => rail.getBoundingClientRect().width)
  expect(await wide()).toBeLessThan(80)
  await places.getByRole('link', { name: 'Paddocks' }).waitFor()
  await places.getByRole('button', { name: 'Icons only', pressed: true }).click()
  await expect.poll(wide).toBeGreaterThan(150)
  await page.reload()
  await cellAt(page, 0, 0).waitFor()
  expect(await wide()).toBeGreaterThan(150)
  expect(await faultsForReaders(page)).toEqual([])
  await visitor.close()
})

test.runIf(inject('isLongForm'))(
  'there is room for 20 rows and their totals in every other sheet on a laptop',
  async () => {
    const visitor = await visit(browser, server.address, { width: 1366, height: 768 })
    const { page } = visitor
    await signInToBusiness(visitor, grower)
    const place = await farmInProgress(server.address, grower)
    const bottom = `(() => {
    const { top, height } = document.querySelector('[data-line="0"]').getBoundingClientRect()
    const foot = document.querySelector('.sheet-foot')
    return top + 20 * height + (foot ? foot.getBoundingClientRect().height : 0)
  })()`
    for (const screen of [
      'contacts',
      'properties',
      'rain-gauges',
      'cropping/spreadsheet',
      'files',
    ]) {
      await visitor.go(`/collection/${place.farm}/period/${place.period}/${screen}`)
      if (screen === 'files') {
        const buffer = Buffer.from('Wheat, 100 t')
        const file = { name: 'Sale advice.txt', mimeType: 'text/plain', buffer }
        await page.locator('input[type=file][multiple]').setInputFiles(file)
      }
      await cellAt(page, 0, 0).waitFor()
      await expect
        .poll(() => page.evaluate<number>(bottom), { message: screen })
        .toBeLessThanOrEqual(768)
    }
    await visitor.close()
  },
)

test('40 paddocks are pasted from Excel, two bad cells are mended, one undo takes all back', async () => {
  const visitor = await openPaddocks()
  const { page } = visitor
  const batches: string[] = []
  page.on('request', request => {
    if (request.url().endsWith('/api/v2/batch')) batches.push(request.postData() ?? '')
  })
  const rows = Array.from({ length: 40 }, (_, place) => [
    `Pasted ${place + 1}`,
    place === 11 ? 'about forty' : `${(place + 1) * 10}.5 ha`,
    place === 22 ? 'Driland croping!' : 'dryland cropping',
  ])
  await goToBlankLine(page)
  const columns = page.getByRole('toolbar').getByRole('button', { name: 'Columns' })
  const places = async () => [
    (await page.locator('.sheet-box').boundingBox())?.y,
    (await columns.boundingBox())?.x,
  ]
  const before = await places()
  await paste(visitor, rows)
  await page.getByRole('button', { name: '2 to fix' }).waitFor()
  // The tools that come have their place: nothing moves under the pointer.
  expect(await places()).toEqual(before)
  await expect.poll(async () => (await paddocksNamed('Pasted')).length).toBe(40)
  expect(batches).toHaveLength(1)

  // On every page, after a reload, and with the way back; undo is there as well.
  await visitor.go('/')
  await page.getByRole('status').getByText('2 to fix', { exact: true }).click()
  await page.getByRole('heading', { name: 'Paddocks: 2 to fix' }).waitFor()
  await page.getByText('about forty').first().waitFor()
  expect(await faultsForReaders(page)).toEqual([])
  await page.getByRole('link', { name: 'Fix in the table' }).click()
  await page.getByRole('button', { name: '2 to fix' }).waitFor()
  await page.keyboard.press('Control+z')
  await expect.poll(async () => (await paddocksNamed('Pasted')).length).toBe(0)
  expect(await page.getByRole('button', { name: /to fix/ }).count()).toBe(0)
  await page.keyboard.press('Control+y')
  await expect.poll(async () => (await paddocksNamed('Pasted')).length).toBe(40)

  await page.getByRole('button', { name: '2 to fix' }).click()
  await page.keyboard.type('44')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: '1 to fix' }).click()
  await page.keyboard.type('Dryland')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByRole('button', { name: /to fix/ }).count()).toBe(0)
  await allSaved(page)
  const pasted = await paddocksNamed('Pasted 12')
  expect(pasted.map(({ area }) => area)).toEqual([44])
  expect(await faultsForReaders(page)).toEqual([])

  for (let step = 0; step < 3; step += 1) await page.keyboard.press('Control+z')
  await expect.poll(async () => (await paddocksNamed('Pasted')).length).toBe(0)
  expect(visitor.trouble).toEqual([])
  await visitor.close()
})

test('a paddock is split by keyboard, and the next period knows what both parts were', async () => {
  const visitor = await openPaddocks()
  const { page } = visitor
  const whole = (await paddocksNamed('')).find(({ prior_paddocks: priors }) => priors.length > 0)
  if (whole?.area == null) throw new Error('No paddock of the demonstration was one before.')
  const { name, area } = whole
  await page.getByRole('gridcell', { name, exact: true }).first().click()
  await page.getByRole('button', { name: `Split: ${name}` }).press('Enter')
  const dialog = page.getByRole('dialog', { name: `Split ${name}` })
  const names = dialog.getByRole('textbox', { name: /name/i })
  await names.nth(0).fill(`${name} East`)
  await names.nth(1).fill(`${name} West`)
  const areas = dialog.getByRole('textbox', { name: /area/i })
  await areas.nth(0).fill('10')
  await areas.nth(0).press('Tab')
  await areas.nth(1).fill(String(Number((area - 10).toFixed(4))))
  await areas.nth(1).press('Tab')
  expect(await faultsForReaders(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Split paddock' }).press('Enter')
  await page.getByText(`${name} West`, { exact: true }).first().waitFor()
  await allSaved(page)

  const parts = (await paddocksNamed(name)).filter(part => / (East|West)$/.test(part.name))
  expect(parts.map(part => part.name)).toEqual([`${name} East`, `${name} West`])
  expect(parts.reduce((sum, part) => sum + (part.area ?? 0), 0)).toBeCloseTo(area, 4)
  const were = whole.prior_paddocks.map(prior => prior.name)
  expect(parts.map(part => part.prior_paddocks.map(prior => prior.name))).toEqual([were, were])

  await page.getByText('Changes', { exact: true }).click()
  await page.getByText(`${name} West`, { exact: true }).first().waitFor()
  expect(await faultsForReaders(page)).toEqual([])

  const { farm, period } = await farmInProgress(server.address, grower)
  await visitor.go(`/collection/${farm}/period`)
  await page.getByRole('button', { name: 'Start new period' }).click()
  await page.getByRole('button', { name: /^Start 20/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Collection' }).waitFor()
  expect(pathOf(page)).not.toContain(`/period/${period}`)
  await visitor.go(`${pathOf(page)}/paddocks`)
  await page.getByText('Changes', { exact: true }).click()
  await page.getByText('The same as a table').click()
  const line = page.getByRole('row').filter({ hasText: `${name} West` })
  await expect.poll(() => line.count()).toBeGreaterThan(0)
  const later = (await paddocksNamed(`${name} West`)).at(-1)
  expect(later?.prior_paddocks.map(prior => prior.name)).toEqual([`${name} West`])
  expect(visitor.trouble).toEqual([])
  await visitor.close()
})
