// The stock of odd farms: in the ledger or on yearly sheets alone, counted or not, weighed or not, bought
// and sold on days that nobody knows, with breeding and with wool.

import type { Random } from '../../src/demo/random.ts'
import type { OddFarm } from './odd-farm.ts'
import { dayAfter } from './plain-days.ts'

const kinds = [
  [
    'grazing/sheep/wool-self-replacing-merino',
    ['sheep/ewes-breeding', 'sheep/ewe-hoggets', 'sheep/lambs-unweaned'],
  ],
  ['grazing/sheep/prime-lamb-terminal-sire', ['sheep/ewes-breeding', 'sheep/wether-lambs-weaned']],
  [
    'grazing/cattle/breeding-weaners',
    ['cattle/cows-breeding', 'cattle/calves-unweaned', 'cattle/weaner-steers'],
  ],
  ['grazing/goats/breeding', ['goats/does', 'goats/kids']],
] as const

interface Class {
  readonly of: Readonly<
    Record<'farm_id' | 'livestock_enterprise_id' | 'livestock_class_id', number>
  >
  readonly period_id: number
  readonly year: number
  /** Every count and weight of it is known. */
  readonly isKnown: boolean
}

export function keepStock(farm: OddFarm): void {
  const { id: farm_id, periods, listed } = farm
  const random = farm.random.stream('stock')
  const isKnown = random.chance(0.6)
  const kept = kinds.filter(() => random.chance(0.5))
  const inLedger = random.chance(0.7)
  const all = kept.flatMap(([enterprise, classes]) =>
    classes.map(name => [enterprise, name] as const),
  )
  for (const { id: period_id, year } of periods) {
    for (const [enterprise] of kinds) {
      if (!random.chance(0.2)) continue
      const livestock_enterprise_id = listed('livestock_enterprises', enterprise)
      farm.add('farm_livestock_enterprise_periods', {
        farm_id,
        period_id,
        livestock_enterprise_id,
        all_questions_answered: random.chance(0.4),
        open_answers: random.pick([null, saysNone, { 'marking.any': 'unknown' }]),
      })
    }
    for (const [enterprise, name] of all) {
      const livestock_enterprise_id = listed('livestock_enterprises', enterprise)
      const livestock_class_id = listed('livestock_classes', name)
      const of = { farm_id, livestock_enterprise_id, livestock_class_id }
      const one = { of, period_id, year, isKnown }
      if (inLedger) enterMoves(farm, random, one)
      enterSheet(farm, random, one)
      if (!inLedger) enterDeals(farm, random, one)
      if (/ewes|cows/.test(name)) breed(farm, random, one)
      if (/ewes|hoggets/.test(name) && random.chance(0.7)) shear(farm, random, one)
    }
  }
}

const saysNone = { 'opening.any': 'none', 'marking.any': 'none' }

const often = (random: Random, isKnown: boolean): boolean => isKnown || random.chance(0.8)

function lineOf({ add }: OddFarm, random: Random, one: Class) {
  const { of, period_id, year, isKnown } = one
  return (most: number) =>
    add('livestock_ledgers', {
      ...of,
      period_id,
      number: random.whole(0, most),
      weight: often(random, isKnown) ? random.pick([52.25, 310, 48]) : null,
      notes: random.pick([null, ' ', 'Bloat.']),
      entry_date: often(random, isKnown) ? dayAfter(`${year}-07-01`, random.whole(0, 365)) : null,
    })
}

function enterMoves(farm: OddFarm, random: Random, one: Class): void {
  const { add } = farm
  const { of, period_id, isKnown } = one
  const line = lineOf(farm, random, one)
  const there = { farm_id: of.farm_id, period_id }
  const money = () => (often(random, isKnown) ? random.whole(1, 9_000_000) : null)
  const times = (most: number) => Array.from({ length: random.whole(0, most) })
  if (random.chance(0.9))
    add('livestock_opening_events', { ...there, livestock_ledger_id: line(900) })
  for (const _ of times(2))
    add('livestock_purchase_events', {
      ...there,
      livestock_ledger_id: line(90),
      total_value: money(),
    })
  for (const _ of times(3))
    add('livestock_sale_events', { ...there, livestock_ledger_id: line(120), total_value: money() })
  for (const _ of times(2))
    add('livestock_death_events', { ...there, livestock_ledger_id: line(9) })
  for (const _ of times(1)) {
    add('livestock_transfer_events', {
      ...there,
      in_livestock_ledger_id: line(40),
      out_livestock_ledger_id: line(40),
    })
  }
  // A line that no event names is nothing.
  if (random.chance(0.1)) line(500)
  if (random.chance(isKnown ? 0.95 : 0.5)) {
    add('livestock_closing_events', {
      ...of,
      period_id,
      number: random.whole(0, 900),
      weight: often(random, isKnown) ? 61.75 : null,
    })
  }
}

function enterSheet({ add }: OddFarm, random: Random, { of, period_id, isKnown }: Class): void {
  if (random.chance(isKnown ? 0 : 0.2)) return
  const some = (most: number) => (often(random, isKnown) ? random.whole(0, most) : null)
  add('livestock_inventory_collections', {
    ...of,
    period_id,
    opening_number: some(800),
    closing_number: some(800),
    livestock_enterprise_id: random.chance(0.8) ? of.livestock_enterprise_id : null,
    opening_value: random.pick([null, 14_055]),
    closing_value: some(200_000),
  })
}

function enterDeals(
  { add }: OddFarm,
  random: Random,
  { of, period_id, year, isKnown }: Class,
): void {
  for (const table of ['livestock_purchase_collections', 'livestock_sales_collections']) {
    if (random.chance(0.4)) continue
    add(table, {
      ...of,
      period_id,
      number: random.whole(0, 60),
      weight: often(random, isKnown) ? 44.4 : null,
      date: random.chance(0.7) ? `${year}-10-10` : null,
      total_value: often(random, isKnown) ? random.whole(1, 5_000_000) : null,
    })
  }
}

function breed({ add }: OddFarm, random: Random, { of, period_id, year }: Class): void {
  const there = { farm_id: of.farm_id, period_id }
  const some = (most: number) => (random.chance(0.85) ? random.whole(1, most) : null)
  if (random.chance(0.3)) {
    add('livestock_breeding_collections', {
      ...of,
      period_id,
      number_joined: some(400),
      number_marked: some(500),
      number_weaned: some(480),
      weaning_weight: random.pick([null, 31.5]),
    })
  }
  for (let round = random.whole(0, 2); round > 0; round -= 1) {
    const number = add('livestock_reproduction_lifecycles', { ...of, period_id })
    const event = { ...there, livestock_reproduction_lifecycle_id: number, date: `${year}-09-09` }
    add('livestock_joining_events', { ...event, number_joined: some(400) })
    for (let turn = random.whole(0, 2); turn > 0; turn -= 1) {
      add('livestock_marking_events', { ...event, number_counted: some(300) })
      add('livestock_weaning_events', {
        ...event,
        number: some(280),
        weight: random.pick([null, 33.3, 210]),
      })
    }
  }
}

function shear({ add }: OddFarm, random: Random, { of, period_id, isKnown }: Class): void {
  const bales = often(random, isKnown) ? random.whole(0, 60) : null
  add('livestock_wool_collections', {
    ...of,
    period_id,
    greasy_kg: often(random, isKnown) ? random.whole(1, 9000) / 10 : null,
    yield_percentage: often(random, isKnown) ? 0.683333 : null,
    bales_sold: bales,
    income: often(random, isKnown) ? random.whole(1, 8_000_000) : null,
    bales_on_hand: random.pick([null, 0, 3]),
  })
}
