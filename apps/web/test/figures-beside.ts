// The strip of years of a paddock, and the line above the sales of a crop: whether they tell the figures
// that the summary tells.

import type { CroppingOfPeriod } from '@furrow/wire/cropping-summary-answer'
import { expect } from 'vitest'
import type { Visit } from './browser.ts'
import type { Place } from './demo-places.ts'
import { rowsOf } from './fresh-farm.ts'

/** A sum of tonnes is no half because of binary noise. */
const figureText = (figure: number): string =>
  new Intl.NumberFormat('en-AU', { maximumFractionDigits: 2 }).format(
    Number(figure.toPrecision(12)),
  )

interface Told {
  readonly address: string
  readonly place: Place
  readonly summary: CroppingOfPeriod
}

type Line = CroppingOfPeriod['crops'][number]

/** A paddock of each kind of crop, at most three; gives how many yields were looked at. */
export async function compareStrips({ page, go }: Visit, told: Told): Promise<number> {
  const { address, place, summary } = told
  const { farm_id, period_id, farm } = place
  const { crops } = summary
  const periods = await rowsOf<{ id: number; name: string }>(address, 'periods', {})
  const name = periods.find(({ id }) => id === period_id)?.name ?? ''
  // As it is shown: 2025–26.
  const period = name.replace('-', '–')
  const off = crops.filter(line => yieldsOf(line).length > 0)
  const kinds = [...Map.groupBy(off, ({ crop }) => crop?.id).values()].slice(0, 3)
  let looked = 0
  for (const [line] of kinds) {
    if (!line) continue
    await go(`/collection/${farm_id}/period/${period_id}/paddocks?paddock=${line.paddock.id}`)
    const year = page
      .locator('.years > .year')
      .filter({ has: page.locator('.year-name', { hasText: period }) })
    await year.waitFor()
    const grown = crops.filter(({ paddock }) => paddock.id === line.paddock.id)
    const yields = grown.flatMap(yieldsOf).toSorted()
    const shown = await year.locator('.grown-yield').allInnerTexts()
    expect(shown.map(text => text.trim()).toSorted(), `${line.paddock.name} of ${farm}`).toEqual(
      yields,
    )
    looked += yields.length
  }
  return looked
}

function yieldsOf({ crop, yield: main, hay_yield, grazing_gain }: Line): readonly string[] {
  const parts: readonly (readonly [boolean, number | null, string])[] = [
    [!['hay', 'grazing'].includes(crop?.harvest ?? ''), main, crop?.unit ?? ''],
    [true, hay_yield, 't/ha of hay'],
    [true, grazing_gain, 'kg/ha gained'],
  ]
  return parts.flatMap(([isShown, figure, words]) =>
    isShown && figure !== null ? [`${figureText(figure)} ${words}`] : [],
  )
}

interface Sold {
  readonly tonnes: number | null
}

/** The two kinds of grain of which most came off; gives how many there were. */
export async function compareBalances({ page, go }: Visit, told: Told): Promise<number> {
  const { address, place, summary } = told
  const { farm_id, period_id, farm } = place
  const { groups, crops } = summary
  const like = { farm_id, period_id }
  const grown = await rowsOf<{ id: number; crop_type_id: number }>(
    address,
    'crop_type_farm_periods',
    like,
  )
  const grain = groups.crop.filter(({ crop, own }) => crop?.harvest === 'grain' && own !== null)
  const most = grain.toSorted((one, other) => (other.own ?? 0) - (one.own ?? 0)).slice(0, 2)
  const known = most.filter(({ crop }) => grown.some(one => one.crop_type_id === crop?.id))
  if (known.length === 0) return 0
  await go(`/collection/${farm_id}/period/${period_id}/cropping`)
  for (const { crop } of known) {
    const name = crop?.name ?? ''
    const of = grown.find(one => one.crop_type_id === crop?.id)?.id
    const sold = await linesOf(address, of, [
      'crop_sale_actuals',
      'crop_sale_actual_id',
      'grain_sale_actuals',
    ])
    const held = await linesOf(address, of, [
      'crop_sale_estimate_pools',
      'crop_sale_estimate_pool_id',
      'grain_sale_estimates',
    ])
    const ours = crops.reduce(
      (sum, line) => sum + (line.crop?.id === crop?.id ? (line.own_products.grain ?? 0) : 0),
      0,
    )
    const said = `${name}: our share ${figureText(ours)} t, ${figureText(sold)} t sold, ${figureText(held)} t in storage`
    const sales = page.getByRole('region', { name: 'Sales', exact: true })
    await sales.getByRole('button', { name, exact: true }).click()
    const drawer = page.getByRole('dialog', { name: `Sales of ${name.toLowerCase()}` })
    const says = drawer.getByRole('region', { name, exact: true }).locator('> [role="status"]')
    await expect.poll(() => says.textContent(), { message: `${name} of ${farm}` }).toContain(said)
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'hidden' })
  }
  return known.length
}

/** Tonnes of all lines of the sales, or of what is still to be sold. */
async function linesOf(
  address: string,
  grown: number | undefined,
  [head, key, table]: readonly [string, string, string],
): Promise<number> {
  const heads = await rowsOf<{ id: number }>(address, head, { crop_type_farm_period_id: grown })
  const lines = await Promise.all(
    heads.map(({ id }) => rowsOf<Sold>(address, table, { [key]: id })),
  )
  return lines.flat().reduce((sum, { tonnes }) => sum + (tonnes ?? 0), 0)
}
