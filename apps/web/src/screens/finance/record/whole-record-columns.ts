// The columns of the record: a figure a line, this period beside the two before it.

import { finance } from '@furrow/catalogue/chapters/finance'
import { entityIn } from '@furrow/catalogue/entity'
import { readNumber } from '@furrow/farming/numbers/typed-number'
import { beyondBounds } from '@furrow/wire/bound-words'
import type { CellKind, CellReading, CellValue } from '../../../sheet/cells/cell-kind.ts'
import type { SheetColumn } from '../../../sheet/cells/sheet-column.ts'
import { keptFigure, shownFigure } from '../kept-figures.ts'
import type { FigureRow } from './figure-row.ts'

export const recordEntity = entityIn(finance, 'assets')

type Column = SheetColumn<FigureRow>

export interface PeriodNames {
  readonly before: string | undefined
  readonly earlier: string | undefined
}

/** Whatever its unit: a dollar before it, a sign or a unit behind it is passed over. */
const figure: CellKind = {
  is: 'own',
  inputMode: 'decimal',
  // Cents are two digits; what is whole, such as a month or a head, has none.
  decimals: value => (Number.isInteger(value) ? 0 : 2),
  read: readFigure,
  show: value => (value === null ? '' : String(value)),
}

function readFigure(text: string): CellReading {
  const bare = text.replace(/^([\s(+−-]*)\$/, '$1').replace(/\s*(%|[a-z][a-z/]*)$/i, '')
  const value = readNumber(bare)
  return value === undefined
    ? { wrong: `“${text}” is not a number. Write it like 1,234.5.` }
    : { value }
}

export function figureColumns(names: PeriodNames): readonly Column[] {
  return [
    {
      id: 'figure',
      heading: 'Figure',
      kind: { is: 'text' },
      frozen: true,
      width: 330,
      locked: true,
      value: ({ label }) => label,
    },
    { id: 'unit', heading: 'Unit', kind: { is: 'text' }, width: 90, locked: true, value: unitIn },
    {
      id: 'now',
      heading: 'This period',
      kind: figure,
      width: 150,
      locked: ({ locked }) => locked,
      value: ({ now, field }) => shownFigure(now, field),
      check: wrongFigure,
      note: ({ question }) => question?.sentence,
      place: placeOfFigure,
      writes: (value, { row }) =>
        row ? { record: { [row.name]: keptFigure(numberIn(value), row.field) } } : {},
    },
    ...periodsBefore(names),
    ...told,
  ]
}

const past = { width: 150, locked: true, kind: figure } as const

function periodsBefore({ before, earlier }: PeriodNames): readonly Column[] {
  const columns: readonly (Column | undefined)[] = [
    before === undefined
      ? undefined
      : {
          ...past,
          id: 'before',
          heading: before,
          value: row => shownFigure(row.before, row.field),
        },
    earlier === undefined
      ? undefined
      : {
          ...past,
          id: 'earlier',
          heading: earlier,
          value: row => shownFigure(row.earlier, row.field),
        },
  ]
  return columns.filter(column => column !== undefined)
}

const told: readonly Column[] = [
  {
    id: 'origin',
    heading: 'Where from',
    kind: { is: 'text' },
    width: 130,
    locked: true,
    value: ({ origin }) => origin,
  },
  {
    id: 'group',
    heading: 'Group',
    kind: { is: 'text' },
    width: 200,
    locked: true,
    value: ({ group }) => group,
  },
  {
    id: 'meaning',
    heading: 'What it is',
    kind: { is: 'text' },
    width: 420,
    locked: true,
    value: ({ field }) => field.help ?? '',
  },
]

/** Nothing before the record begins. */
export function placeOfFigure({ record, name }: FigureRow) {
  return record === undefined ? undefined : { resource: 'assets', id: record, field: name }
}

const unitIn = ({ unit }: FigureRow): string => unit

function numberIn(value: CellValue): number | null {
  return typeof value === 'number' ? value : null
}

function wrongFigure(value: CellValue, row: FigureRow | undefined): string | undefined {
  if (!row) return undefined
  return beyondBounds(keptFigure(numberIn(value), row.field), row.field, row.label)
}
