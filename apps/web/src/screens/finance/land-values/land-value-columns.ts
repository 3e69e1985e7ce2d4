// The columns of the land values: what land there is, and what a hectare and all of it are worth.

import { land } from '@furrow/catalogue/chapters/land'
import { entityIn } from '@furrow/catalogue/entity'
import { differenceOf } from '@furrow/farming/finance/moved-by'
import { ratioOf, sumOf } from '@furrow/farming/numbers/ratio'
import { fieldColumns } from '../../../sheet/cells/field-column.ts'
import type { SheetColumn } from '../../../sheet/cells/sheet-column.ts'
import { carriedFrom, hectaresIn, whyNotValued, worthOfRows } from './land-value-row.ts'
import type { LandValueRow } from './land-value-row.ts'

type Column = SheetColumn<LandValueRow>

export const landValueEntity = entityIn(land, 'property_paddock_valuations')

const ofValuation = fieldColumns(landValueEntity, {
  of: ({ valuation }: LandValueRow) => valuation,
  part: 'valuation',
})

const told = { locked: true, kind: { is: 'text' } } as const

/** `before`: the name of the period before; nothing in the first one of a farm. */
export function landValueColumns(before: string | undefined): readonly Column[] {
  return [
    {
      ...told,
      id: 'land_class',
      heading: 'Land class',
      width: 220,
      frozen: true,
      value: ({ className }) => className,
    },
    {
      ...told,
      id: 'property',
      heading: 'Property',
      width: 130,
      value: ({ propertyName }) => propertyName,
    },
    hectares,
    ofValuation('val_per_hectare', {
      width: 120,
      required: false,
      help: 'Empty: what was last said counts.',
      suggestion: ({ counts }) => counts?.cents ?? undefined,
      note: carriedWords,
      unfit: ({ row }) => row && whyNotValued(row),
    }),
    worth,
    ...(before === undefined ? [] : [valueBefore(before), change]),
    { ...told, id: 'held_as', heading: 'Held as', width: 120, value: ({ heldAs }) => heldAs },
    paddocks,
  ]
}

const paddocks: Column = {
  id: 'paddocks',
  heading: 'Paddocks',
  width: 105,
  locked: true,
  kind: { is: 'number', decimals: 0 },
  value: row => row.paddocks.length,
  total: 'sum',
}

const hectares: Column = {
  id: 'hectares',
  heading: 'Area',
  unit: 'ha',
  width: 100,
  locked: true,
  kind: { is: 'number', decimals: 1 },
  value: hectaresIn,
  total: rows => sumOf(rows.map(hectaresIn)),
}

function valueBefore(period: string): Column {
  return {
    locked: true,
    kind: { is: 'money' },
    id: 'before',
    heading: period,
    unit: '$/ha',
    width: 120,
    help: `What a hectare was worth at the end of ${period}.`,
    value: row => row.before,
  }
}

const change: Column = {
  id: 'change',
  heading: 'Change',
  width: 90,
  locked: true,
  kind: { is: 'percent' },
  value: ({ counts, before }) => ratioOf(differenceOf(counts?.cents ?? null, before), before),
}

const worth: Column = {
  locked: true,
  kind: { is: 'money', decimals: 0 },
  id: 'worth',
  heading: 'Worth',
  width: 150,
  help: 'Its hectares at the value of one. Without a value or an area of one of them, the sum is not known.',
  value: row => worthOfRows([row]),
  total: worthOfRows,
}

function carriedWords(row: LandValueRow): string | undefined {
  const from = carriedFrom(row)
  return from === undefined
    ? undefined
    : `Carried over from ${from}: enter the value of this period, or use the suggestion.`
}
