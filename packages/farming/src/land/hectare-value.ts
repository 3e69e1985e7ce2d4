// What land is worth: its hectares at the value of its class on its property (C163), which is that of the
// last period that says one (C164). Money is in cents.

import { sumIfAllKnown } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'

/** What a hectare of a land class was worth on a property at the end of a period. */
export interface Valuation {
  readonly property: number
  readonly landClass: number
  /** The first day of that period. */
  readonly begins: string
  readonly cents: Known
}

interface ClassedLand {
  readonly property: number | null
  readonly landClass: number | null
}

/** Of the periods that begin up to this day, the last one that says something. */
export function lastValuation<V extends Valuation>(
  valuations: readonly V[],
  { property, landClass }: ClassedLand,
  until: string,
): V | undefined {
  return valuations
    .filter(one => one.property === property && one.landClass === landClass)
    .filter(({ begins, cents }) => cents !== null && begins <= until)
    .toSorted((one, other) => other.begins.localeCompare(one.begins))[0]
}

interface ValuedLand {
  readonly area: Known
  readonly hectareValue: Known
}

/** To the cent for each piece. A part of the value is no value: all are known, or none is said. */
export function landWorth(land: readonly ValuedLand[]): Known {
  return sumIfAllKnown(land.map(pieceWorth))
}

function pieceWorth({ area, hectareValue }: ValuedLand): Known {
  return area === null || hectareValue === null ? null : Math.round(area * hectareValue)
}
