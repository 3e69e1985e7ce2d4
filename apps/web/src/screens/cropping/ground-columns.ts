// What the sheet of crops says of the crop and its ground.

import { landTotal } from '@furrow/farming/land-totals'
import type { CellOption } from '../../sheet/cell-kind.ts'
import type { CropFigures, CropRow } from './crop-row.ts'
import { cropColumn, toldColumn } from './column-of.ts'
import type { Column } from './column-of.ts'
import type { CropLists } from './use-crop-lists.ts'

export interface NamedPaddock {
  readonly id: number
  readonly name: string
}

interface Listed {
  readonly id: number
  readonly name: string
  readonly color?: string
  readonly active?: boolean
}

/** What is no longer offered stays readable where it was chosen. */
export function optionsOf(rows: readonly Listed[]): readonly CellOption[] {
  return rows.map(({ id, name, color, active }) => ({
    ...{ value: id, label: active === false ? `${name} (no longer offered)` : name },
    ...(color && { color }),
  }))
}

export function identityColumns(
  paddocks: readonly NamedPaddock[],
  lists: CropLists,
): readonly Column[] {
  const properties = new Map(lists.properties.map(({ id, name }) => [id, name]))
  return [
    {
      ...cropColumn('paddock_id', {
        ...{ heading: 'Paddock', required: true, frozen: true, width: 170 },
        kind: { is: 'choice', options: optionsOf(paddocks) },
        locked: () => 'A crop stays on its paddock. Add a row for another paddock.',
        help: 'Two crops on one paddock are two rows.',
      }),
      total: rows => `${rows.length} crops`,
    },
    cropColumn('current_crop_id', {
      ...{ heading: 'Crop', required: true, frozen: true, width: 150 },
      kind: { is: 'choice', options: optionsOf(lists.types) },
    }),
    toldColumn('property', 'Property', {
      ...{ group: 'Ground', kind: { is: 'text' }, width: 130 },
      value: ({ paddock }) => properties.get(paddock?.property_id ?? 0) ?? null,
    }),
    toldColumn('area', 'Paddock area', {
      ...{ group: 'Ground', unit: 'ha', width: 110 },
      value: ({ paddock }) => paddock?.area ?? null,
      total: areaOfPaddocks,
    }),
    {
      ...{ id: 'paddock.sharefarm_percentage', heading: 'Our share', group: 'Ground' },
      ...{ kind: { is: 'percent' }, width: 95, hidden: true },
      help: 'The part of the crop that is ours: 100% where nobody else shares it.',
      value: ({ paddock }) => paddock?.sharefarm_percentage ?? null,
      place: ({ paddock }) =>
        paddock && { resource: 'paddocks', id: paddock.id, field: 'sharefarm_percentage' },
    },
    ...groundText,
  ]
}

const groundText: readonly Column[] = [
  toldColumn('soil', 'Soil', {
    ...{ group: 'Ground', kind: { is: 'text' }, hidden: true },
    value: ({ paddock }) => paddock?.soil_type ?? null,
  }),
  toldColumn('irrigation_type', 'Irrigation', {
    ...{ group: 'Ground', kind: { is: 'text' }, hidden: true },
    value: ({ paddock }) => paddock?.irrigation_type ?? null,
  }),
  toldColumn('gauge', 'Rain gauge', {
    ...{ group: 'Ground', kind: { is: 'text' }, hidden: true },
    value: ({ figures }) => figures.gauge ?? null,
  }),
]

export function classColumns(lists: CropLists): readonly Column[] {
  const group = 'Kind of crop'
  const suggested = (of: keyof Pick<CropFigures, 'fallowType' | 'enterprise'>) => (row: CropRow) =>
    row.figures[of]
  return [
    cropColumn('fallow_type_id', {
      ...{ heading: 'Fallow', group, width: 130, suggestion: suggested('fallowType') },
      kind: { is: 'choice', options: optionsOf(lists.fallowTypes) },
      help: 'How long the ground lay bare before. Grey: what the days since the last crop say.',
    }),
    cropColumn('enterprise_id', {
      ...{ heading: 'Enterprise', group, width: 220, suggestion: suggested('enterprise') },
      kind: { is: 'choice', options: optionsOf(lists.enterprises) },
      help: 'What the crop is compared by.',
    }),
    cropColumn('double_crop', { heading: 'Double crop', group, width: 100, kind: { is: 'flag' } }),
    cropColumn('status_id', {
      ...{ heading: 'Status', group, width: 130 },
      kind: { is: 'choice', options: optionsOf(lists.statuses) },
      help: 'Follows from what is recorded; change it only where that says too little.',
    }),
    stageColumn(lists, group),
  ]
}

/** Stages are those of the crop; the lists of all crops would be long. */
function stageColumn({ stages, types }: CropLists, group: string): Column {
  const crops = new Map(types.map(({ id, name }) => [id, name]))
  const options = stages.map(({ id, name, crop_type_id }) => ({
    ...{ value: id, label: `${name} (${crops.get(crop_type_id) ?? 'a crop'})` },
  }))
  const ofCrop = new Map(stages.map(({ id, crop_type_id }) => [id, crop_type_id]))
  return {
    ...cropColumn('lifecycle_status_id', {
      heading: 'Stage',
      group,
      width: 150,
      kind: { is: 'choice', options },
    }),
    check: (value, row) =>
      typeof value === 'number' &&
      row?.crop.current_crop_id &&
      ofCrop.get(value) !== row.crop.current_crop_id
        ? 'This is a stage of another crop.'
        : undefined,
  }
}

/** A paddock with two crops counts once. */
function areaOfPaddocks(rows: readonly CropRow[]): number {
  const paddocks = new Map(rows.flatMap(({ paddock }) => (paddock ? [[paddock.id, paddock]] : [])))
  return landTotal([...paddocks.values()]).hectares
}

export const notesColumn: Column = cropColumn('notes', {
  ...{ heading: 'Notes', width: 220, kind: { is: 'text' } },
})
