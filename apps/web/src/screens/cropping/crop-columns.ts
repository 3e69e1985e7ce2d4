// The columns of the sheet of crops, from what grows there to how it ended.

import {
  endingColumns,
  fallowArea,
  grazingDays,
  sowingColumns,
  stockColumns,
  waterColumns,
} from './event-columns.ts'
import type { ProposeVariety } from './event-columns.ts'
import {
  grazingColumns,
  ownColumn,
  rainColumns,
  waterFigure,
  yieldColumns,
} from './figure-columns.ts'
import { classColumns, identityColumns, notesColumn, optionsOf } from './ground-columns.ts'
import type { NamedPaddock } from './ground-columns.ts'
import { harvestColumns } from './harvest-columns.ts'
import type { CropColumn } from './column-of.ts'
import { nutrientColumns } from './events/nutrient-columns.ts'
import type { NamedPeriod } from '@furrow/farming/crops/crop-calendar'
import { nitrogenColumns, soilWaterColumns } from './columns/compared-columns.ts'
import { completeColumn } from './columns/complete-column.ts'
import { dated } from './columns/day-check.ts'
import { unlessGrown } from './columns/grown-columns.ts'
import { costColumns } from './columns/cost-columns.ts'
import { soldColumns } from './columns/sold-columns.ts'
import { tagsOf } from './tags/tag-steps.ts'
import type { CropLists } from './use-crop-lists.ts'

interface SharedPaddock extends NamedPaddock {
  readonly sharefarm_percentage: number | null
}

interface ColumnsWish {
  readonly seesMoney?: boolean
  /** Nothing for who may not write. */
  readonly propose?: ProposeVariety | undefined
  /** Kinds of crops; columns of others wait in the chooser. Nothing shows all. */
  readonly grown?: ReadonlySet<number> | undefined
  /** Some crop was cut for hay. */
  readonly isCut?: boolean
  /** Whose days are taken; nothing as long as it is not read. */
  readonly period?: NamedPeriod | undefined
}

export function cropColumns(
  paddocks: readonly SharedPaddock[],
  lists: CropLists,
  { seesMoney = false, propose, period, ...grown }: ColumnsWish = {},
): readonly CropColumn[] {
  const isShared = paddocks.some(({ sharefarm_percentage: share }) => share !== null && share !== 1)
  const columns: readonly CropColumn[] = [
    ...identityColumns(paddocks, lists),
    ...classColumns(lists),
    ...sowingColumns(lists, propose),
    ...rainColumns,
    ...soilWaterColumns,
    ...nutrientColumns(lists),
    ...nitrogenColumns,
    ...waterColumns,
    waterFigure,
    ...grazingColumns,
    ...harvestColumns(lists),
    ownColumn(!isShared),
    ...yieldColumns,
    ...endingColumns(lists),
    ...(seesMoney ? [...soldColumns, ...costColumns] : []),
    {
      id: 'tags',
      heading: 'Tags',
      width: 160,
      kind: { is: 'choice', options: optionsOf(lists.tags), several: true },
      value: ({ crop }) => (crop.taggables.length === 0 ? null : tagsOf(crop)),
      writes: tags => ({ tags: { tags: Array.isArray(tags) ? tags : [] } }),
    },
    notesColumn,
    completeColumn(lists),
  ]
  return columns.map(column => unlessGrown(dated(column, { lists, period }), lists, grown))
}

/** Everything that is written of a crop, in its sheet or step by step. */
export function writtenColumns(lists: CropLists): readonly CropColumn[] {
  return [...cropColumns([], lists), ...grazingDays, ...stockColumns, fallowArea]
}
