// Whether a crop on a paddock is complete, and what it lacks if not.

import { toldColumn } from '../column-of.ts'
import type { CropColumn } from '../column-of.ts'
import type { CropRow } from '../crop-row.ts'
import type { CropLists } from '../use-crop-lists.ts'
import { lacksOf } from '../wizard/crop-asked.ts'

export function completeColumn(lists: CropLists): CropColumn {
  const known = new WeakMap<CropRow, readonly string[]>()
  const lacks = (row: CropRow): readonly string[] => {
    const found = known.get(row) ?? lacksOf(row, lists)
    known.set(row, found)
    return found
  }
  return toldColumn('complete', 'Complete', {
    kind: { is: 'flag' },
    width: 110,
    help: 'Yes where everything the wizard asks of the paddock has an answer.',
    value: row => lacks(row).length === 0,
    note: row => (lacks(row).length === 0 ? undefined : `Still missing: ${lacks(row).join(', ')}.`),
  })
}
