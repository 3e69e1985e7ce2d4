// The land of one class on one property as its sheet shows it: how much there is, and what a hectare of it
// was worth in this period, in the one before, and when it was last said.

import { landTotal } from '@furrow/farming/land/land-totals'
import { landWorth, lastValuation } from '@furrow/farming/land/hectare-value'
import type { Known } from '@furrow/farming/numbers/ratio'
import type { LandValue } from '../../../period/land/use-land-values.ts'

export interface LandValueRow {
  /** Of its first paddock. */
  readonly id: number
  readonly property: number | null
  readonly propertyName: string
  /** As the property is held in this period. */
  readonly heldAs: string | null
  readonly landClass: number | null
  readonly className: string
  readonly paddocks: readonly Measured[]
  /** Of this period; nothing before it is entered. */
  readonly valuation: LandValue['kept'] | undefined
  /** What counts: of this period, or else of the last one that says something. */
  readonly counts: LandValue | undefined
  /** Of the period before. */
  readonly before: Known
}

interface Measured {
  readonly area: number | null
}

interface PaddockRow extends Measured {
  readonly id: number
  readonly property_id: number | null
  readonly valuation_category_id: number | null
}

interface Named {
  readonly id: number
  readonly name: string
}

export interface LandValuesRead {
  readonly paddocks: readonly PaddockRow[]
  readonly properties: readonly Named[]
  /** In the order in which they are offered. */
  readonly landClasses: readonly Named[]
  /** How each property is held. */
  readonly heldAs: ReadonlyMap<number, string | null>
  readonly landValues: readonly LandValue[]
  readonly periodId: number
  readonly periodBefore: number | undefined
  /** The first day of the period. */
  readonly begins: string
}

/** By property, and of each in the order of the classes; what has no class last. */
export function landValueRows(read: LandValuesRead): readonly LandValueRow[] {
  const { paddocks, properties, landClasses } = read
  const pairs = Map.groupBy(
    paddocks,
    ({ property_id, valuation_category_id }) => `${property_id} ${valuation_category_id}`,
  )
  const placeOf = (list: readonly Named[], id: number | null) => {
    const place = list.findIndex(one => one.id === id)
    return place < 0 ? list.length : place
  }
  return [...pairs.values()]
    .flatMap(pair => rowOf(pair, read))
    .toSorted(
      (one, other) =>
        placeOf(properties, one.property) - placeOf(properties, other.property) ||
        placeOf(landClasses, one.landClass) - placeOf(landClasses, other.landClass),
    )
}

function rowOf(pair: readonly PaddockRow[], read: LandValuesRead): readonly LandValueRow[] {
  const [first] = pair.toSorted((one, other) => one.id - other.id)
  if (!first) return []
  const { property_id: property, valuation_category_id: landClass } = first
  const own = read.landValues.filter(
    value => value.property === property && value.landClass === landClass,
  )
  const of = (period: number | undefined) => own.find(({ kept }) => kept.period_id === period)
  return [
    {
      id: first.id,
      property,
      propertyName: nameOf(read.properties, property) ?? 'No property',
      heldAs: property === null ? null : (read.heldAs.get(property) ?? null),
      landClass,
      className: nameOf(read.landClasses, landClass) ?? 'No land class',
      paddocks: pair,
      valuation: of(read.periodId)?.kept,
      counts: lastValuation(own, { property, landClass }, read.begins),
      before: of(read.periodBefore)?.cents ?? null,
    },
  ]
}

function nameOf(list: readonly Named[], id: number | null): string | undefined {
  return list.find(one => one.id === id)?.name
}

/** From an earlier period: nobody has said it for this one. */
export function carriedFrom({ valuation, counts }: LandValueRow): string | undefined {
  return counts && counts.kept.id !== valuation?.id ? counts.of : undefined
}

export function hectaresIn({ paddocks }: LandValueRow): Known {
  const { hectares, unmeasured } = landTotal(paddocks)
  return unmeasured === paddocks.length ? null : hectares
}

/** Of all paddocks in some rows. */
export function worthOfRows(rows: readonly LandValueRow[]): Known {
  return landWorth(
    rows.flatMap(({ paddocks, counts }) =>
      paddocks.map(({ area }) => ({ area, hectareValue: counts?.cents ?? null })),
    ),
  )
}

/** Why a row can’t be valued; nothing where it can. */
export function whyNotValued({ property, landClass }: LandValueRow): string | undefined {
  if (property === null) return 'These paddocks are on no property: choose it under Paddocks.'
  return landClass === null
    ? 'These paddocks have no land class: choose it under Paddocks.'
    : undefined
}
