// Paddocks that a crop may be put on: what stands there, how much ground is left, and what grew there
// before.

import { mostAtOnce } from '@furrow/farming/crops/crop-area'
import { leftOf } from '@furrow/farming/land/split-area'
import type { CropRow } from '../crop-row.ts'
import { areaOf } from './crop-course.ts'

interface OfferedPaddock {
  readonly id: number
  readonly name: string
  readonly area: number | null
  readonly asset_type_id: number | null
  readonly primary_parent_paddock_id: number | null
}

export interface Offer {
  readonly paddock: OfferedPaddock
  /** Hectares that no crop stands on; nothing where the paddock has no area. */
  readonly left: number | null
  /** Crops that stand there now. */
  readonly standing: readonly string[]
  /** A crop of this period was on it and is off: the next one is a double crop. */
  readonly isDouble: boolean
  /** What grew there the period before. */
  readonly before: readonly string[]
  readonly isSuggested: boolean
}

export interface OfferedGround {
  readonly paddocks: readonly OfferedPaddock[]
  /** All crops of the period. */
  readonly rows: readonly CropRow[]
  readonly type: { readonly id: number; readonly name: string }
  readonly isPerennial: boolean
  /** Kinds of use that are for crops. */
  readonly forCrops: ReadonlySet<number>
  /** Crops of the period before, by the paddock that they stood on. */
  readonly before: ReadonlyMap<number, readonly string[]>
}

/** Suggested ones first, and those without room last; else by name. */
export function paddockOffers(ground: OfferedGround): readonly Offer[] {
  const rows = Map.groupBy(ground.rows, ({ crop }) => crop.paddock_id)
  return ground.paddocks
    .filter(
      ({ id }) =>
        !(rows.get(id) ?? []).some(row => isStanding(row) && row.type?.id === ground.type.id),
    )
    .map(paddock => offerOf(paddock, rows.get(paddock.id) ?? [], ground))
    .toSorted(
      (one, other) =>
        rankOf(one) - rankOf(other) || inOrder.compare(one.paddock.name, other.paddock.name),
    )
}

const inOrder = new Intl.Collator('en-AU', { numeric: true })

function offerOf(paddock: OfferedPaddock, rows: readonly CropRow[], ground: OfferedGround): Offer {
  const standing = rows.filter(isStanding)
  const before = ground.before.get(paddock.primary_parent_paddock_id ?? 0) ?? []
  const left = areaLeftOn(paddock.area, standing)
  const isForCrops = ground.forCrops.has(paddock.asset_type_id ?? 0)
  const isExpected = ground.isPerennial
    ? before.includes(ground.type.name)
    : isForCrops && rows.length === 0 && !before.includes(ground.type.name)
  return {
    paddock,
    left,
    before,
    standing: standing.map(({ type }) => type?.name ?? 'a crop'),
    isDouble: rows.length > standing.length,
    isSuggested: isExpected && left !== 0,
  }
}

/** Of a paddock with all its crops of the period, as it was when most of it was taken. */
export function roomLeft(area: number | null, rows: readonly CropRow[]): number | null {
  const stands = rows.flatMap(row => {
    const own = areaOf(row)
    return own === null ? [] : [{ area: own, from: row.line.sown ?? '', until: row.line.ended }]
  })
  return area === null ? null : leftOf(area, [mostAtOnce(stands)])
}

/** Of the ground itself, without what is on it. */
function areaLeftOn(area: number | null, standing: readonly CropRow[]): number | null {
  return area === null ? null : leftOf(area, standing.map(areaOf))
}

function isStanding({ line }: CropRow): boolean {
  return line.ended === null
}

function rankOf({ isSuggested, left }: Offer): number {
  if (isSuggested) return 0
  return left === 0 ? 2 : 1
}
