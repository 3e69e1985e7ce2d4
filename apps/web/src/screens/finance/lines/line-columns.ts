// The columns of such a sheet: the fields of its record in their order, then what follows from them.

import type { Field } from '@furrow/catalogue/fields'
import { sumOf } from '@furrow/farming/numbers/ratio'
import type { CellOption } from '../../../sheet/cells/cell-kind.ts'
import { fieldColumns } from '../../../sheet/cells/field-column.ts'
import type { FieldWish } from '../../../sheet/cells/field-column.ts'
import { figureIn } from '../kept-figures.ts'
import type { MoneySheet } from './line-kinds.ts'
import type { LineColumn, LineRow } from './line-row.ts'

/** By the field that is chosen from them. */
export type LineOptions = Readonly<Record<string, readonly CellOption[]>>

const ofEveryRow = ['farm_id', 'period_id']

export function lineColumns(
  kind: MoneySheet,
  options: LineOptions,
  seesMoney = true,
): readonly LineColumn[] {
  const { entity, called, notAdded, follows = [] } = kind
  const column = fieldColumns(entity, { of: (row: LineRow) => row })
  const typed = Object.entries(entity.fields).filter(
    ([name, { readOnly, computed, needs }]) =>
      !ofEveryRow.includes(name) && !readOnly && !computed && (seesMoney || needs !== 'money'),
  )
  const columns = typed.map(([name, field]) =>
    column(name, {
      ...wishFor(field),
      ...(notAdded && isAdded(field) && { total: sumWithout(name, notAdded) }),
      ...(options[name] && { options: options[name], width: 170 }),
      ...(name === called && { frozen: true, width: 190 }),
    }),
  )
  const isNote = ({ id }: LineColumn) => id === 'notes' || id === 'description'
  return [...columns.filter(one => !isNote(one)), ...follows, ...columns.filter(one => isNote(one))]
}

function wishFor(field: Field): FieldWish<LineRow> {
  const { kind } = field
  if (kind === 'long text') return { width: 240 }
  const width = kind === 'text' || kind === 'choice' ? 160 : 130
  return { width, ...(isAdded(field) && { total: 'sum' }) }
}

/** Prices, shares and rates are not. */
function isAdded({ kind, unit = '' }: Field): boolean {
  return (kind === 'money' && unit === '$') || addedUnits.includes(unit)
}

function sumWithout(name: string, isLeftOut: (row: LineRow) => boolean) {
  return (rows: readonly LineRow[]) =>
    sumOf(rows.filter(row => !isLeftOut(row)).map(row => figureIn(row, name)))
}

const addedUnits = ['ha', 't', 'ML', 'h', 'days']
