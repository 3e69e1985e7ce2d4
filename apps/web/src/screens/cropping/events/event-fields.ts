// The columns of the small sheets in which every event of a crop is typed by itself.

import { cropEventKinds as kinds } from '@furrow/catalogue/chapters/crop-event-kinds'
import { cropEvents } from '@furrow/catalogue/chapters/crop-events'
import { entityIn } from '@furrow/catalogue/entity'
import type { Entity } from '@furrow/catalogue/entity'
import type { CellOption } from '../../../sheet/cells/cell-kind.ts'
import { fieldColumns } from '../../../sheet/cells/field-column.ts'
import type { SheetColumn } from '../../../sheet/cells/sheet-column.ts'
import type { EventKind } from './event-kinds.ts'
import { resourceOf } from './event-kinds.ts'
import type { CropLists } from '../use-crop-lists.ts'
import { choosableVarieties, varietyOptions } from '../variety-options.ts'

export interface EventRow extends Readonly<Record<string, unknown>> {
  readonly id: number
}

export type EventColumn = SheetColumn<EventRow>

/** `crop`: whose varieties are offered. */
export function eventFields(
  kind: EventKind,
  lists: CropLists,
  crop: number | null,
): readonly EventColumn[] {
  const entity: Entity = entityIn(cropEvents, resourceOf[kind])
  const column = fieldColumns(entity, { of: (row: EventRow) => row, part: 'event' })
  const options = optionsIn(lists, crop)
  return fieldsOf[kind].map(name => {
    const chosen = options[name]
    return column(name, chosen ? { options: chosen, width: 170 } : { width: 120 })
  })
}

export const varietyFields: readonly string[] = ['variety_id', 'secondary_variety_id']

/** Fertiliser has a sheet of its own. */
const fieldsOf: Readonly<Record<EventKind, readonly string[]>> = {
  sowing: [kinds.sowing.day, ...varietyFields, kinds.sowing.area, 'sowing_rate', 'row_spacing'],
  fertiliser: [],
  irrigation: [kinds.irrigation.day, kinds.irrigation.quantity],
  fallow: [kinds.fallow.area],
  grazing: [
    kinds.grazing.day,
    kinds.grazing.lastDay,
    kinds.grazing.area,
    'number_of_stock',
    ...kinds.grazing.weights,
  ],
  hay: [kinds.hay.day, kinds.hay.area, kinds.hay.quantity],
  grain: [kinds.grain.day, kinds.grain.area, kinds.grain.quantity],
  lint: [kinds.lint.day, kinds.lint.area, kinds.lint.quantity, kinds.lint.seed],
  cane: [
    kinds.cane.day,
    kinds.cane.area,
    kinds.cane.quantity,
    'ccs_tonnes',
    'billets_tonnes',
    'burn_status_id',
  ],
  ending: [kinds.ending.how.key, kinds.ending.day, 'notes'],
}

/** By field. */
function optionsIn(
  lists: CropLists,
  crop: number | null,
): Readonly<Record<string, readonly CellOption[]>> {
  const ofCrop = lists.varieties.filter(({ crop_type_id }) => crop_type_id === crop)
  const offered = new Set<unknown>(choosableVarieties(ofCrop).map(({ id }) => id))
  const varieties = varietyOptions(ofCrop).filter(({ value }) => offered.has(value))
  return {
    variety_id: varieties,
    secondary_variety_id: varieties,
    burn_status_id: lists.burns.map(({ id, status }) => ({ value: id, label: status })),
    [kinds.ending.how.key]: lists.endings.map(({ id, label }) => ({ value: id, label })),
  }
}
