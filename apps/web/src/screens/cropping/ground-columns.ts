// What the sheet of crops says of the crop and its ground.

import { land } from '@furrow/catalogue/chapters/land'
import { entityIn } from '@furrow/catalogue/entity'
import { landTotal } from '@furrow/farming/land/land-totals'
import type { CellOption } from '../../sheet/cells/cell-kind.ts'
import { countText } from '../../ui/amounts.ts'
import { fieldColumns } from '../../sheet/cells/field-column.ts'
import type { CropRow } from './crop-row.ts'
import { choicesOfCrop } from './columns/crop-choices.ts'
import { cropColumn, toldColumn } from './column-of.ts'
import type { CropColumn, CropWish } from './column-of.ts'
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
    value: id,
    label: active === false ? `${name} (no longer offered)` : name,
    ...(color && { color }),
  }))
}

export function identityColumns(
  paddocks: readonly NamedPaddock[],
  lists: CropLists,
): readonly CropColumn[] {
  const properties = new Map(lists.properties.map(({ id, name }) => [id, name]))
  return [
    cropColumn('paddock_id', {
      frozen: true,
      width: 170,
      options: optionsOf(paddocks),
      locked: () => 'A crop stays on its paddock. Add a row for another paddock.',
      help: 'Two crops on one paddock are two rows.',
      total: rows => countText(rows.length, 'crop'),
    }),
    cropColumn('current_crop_id', {
      required: true,
      frozen: true,
      width: 150,
      options: optionsOf(lists.types),
      writes: crop => ({ crop: { current_crop_id: crop }, grown: { crop_type_id: crop } }),
    }),
    toldColumn('property', 'Property', {
      group: 'Ground',
      kind: { is: 'text' },
      width: 130,
      value: ({ paddock }) => properties.get(paddock?.property_id ?? 0) ?? null,
    }),
    areaOfPaddock({
      heading: 'Paddock area',
      group: 'Ground',
      width: 110,
      total: areaOfPaddocks,
    }),
    paddockColumn('sharefarm_percentage', { group: 'Ground', width: 95, hidden: true }),
    ...groundText,
  ]
}

const paddockColumn = fieldColumns(entityIn(land, 'paddocks'), {
  of: ({ paddock }: CropRow) => paddock,
  part: 'paddock',
  prefix: 'paddock.',
})

/** Typed in the sheet of paddocks, where also stands what is odd about it. */
export function areaOfPaddock(wish: CropWish): CropColumn {
  const { place: _, writes: __, ...told } = paddockColumn('area', wish)
  return { ...told, id: 'area', locked: true }
}

const groundText: readonly CropColumn[] = [
  toldColumn('soil', 'Soil', {
    group: 'Ground',
    kind: { is: 'text' },
    hidden: true,
    value: ({ paddock }) => paddock?.soil_type ?? null,
  }),
  toldColumn('irrigation_type', 'Irrigation', {
    group: 'Ground',
    kind: { is: 'text' },
    hidden: true,
    value: ({ paddock }) => paddock?.irrigation_type ?? null,
  }),
  toldColumn('gauge', 'Rain gauge', {
    group: 'Ground',
    kind: { is: 'text' },
    hidden: true,
    value: ({ gauge }) => gauge ?? null,
  }),
]

export function classColumns(lists: CropLists): readonly CropColumn[] {
  const group = 'Kind of crop'
  const enterprises = optionsOf(lists.enterprises)
  const suggested = (of: keyof CropRow['suggested']) => (row: CropRow) => row.suggested[of]
  return [
    cropColumn('fallow_type_id', {
      group,
      width: 130,
      options: optionsOf(lists.fallowTypes),
      suggestion: suggested('fallowType'),
      help: 'Grey: what the days since the last crop say.',
    }),
    cropColumn('enterprise_id', {
      group,
      width: 220,
      options: enterprises,
      choices: choicesOfCrop(lists.enterprises, enterprises),
      suggestion: suggested('enterprise'),
    }),
    cropColumn('double_crop', { group, width: 100 }),
    cropColumn('status_id', { group, width: 130, options: optionsOf(lists.statuses) }),
    stageColumn(lists, group),
  ]
}

/** Only where two crops have one of the same name is the crop said. */
function stageColumn({ stages, types }: CropLists, group: string): CropColumn {
  const crops = new Map(types.map(({ id, name }) => [id, name]))
  const named = Map.groupBy(stages, ({ name }) => name)
  const options = stages.map(({ id, name, crop_type_id }) => ({
    value: id,
    label: named.get(name)?.length === 1 ? name : `${name} (${crops.get(crop_type_id) ?? ''})`,
  }))
  const ofCrop = new Map(stages.map(({ id, crop_type_id }) => [id, crop_type_id]))
  return cropColumn('lifecycle_status_id', {
    group,
    width: 150,
    options,
    choices: choicesOfCrop(stages, options),
    check: (value, row) =>
      typeof value === 'number' &&
      row?.crop.current_crop_id &&
      ofCrop.get(value) !== row.crop.current_crop_id
        ? 'This stage belongs to another crop.'
        : undefined,
  })
}

/** A paddock with two crops counts once. */
function areaOfPaddocks(rows: readonly CropRow[]): number {
  const paddocks = new Map(rows.flatMap(({ paddock }) => (paddock ? [[paddock.id, paddock]] : [])))
  return landTotal([...paddocks.values()]).hectares
}

export const notesColumn: CropColumn = cropColumn('notes', { width: 220 })
