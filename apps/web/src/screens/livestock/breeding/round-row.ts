// A breeding round with what was done in it, from joining to weaning.

import type { BreedingCounts } from '@furrow/farming/stock/breeding-ratios'
import { sumOf, weightedMean } from '@furrow/farming/numbers/ratio'
import type { Known } from '@furrow/farming/numbers/ratio'
import type { Row } from '@furrow/wire/client/row-types'

/** In the order of the year. */
export const roundTables = {
  joining: 'livestock_joining_events',
  scanning: 'livestock_scanning_events',
  birthing: 'livestock_birthing_events',
  marking: 'livestock_marking_events',
  weaning: 'livestock_weaning_events',
} as const

export type RoundKind = keyof typeof roundTables
export const roundKinds = Object.keys(roundTables) as readonly RoundKind[]

export type RoundEvents = {
  readonly [Kind in RoundKind]: readonly Row<(typeof roundTables)[Kind]>[]
}

export interface RoundRow {
  readonly id: number
  readonly round: Row<'livestock_reproduction_lifecycles'>
  readonly events: RoundEvents
  readonly counts: BreedingCounts
}

interface Read {
  readonly rounds: readonly Row<'livestock_reproduction_lifecycles'>[]
  readonly events: RoundEvents
  /** The lasting name of the species of a class. */
  readonly speciesOf: (stockClass: number) => string | null
}

/** By the day of joining; those without one last. */
export function roundRows({ rounds, events, speciesOf }: Read): readonly RoundRow[] {
  const grouped = Object.fromEntries(
    roundKinds.map(kind => [
      kind,
      Map.groupBy(
        events[kind] as readonly OfRound[],
        one => one.livestock_reproduction_lifecycle_id,
      ),
    ]),
  ) as unknown as Readonly<Record<RoundKind, ReadonlyMap<number, readonly OfRound[]>>>
  const rows = rounds.map((round): RoundRow => {
    const own = Object.fromEntries(
      roundKinds.map(kind => [kind, grouped[kind].get(round.id) ?? []]),
    ) as unknown as RoundEvents
    return {
      id: round.id,
      round,
      events: own,
      counts: countsOf(own, speciesOf(round.livestock_class_id)),
    }
  })
  return rows.toSorted((one, other) => compared(dayOf(one), dayOf(other)) || one.id - other.id)
}

interface OfRound {
  readonly livestock_reproduction_lifecycle_id: number
}

function countsOf(
  { joining, scanning, marking, weaning }: RoundEvents,
  species: string | null,
): BreedingCounts {
  const weighed = weaning.map(({ number, weight }) => ({ figure: weight, weight: number }))
  const isWeighed = weighed.every(({ figure }) => figure !== null)
  return {
    species,
    joined: total(joining.map(one => one.number_joined)),
    sires: total(joining.map(one => one.sires_used)),
    scanned: total(scanning.map(one => one.number_scanned)),
    pregnant: total(scanning.map(one => one.number_pregnant)),
    foetuses: total(scanning.map(one => one.number_foetuses)),
    marked: total(marking.map(one => one.number_counted)),
    weaned: total(weaning.map(one => one.number)),
    weaningWeight: isWeighed ? weightedMean(weighed) : null,
  }
}

const total = (figures: readonly Known[]): Known => sumOf(figures)

function dayOf({ events }: RoundRow): string {
  return events.joining[0]?.date ?? '9999'
}

function compared(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0
}
