// Columns that say something of some crops alone are hidden where nobody grows such a crop: they wait in
// the chooser of columns.

import type { CropColumn } from '../column-of.ts'
import type { CropRow } from '../crop-row.ts'
import { harvestKinds } from '../events/event-kinds.ts'
import { harvestsOf } from '../harvests-of.ts'
import type { CropLists } from '../use-crop-lists.ts'

interface Grown {
  /** Kinds of crops; nothing shows all columns. */
  readonly grown?: ReadonlySet<number> | undefined
  readonly isCut?: boolean
}

export function unlessGrown(column: CropColumn, lists: CropLists, what: Grown): CropColumn {
  if (!what.grown) return column
  return isGrown(column.id, lists, { ...what, grown: what.grown })
    ? column
    : { ...column, hidden: true }
}

function isGrown(
  column: string,
  lists: CropLists,
  { grown, isCut = false }: Grown & { readonly grown: ReadonlySet<number> },
): boolean {
  if (column === 'crop.lifecycle_status_id') {
    return lists.stages.some(({ crop_type_id }) => grown.has(crop_type_id))
  }
  const kind = harvestKinds.find(one => column.startsWith(`${one}.`))
  if (kind === undefined) return true
  const harvests = harvestsOf(lists)
  return (kind === 'hay' && isCut) || [...grown].some(crop => harvests.get(crop) === kind)
}

/** In the order of their numbers; nothing where nobody grows anything yet. */
export function cropsGrown(rows: readonly CropRow[], { grown }: CropLists): readonly number[] {
  const crops = [
    ...grown.map(({ crop_type_id }) => crop_type_id),
    ...rows.flatMap(({ crop }) => crop.current_crop_id ?? []),
  ]
  return [...new Set(crops)].toSorted((one, other) => one - other)
}
