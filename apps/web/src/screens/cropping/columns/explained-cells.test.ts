import { expect, test } from 'vitest'
import { cropComparison } from '@furrow/catalogue/measures/crop-comparison'
import { cropColumns } from '../crop-columns.ts'
import { lists } from '../crops-for-tests.ts'
import { explainedCells } from './explained-cells.ts'

const noMeasure = 'crops are not compared by it'
const entered = 'it says in words what is entered'
const ofPaddock = 'it is of the paddock, as entered there'
const bySale = 'what was sold stands with the sales'

/** Calculated columns that nothing explains, and why. */
const untold: Readonly<Record<string, string>> = {
  property: ofPaddock,
  area: ofPaddock,
  soil: ofPaddock,
  gauge: ofPaddock,
  irrigation_type: ofPaddock,
  sold: bySale,
  quality: bySale,
  complete: entered,
  fertilisers: entered,
  fallow_rain: noMeasure,
  fallow_rain_unread: noMeasure,
  crop_rain_unread: noMeasure,
  stored_water: noMeasure,
  grazed_days: noMeasure,
  grazing_gain: noMeasure,
  yield_each: noMeasure,
  hay_yield: noMeasure,
  own: noMeasure,
  soil_water_used: noMeasure,
  nitrogen_removed: noMeasure,
  nitrogen_balance: noMeasure,
  turnout: noMeasure,
  farm_gate_price: noMeasure,
}

test('each calculated column of crops opens to where it comes from, or it is said why not', () => {
  const calculated = cropColumns([], lists, { seesMoney: true }).filter(
    ({ locked }) => locked === true,
  )
  const ids = calculated.map(({ id }) => id)
  const told = Object.keys(explainedCells.measures)
  expect(ids.toSorted()).toEqual([...told, ...Object.keys(untold)].toSorted())
})

test('what they open to is there', () => {
  const { measures, sums } = cropComparison
  const known = [...measures, ...sums].map(({ name }) => name)
  for (const name of Object.values(explainedCells.measures)) expect(known).toContain(name)
})
