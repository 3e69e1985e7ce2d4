// The columns of the small sheets in which every event of a crop is typed by itself.

import type { CellKind, CellValue } from '../../sheet/cell-kind.ts'
import type { SheetColumn } from '../../sheet/sheet-column.ts'
import type { EventKind } from './event-kinds.ts'
import { resourceOf } from './event-kinds.ts'
import { optionsOf } from './ground-columns.ts'
import type { CropLists } from './use-crop-lists.ts'

export interface EventRow extends Readonly<Record<string, unknown>> {
  readonly id: number
}

export type EventColumn = SheetColumn<EventRow>

const day: CellKind = { is: 'day' }
const number = (decimals: number): CellKind => ({ is: 'number', decimals, min: 0 })

type Wish = readonly [field: string, heading: string, kind: CellKind, unit?: string]

export function eventFields(
  kind: EventKind,
  lists: CropLists,
  crop: number | null,
): readonly EventColumn[] {
  return wishes(kind, lists, crop).map(([field, heading, cell, unit]) => ({
    ...{ id: field, heading, kind: cell, width: cell.is === 'choice' ? 170 : 120 },
    ...(unit !== undefined && { unit }),
    ...(field === 'crop_termination_type_id' || (kind === 'ending' && field === 'date')
      ? { required: true }
      : {}),
    value: row => (row[field] ?? null) as CellValue,
    place: ({ id }) => ({ resource: resourceOf[kind], id, field }),
  }))
}

function wishes(kind: EventKind, lists: CropLists, crop: number | null): readonly Wish[] {
  const varieties: CellKind = {
    is: 'choice',
    options: optionsOf(lists.varieties.filter(({ crop_type_id }) => crop_type_id === crop)),
  }
  switch (kind) {
    case 'sowing':
      return [
        ['sowing_date', 'Sown', day],
        ['variety_id', 'Variety', varieties],
        ['secondary_variety_id', 'Second variety', varieties],
        ['sowing_area', 'Area', number(2), 'ha'],
        ['sowing_rate', 'Rate', number(1), 'kg/ha'],
        ['row_spacing', 'Row spacing', number(3), 'm'],
      ]
    case 'irrigation':
      return [
        ['irrigation_date', 'Watered', day],
        ['total_ml_applied', 'Water', number(1), 'ML'],
      ]
    case 'fallow':
      return [['area', 'Area', number(2), 'ha']]
    case 'grazing':
      return grazing
    case 'ending':
      return [
        ['crop_termination_type_id', 'How', labelled(lists.endings, ({ label }) => label)],
        ['date', 'Day', day],
        ['notes', 'Notes', { is: 'text' }],
      ]
    case 'cane':
      return [...cane, ['burn_status_id', 'Burn', labelled(lists.burns, ({ status }) => status)]]
    case 'fertiliser':
      return []
    default:
      return harvests[kind]
  }
}

const grazing: readonly Wish[] = [
  ['grazing_start_date', 'Stock on', day],
  ['grazing_end_date', 'Stock off', day],
  ['grazing_area', 'Area', number(2), 'ha'],
  ['number_of_stock', 'Stock', number(0), 'head'],
  ['total_weight_on', 'Weight on', number(0), 'kg'],
  ['total_weight_off', 'Weight off', number(0), 'kg'],
]

const cane: readonly Wish[] = [
  ['date', 'Cut', day],
  ['area', 'Area', number(2), 'ha'],
  ['biomass_tonnes', 'Cane', number(2), 't'],
  ['ccs_tonnes', 'Sugar', number(2), 't'],
  ['billets_tonnes', 'Billets', number(2), 't'],
]

const harvests: Readonly<Record<'hay' | 'grain' | 'lint', readonly Wish[]>> = {
  hay: [
    ['cut_date', 'Cut', day],
    ['cut_area', 'Area', number(2), 'ha'],
    ['hay_tonnes', 'Hay', number(2), 't'],
  ],
  grain: [
    ['harvested_date', 'Harvested', day],
    ['harvested_area', 'Area', number(2), 'ha'],
    ['grain_tonnes', 'Grain', number(2), 't'],
  ],
  lint: [
    ['harvested_date', 'Picked', day],
    ['harvested_area', 'Area', number(2), 'ha'],
    ['lint_bales', 'Lint', number(0), 'bales'],
    ['seed_tonnes', 'Seed', number(2), 't'],
  ],
}

function labelled<One extends { readonly id: number }>(
  rows: readonly One[],
  labelOf: (row: One) => string,
): CellKind {
  return { is: 'choice', options: rows.map(row => ({ value: row.id, label: labelOf(row) })) }
}
