// What a person chose to carry over, counted and as it is sent.

import { carriedKinds } from '@furrow/wire/carried-kinds'
import type { CarriedKind } from '@furrow/wire/carried-kinds'
import type {
  CarriedCounts,
  Chosen,
  KindPreview,
  RollForwardPreview,
  RowPreview,
} from '@furrow/wire/roll-forward-answer'

/** What they chose against; all else goes. */
export interface Left {
  readonly kinds: ReadonlySet<CarriedKind>
  /** Paddocks, by their numbers in the earlier period. */
  readonly paddocks: ReadonlySet<number>
}

/** A value that nobody looked at again is worse than none: these are asked for. */
export const leftAtFirst: Left = {
  kinds: new Set(['land_values', 'asset_values']),
  paddocks: new Set(),
}

/** With the one in it that was not, or the other way round. */
export function toggled<One>(set: ReadonlySet<One>, one: One): ReadonlySet<One> {
  return set.has(one) ? new Set([...set].filter(other => other !== one)) : new Set([...set, one])
}

/** Whether there is anything of a kind to be carried. */
export function hasMore({ to_make, rows }: KindPreview): boolean {
  return to_make > 0 || rows.some(isWanting)
}

/** Of paddocks: something is to be done with it. */
export function isWanting({ fate }: RowPreview): boolean {
  return fate === 'make' || fate === 'link' || fate === 'map'
}

export function chosenCounts(preview: RollForwardPreview, left: Left): Required<CarriedCounts> {
  const goes = new Set(goingPaddocks(preview, left).map(({ id }) => id))
  const counts = Object.fromEntries(
    carriedKinds.map(kind => [kind, countOf(preview, left, { kind, goes })]),
  ) as Record<CarriedKind, number>
  const withFate = (fate: RowPreview['fate']) =>
    goingPaddocks(preview, left).filter(row => row.fate === fate).length
  return {
    ...counts,
    paddocks: withFate('make'),
    linked: withFate('link'),
    boundaries: withFate('map'),
  }
}

export function chosenBody(preview: RollForwardPreview, left: Left): Chosen {
  const going = goingPaddocks(preview, left)
  const all = kindIn(preview, 'paddocks')?.rows.filter(isWanting).length ?? 0
  const others = carriedKinds.filter(
    kind => kind !== 'paddocks' && !left.kinds.has(kind) && kindIn(preview, kind),
  )
  return {
    ...Object.fromEntries(others.map(kind => [kind, true])),
    paddocks: going.length === all ? all > 0 : going.map(({ id }) => id),
  }
}

interface Counting {
  readonly kind: CarriedKind
  /** Paddocks that are carried, or linked. */
  readonly goes: ReadonlySet<number>
}

function countOf(preview: RollForwardPreview, left: Left, { kind, goes }: Counting): number {
  const found = kindIn(preview, kind)
  if (!found || left.kinds.has(kind)) return 0
  if (kind !== 'standing_crops') return found.to_make
  // A crop stands on only where its paddock does.
  return found.rows.filter(row => row.fate === 'make' && isGround(preview, row, goes)).length
}

function isGround(
  preview: RollForwardPreview,
  { paddock_id }: RowPreview,
  goes: ReadonlySet<number>,
): boolean {
  const paddock = kindIn(preview, 'paddocks')?.rows.find(({ id }) => id === paddock_id)
  return paddock?.fate === 'there' || paddock?.fate === 'map' || goes.has(paddock_id)
}

function goingPaddocks(preview: RollForwardPreview, left: Left): readonly RowPreview[] {
  if (left.kinds.has('paddocks')) return []
  const rows = kindIn(preview, 'paddocks')?.rows ?? []
  return rows.filter(row => isWanting(row) && !left.paddocks.has(row.id))
}

function kindIn({ kinds }: RollForwardPreview, kind: CarriedKind): KindPreview | undefined {
  return kinds.find(one => one.kind === kind)
}
