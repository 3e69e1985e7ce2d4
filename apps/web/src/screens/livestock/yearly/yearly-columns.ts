// The columns of a yearly sheet: the fields of its record in their order, and of wool what follows from them.

import type { Field } from '@furrow/catalogue/fields'
import { fieldColumns } from '../../../sheet/cells/field-column.ts'
import type { FieldWish } from '../../../sheet/cells/field-column.ts'
import type { StockChoices } from '../stock/stock-choices.ts'
import { woolColumns } from './wool-columns.ts'
import type { YearlyKind } from './yearly-kinds.ts'
import type { YearlyColumn, YearlyRow } from './yearly-row.ts'

interface Wish {
  readonly choices: StockChoices
  readonly seesMoney: boolean
}

export function yearlyColumns(
  { entity, name }: YearlyKind,
  { choices, seesMoney }: Wish,
): readonly YearlyColumn[] {
  const column = fieldColumns(entity, { of: (row: YearlyRow) => row })
  const shown = Object.entries(entity.fields).filter(([field, declared]) =>
    isTyped(field, declared, seesMoney),
  )
  const typed = shown.map(([field, declared]) =>
    column(field, { ...wishFor(declared), ...chosen(field, choices), ...alsoAdded[field] }),
  )
  const [notes, others] = [
    typed.filter(({ id }) => id === 'notes'),
    typed.filter(({ id }) => id !== 'notes'),
  ]
  return [...others, ...(name === 'wool' ? woolColumns(seesMoney) : []), ...notes]
}

const ofEveryRow = ['farm_id', 'period_id']

function isTyped(name: string, field: Field, seesMoney: boolean): boolean {
  if (ofEveryRow.includes(name) || field.readOnly || field.computed) return false
  return seesMoney || field.needs === undefined
}

/** What can be added up is: averages, prices and shares are not. */
function wishFor({ kind, unit }: Field): FieldWish<YearlyRow> {
  const isAdded = kind === 'count' || (kind === 'money' && unit === '$') || unit === 't'
  if (kind === 'long text') return { width: 240 }
  return { width: kind === 'text' ? 160 : 130, ...(isAdded && { total: 'sum' }) }
}

/** Kilograms of all of it, where others are of each animal. */
const alsoAdded: Readonly<Record<string, FieldWish<YearlyRow>>> = { greasy_kg: { total: 'sum' } }

function chosen(name: string, choices: StockChoices): FieldWish<YearlyRow> {
  if (name === 'livestock_enterprise_id') {
    return { heading: 'Enterprise', width: 275, options: choices.enterprises }
  }
  if (name !== 'livestock_class_id') return {}
  return {
    heading: 'Class',
    width: 190,
    options: choices.classes,
    choices: ({ row, cells }) => {
      const enterprise = cells.get('livestock_enterprise_id') ?? row?.['livestock_enterprise_id']
      return choices.classesIn(typeof enterprise === 'number' ? enterprise : undefined)
    },
  }
}
