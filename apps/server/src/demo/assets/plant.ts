// Machinery through the periods: it wears, the oldest is traded in, and every change is written.

import { addDays, yearOf } from '../demo-days.ts'
import { machines } from './machines.ts'
import type { Machine } from './machines.ts'
import { addValue, hundreds } from './asset-worth.ts'
import type { Making, PlannedPeriod } from '../plan.ts'
import type { Random } from '../random.ts'

export function addPlant(making: Making, cropped: number, random: Random): void {
  let fleet = firstFleet(making, cropped, random)
  for (const period of making.plan.periods) fleet = plantYear(making, { period, fleet, random })
}

interface Owned {
  readonly asset: number
  readonly machine: Machine
  readonly yearMade: number
  readonly value: number
}

function firstFleet(making: Making, cropped: number, random: Random): readonly Owned[] {
  const { plan } = making
  const firstYear = yearOf(plan.periods[0]?.start ?? '2022')
  return machines[plan.kind]
    .filter(machine => cropped >= (machine.cropped ?? 0))
    .map(machine => {
      const age = random.whole(2, 11)
      const worn = machine.price * (1 - machine.wear) ** age * random.between(0.95, 1.05)
      const value = hundreds(worn)
      return { asset: addMachine(making, machine), machine, yearMade: firstYear - age, value }
    })
}

/** What it cost is known of machines that were bought since. */
function addMachine(
  { rows, farm, listed }: Making,
  { name, category }: Machine,
  bought: { readonly bought_on?: string; readonly cost?: number } = {},
): number {
  const plant_category_id = listed('plant_categories', category)
  return rows.add('asset_plant', { name, farm_id: farm, plant_category_id, ...bought })
}

interface Year {
  readonly period: PlannedPeriod
  readonly fleet: readonly Owned[]
  readonly random: Random
}

/** Gives what the year leaves. */
function plantYear(making: Making, { period, fleet, random }: Year): readonly Owned[] {
  const oldest = fleet.toSorted((one, other) => one.yearMade - other.yearMade)
  const going = oldest.slice(0, random.chance(0.45) ? 2 : 1)
  const kept = fleet
    .filter(owned => !going.includes(owned))
    .map(owned => wornMachine(making, owned, { period, random }))
  const traded = going.map(owned => trade(making, owned, { period, random }))
  const left = [...kept, ...traded]
  for (const { asset, machine, value } of left) {
    addValue(making, period, { type: 'asset_plant', asset, value, units: 1, name: machine.name })
  }
  return left
}

interface When {
  readonly period: PlannedPeriod
  readonly random: Random
}

function wornMachine(making: Making, owned: Owned, { period, random }: When): Owned {
  const { machine, yearMade } = owned
  const value = hundreds((owned.value / 100) * (1 - machine.wear * random.between(0.75, 1.15)))
  const used = machine.hours && machine.hours * (yearOf(period.end) - yearMade)
  making.rows.add('existing_plant_items', {
    ...about(making, machine, period),
    year_made: yearMade,
    opening_value: owned.value,
    closing_value: value,
    ...(used && { hours: Math.round(used * random.between(0.92, 1.08)) }),
  })
  return { ...owned, value }
}

/** Sold through the dealer against a new one of the same kind. */
function trade(making: Making, owned: Owned, { period, random }: When): Owned {
  const { machine } = owned
  const date = addDays(period.start, random.whole(40, 300))
  const tradeIn = hundreds((owned.value / 100) * random.between(0.88, 1.02))
  const price = hundreds(machine.price * random.between(1.02, 1.12))
  const facts = { ...about(making, machine, period), date }
  const sale = {
    asset_plant_id: owned.asset,
    price: tradeIn,
    opening_value: owned.value,
    notes: 'Traded in.',
  }
  making.rows.add('sold_plant_sales', { ...facts, ...sale })
  const financed = hundreds(((price - tradeIn) / 100) * 0.6)
  const asset = addMachine(making, machine, { bought_on: date, cost: price })
  const paid = { price, trade_in: tradeIn, financed }
  making.rows.add('new_plant_purchases', { ...facts, ...paid, asset_plant_id: asset })
  const yearMade = yearOf(date)
  const value = hundreds((price / 100) * random.between(0.89, 0.95))
  return { asset, machine, yearMade, value }
}

function about({ farm, listed }: Making, { name, category }: Machine, period: PlannedPeriod) {
  const plant_category_id = listed('plant_categories', category)
  return { farm_id: farm, period_id: period.id, name, plant_category_id }
}
