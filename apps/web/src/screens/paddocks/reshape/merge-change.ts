// Several paddocks that become one: the one on which something is recorded stays, or the largest; it
// was all that any of them was, and has their shapes on the map as one. The others go only where nothing
// would be lost with them.

import { joinedArea } from '@furrow/farming/land/split-area'
import type { Change, ChangeStep } from '../../../data/outbox/change.ts'
import type { Shape } from '../../../map/shape.ts'
import { updateOf } from '../../../data/outbox/update-of.ts'
import { deleting } from '../paddock-change.ts'
import type { PaddockPlace } from '../paddock-change.ts'
import { keptFrom } from '../paddock-row.ts'
import type { PaddockRow } from '../paddock-row.ts'
import { relinked } from '../lineage/prior-links.ts'

export interface MergePlan {
  /** The row that stays. */
  readonly stays: PaddockRow
  readonly goes: readonly PaddockRow[]
  /** Nothing where the area of one is not known. */
  readonly area: number | null
  /** What any of them was, without repetition. */
  readonly priors: readonly number[]
  /** Records that have to move first, row by row; none where they can be joined. */
  readonly inTheWay: readonly RecordedRow[]
}

interface RecordedRow {
  readonly row: PaddockRow
  readonly records: readonly string[]
}

/** Of at least two. */
export function mergePlan(rows: readonly PaddockRow[]): MergePlan {
  const recorded = rows.filter(row => keptFrom(row).length > 0)
  const [largest] = rows.toSorted(
    (one, other) => (other.paddock.area ?? 0) - (one.paddock.area ?? 0),
  )
  const stays = recorded[0] ?? largest
  if (!stays) throw new Error('Paddocks are joined out of several.')
  const goes = rows.filter(row => row !== stays)
  const inTheWay = recorded.length > 1 ? recorded : []
  return {
    stays,
    goes,
    area: joinedArea(rows.map(({ paddock }) => paddock.area)),
    priors: [...new Set([stays, ...goes].flatMap(({ priors }) => priors))],
    inTheWay: inTheWay.map(row => ({ row, records: keptFrom(row) })),
  }
}

interface Merging {
  readonly plan: MergePlan
  readonly name: string
  readonly area: number | null
  /** The main one of the paddocks that they were. */
  readonly main: number | undefined
  readonly ground?: MergedGround | undefined
}

/** Shapes on the map that become one. */
export interface MergedGround {
  readonly boundaries: readonly Boundary[]
  readonly shape: Shape
}

export interface Boundary {
  readonly id: number
  readonly geolocatable_id: number
  readonly location: unknown
  readonly updated_at: string
}

type Where = Pick<PaddockPlace, 'farmId' | 'newId'>

export function mergeChange(
  { plan, name, area, main, ground }: Merging,
  { farmId, newId }: Where,
): Change {
  const { stays, goes, priors } = plan
  const linking = relinked(stays, { priors, main }, { newId })
  const own = updateOf('paddocks', stays.paddock, { name, area, ...linking.values })
  const others = goes.length === 1 ? goes[0]?.paddock.name : `${goes.length} others`
  return {
    label: `Joining of ${stays.paddock.name} and ${others}`,
    farmId,
    steps: [
      ...(ground ? shapesGoing(stays, ground) : []),
      // Those that go first: the joined one may take the name of any of them.
      ...goes.flatMap(deleting),
      ...linking.gone,
      own,
      ...linking.kept,
      ...(ground ? [shapeStaying(stays, ground, newId)] : []),
    ],
  }
}

const resource = 'geolocations'

function shapesGoing({ id }: PaddockRow, { boundaries }: MergedGround): readonly ChangeStep[] {
  const going = boundaries.filter(one => one.geolocatable_id !== id)
  return going.map(boundary => ({ do: 'destroy', resource, id: boundary.id }))
}

function shapeStaying(
  { id }: PaddockRow,
  { boundaries, shape }: MergedGround,
  newId: () => number,
): ChangeStep {
  const own = boundaries.find(one => one.geolocatable_id === id)
  if (own) return updateOf(resource, { ...own }, { location: shape })
  const of = { geolocatable_type: 'paddocks', geolocatable_id: id }
  return { do: 'store', resource, id: newId(), values: { ...of, location: shape } }
}
