// The columns of the sheet of crops, from what grows there to how it ended.

import { endingColumns, harvestColumns, sowingColumns, waterColumns } from './event-columns.ts'
import { grazingColumns, rainColumns, waterFigure, yieldColumns } from './figure-columns.ts'
import { classColumns, identityColumns, notesColumn, optionsOf } from './ground-columns.ts'
import type { NamedPaddock } from './ground-columns.ts'
import type { Column } from './column-of.ts'
import { nutrientColumns } from './nutrient-columns.ts'
import type { CropLists } from './use-crop-lists.ts'

export function cropColumns(
  paddocks: readonly NamedPaddock[],
  lists: CropLists,
): readonly Column[] {
  return [
    ...identityColumns(paddocks, lists),
    ...classColumns(lists),
    ...sowingColumns(lists),
    ...rainColumns,
    ...nutrientColumns(lists),
    ...waterColumns,
    waterFigure,
    ...grazingColumns,
    ...harvestColumns(lists),
    ...yieldColumns,
    ...endingColumns(lists),
    {
      ...{ id: 'tags', heading: 'Tags', width: 160 },
      kind: { is: 'choice', options: optionsOf(lists.tags), several: true },
      value: ({ crop }) =>
        crop.taggables.length === 0 ? null : crop.taggables.map(({ tag_id }) => tag_id),
    },
    notesColumn,
  ]
}
