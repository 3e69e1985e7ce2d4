// Every figure of the financial record that has a formula, against what it comes to by hand for one invented
// farm: nothing here reads a formula of the catalogue.

import { workedRecord } from '@furrow/farming/record/worked-record'
import type { Entered } from '@furrow/farming/record/worked-record'
import { describe, expect, test } from 'vitest'
import type { Field } from '../../fields.ts'
import { recordPlan } from '../furrow-record-plan.ts'
import { recordFields } from '../record.ts'
import { dollarsBefore, dollarsOfRows } from './invented-dollars.ts'
import { measures, measuresBefore, measuresOfRows } from './invented-measures.ts'
import { farmAsPaid, farmAsUsedUp } from './worked-farm.ts'
import { overheadOf } from './worked-segments.ts'

type Figures = Readonly<Record<string, number>>

const fields: Readonly<Record<string, Field>> = recordFields
const withFormula = Object.keys(fields).filter(name => fields[name]?.formula)
const accruals = withFormula.filter(name => /^exp_.*_2(_per_ha)?$/.test(name))

interface More {
  readonly typedMeasures?: Figures
  readonly rowDollars?: Figures
}

/** What Furrow makes of the farm. */
function furrowSays(typedDollars: Figures, more: More = {}): Figures {
  const { typedMeasures = measures, rowDollars = {} } = more
  const said = Object.entries({ ...inCents(typedDollars), ...typedMeasures })
  const entered = said.map(([name, value]): [string, Entered] => [name, { value, from: 'typed' }])
  const amounts = Object.entries({
    ...inCents({ ...dollarsOfRows, ...rowDollars }),
    ...measuresOfRows,
  })
  const worked = workedRecord(recordPlan, {
    entered: new Map(entered),
    rows: Object.fromEntries(amounts.map(([name, value]) => [`rows(${name})`, value])),
    before: { ...inCents(dollarsBefore), ...measuresBefore },
  })
  return Object.fromEntries([...worked].map(([name, { value }]) => [name, value]))
}

function inCents(figures: Figures): Figures {
  const cents = Object.entries(figures).map(([name, n]) => [name, n * 100])
  return Object.fromEntries(cents) as Figures
}

describe.each([
  ['what it paid', farmAsPaid(), withFormula.filter(name => !accruals.includes(name))],
  ['what it used up as well', farmAsUsedUp(), withFormula],
])('a farm that keeps %s', (_, { typedDollars, rowDollars, expected }, names) => {
  const furrow = furrowSays(typedDollars, { rowDollars })
  /** Money to the cent, all else to six decimals. */
  const isAlike = (name: string) => {
    const [one = NaN, other = NaN] = [furrow[name], expected[name]]
    return fields[name]?.kind === 'money'
      ? Math.abs(one - other * 100) < 0.501
      : Math.abs(one - other) < 0.000_000_6
  }

  test('has a worked value for every formula, and for nothing else', () => {
    expect(Object.keys(expected).toSorted()).toEqual(names.toSorted())
    expect(names).toHaveLength(names === withFormula ? 648 : 648 - accruals.length)
  })

  test('comes out as it is worked out by hand', () => {
    const wrong = names.filter(name => !isAlike(name))
    expect(wrong.map(name => [name, furrow[name], expected[name]])).toEqual([])
  })

  test('has no figure that is nothing: it would prove nothing', () => {
    const nothing = names.filter(name => !(Math.abs(furrow[name] ?? 0) > 0))
    expect(nothing).toEqual([])
  })

  test('agrees with itself: all segments together are the farm', () => {
    expect(furrow['co_total_gross_income']).toBe(furrow['gross_income'])
    expect(furrow['co_total_direct_cost']).toBe(furrow['direct_cost'])
    expect(Math.abs(furrow['co_total_overhead']! - furrow['overhead_cost']!)).toBeLessThanOrEqual(2)
    expect(furrow['land_class_total_val']).toBe(furrow['managed_land_val'])
    expect(furrow['water_total_val']).toBe(furrow['managed_water_val'])
    expect(furrow['land_class_total_ha']).toBeCloseTo(furrow['managed_ha']!, 6)
  })
})

describe('where a formula has a second way', () => {
  const { typedDollars } = farmAsPaid()

  test('wheat costs what watered land does, and cotton what dry land does', () => {
    const { dl_crop_direct_cost: _, ...watered } = typedDollars
    const wheat = (1_394_270 + overheadOf.irr) / 612.8 / 2.37
    expect(furrowSays(watered)['cost_of_production_wheat']).toBe(Math.round(wheat * 100))
    const { ir_crop_direct_cost: __, ...dry } = typedDollars
    const cotton = (598_630 + overheadOf.dry) / 1043.7 / 10.86
    expect(furrowSays(dry)['cost_of_production_cotton']).toBe(Math.round(cotton * 100))
  })

  test('stock that are not told by species are halfway between both ends', () => {
    const { gz_sheep_dse: _, gz_cattle_dse: __, gz_other_dse: ___, ...others } = measures
    const both = furrowSays(typedDollars, {
      typedMeasures: { ...others, gz_closing_dse: 7462.9 },
    })
    expect(both['average_dse']).toBeCloseTo((7284.3 + 7462.9) / 2, 6)
  })

  test('two lines that are known as used up stand, and all others as paid', () => {
    const used = { exp_ginning_2: 281_630, exp_supplementary_feed_2: 71_250 }
    const furrow = furrowSays({ ...typedDollars, ...used })
    const total = 2_488_050 + (281_630 - 276_390) + (71_250 - 66_340)
    expect(furrow['exp_total_2']).toBe(total * 100)
    expect(furrow['direct_cost']).toBe(total * 100)
    expect(furrow['gz_direct_cost']).toBe((211_890 + 71_250 - 66_340) * 100)
  })
})

test('a farm that keeps what it paid knows of nothing that it used up', () => {
  const furrow = furrowSays(farmAsPaid().typedDollars)
  expect(accruals).toHaveLength(82)
  expect(accruals.filter(name => furrow[name] !== undefined)).toEqual([])
})
