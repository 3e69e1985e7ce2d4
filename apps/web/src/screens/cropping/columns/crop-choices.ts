// What is chosen of a crop is offered by the crop of the row: its varieties, its stages, its enterprises.

import type { CellOption } from '../../../sheet/cells/cell-kind.ts'
import type { CellsOfRow } from '../../../sheet/cells/sheet-column.ts'
import type { CropRow } from '../crop-row.ts'

interface OfCrop {
  readonly id: number
  readonly crop_type_id: number
}

/** `options`: those of all crops, one for each of `listed`. */
export function choicesOfCrop(listed: readonly OfCrop[], options: readonly CellOption[]) {
  const byValue = new Map(options.map(option => [option.value, option]))
  const byCrop = new Map(
    [...Map.groupBy(listed, ({ crop_type_id }) => crop_type_id)].map(([crop, own]) => [
      crop,
      own.flatMap(({ id }) => byValue.get(id) ?? []),
    ]),
  )
  return (of: CellsOfRow<CropRow>): readonly CellOption[] | undefined => {
    const crop = cropIn(of)
    return crop === undefined ? undefined : (byCrop.get(crop) ?? none)
  }
}

/** What grows there may be typed in the same go. */
export function cropIn({ row, cells }: CellsOfRow<CropRow>): number | undefined {
  const typed = cells.get('crop.current_crop_id')
  if (typeof typed === 'number') return typed
  return row?.crop.current_crop_id ?? row?.type?.id
}

const none: readonly CellOption[] = []
