// The columns of the classes of an enterprise at both ends of a period.

import { livestock } from '@furrow/catalogue/chapters/livestock'
import { entityIn } from '@furrow/catalogue/entity'
import type { CellValue } from '../../../sheet/cells/cell-kind.ts'
import { fieldColumns } from '../../../sheet/cells/field-column.ts'
import type { FieldWish } from '../../../sheet/cells/field-column.ts'
import type { SheetColumn } from '../../../sheet/cells/sheet-column.ts'
import { closingDifference, differenceWords, openingDifference } from '../wizard/class-row.ts'
import type { ClassRow } from '../wizard/class-row.ts'

export type ClassColumn = SheetColumn<ClassRow>

export function openingColumns(seesMoney: boolean): readonly ClassColumn[] {
  return [
    {
      ...openingLine('number', {
        width: 115,
        required: false,
        suggestion: ({ lastClosing }) => lastClosing?.number ?? undefined,
      }),
      heading: 'Opening',
      total: 'sum',
    },
    {
      id: 'last',
      heading: 'Last closing',
      unit: 'head',
      width: 135,
      locked: true,
      kind: { is: 'number', decimals: 0 },
      total: 'sum',
      value: ({ lastClosing }) => lastClosing?.number ?? null,
    },
    differenceColumn('Difference', row =>
      differenceWords(openingDifference(row), ['more', 'fewer']),
    ),
    openingLine('weight', {
      width: 90,
      suggestion: ({ lastClosing }) => lastClosing?.weight ?? undefined,
      check: needsNumber(({ opening }) => opening),
    }),
    ...(seesMoney
      ? [
          openingEvent('value_per_head', {
            width: 130,
            suggestion: ({ lastClosing }) => lastClosing?.value_per_head ?? undefined,
            check: needsNumber(({ opening }) => opening),
          }),
        ]
      : []),
    openingLine('notes', {
      heading: 'Why it differs',
      width: 200,
      check: needsNumber(({ opening }) => opening),
    }),
  ]
}

export function closingColumns(seesMoney: boolean): readonly ClassColumn[] {
  return [
    {
      id: 'expected',
      heading: 'Expected',
      unit: 'head',
      width: 125,
      help: 'Opening with everything that came and less everything that went.',
      locked: true,
      kind: { is: 'number', decimals: 0 },
      total: 'sum',
      value: ({ line }) => line?.head.expected ?? null,
    },
    {
      ...closing('number', { width: 125, required: false }),
      heading: 'Counted',
      total: 'sum',
    },
    differenceColumn('Difference', row =>
      differenceWords(closingDifference(row), ['too many', 'too few']),
    ),
    closing('weight', { width: 90, check: needsNumber(row => row.closing) }),
    ...(seesMoney
      ? [closing('value_per_head', { width: 130, check: needsNumber(row => row.closing) })]
      : []),
  ]
}

const lineOfOpening = fieldColumns(entityIn(livestock, 'livestock_ledgers'), {
  of: ({ opening }: ClassRow) => opening?.line,
  prefix: 'opening.',
})
const eventOfOpening = fieldColumns(entityIn(livestock, 'livestock_opening_events'), {
  of: ({ opening }: ClassRow) => opening?.event,
  prefix: 'opening.',
})

function openingLine(name: 'number' | 'weight' | 'notes', wish: FieldWish<ClassRow>): ClassColumn {
  return {
    ...lineOfOpening(name, wish),
    writes: value => ({ opening: { [`line.${name}`]: value } }),
  }
}

function openingEvent(name: 'value_per_head', wish: FieldWish<ClassRow>): ClassColumn {
  return {
    ...eventOfOpening(name, wish),
    writes: value => ({ opening: { [`event.${name}`]: value } }),
  }
}

const closing = fieldColumns(entityIn(livestock, 'livestock_closing_events'), {
  of: (row: ClassRow) => row.closing,
  part: 'closing',
  prefix: 'closing.',
})

function differenceColumn(heading: string, value: ClassColumn['value']): ClassColumn {
  return { id: 'difference', heading, width: 110, locked: true, kind: { is: 'text' }, value }
}

/** What is said of a number is kept with it. */
function needsNumber(
  record: (row: ClassRow) => object | undefined,
): NonNullable<ClassColumn['check']> {
  return (value: CellValue, row, cells) => {
    if (value === null || !row || record(row)) return undefined
    const isTyped = [...(cells ?? [])].some(([id, cell]) => id.endsWith('.number') && cell !== null)
    return isTyped ? undefined : 'Enter the number first.'
  }
}
