// The columns of income and costs: this period beside the last, and for direct costs what was on hand, paid ahead
// and owed at both ends, from which follows what was used up.

import { sharedCosts } from '@furrow/catalogue/chapters/shared-costs'
import { entityIn } from '@furrow/catalogue/entity'
import { differenceOf, shareMoved } from '@furrow/farming/finance/moved-by'
import { beyondBounds } from '@furrow/wire/bound-words'
import { pointsAbout } from '../../../period/use-sheet-points.ts'
import type { CellKind } from '../../../sheet/cells/cell-kind.ts'
import { fieldColumns } from '../../../sheet/cells/field-column.ts'
import type { SheetColumn } from '../../../sheet/cells/sheet-column.ts'
import type { ReadyView } from '../../../sheet/writing/sheet-props.ts'
import type { FigureRow } from '../record/figure-row.ts'
import { placeOfFigure, recordEntity } from '../record/whole-record-columns.ts'
import type { ProfitRow } from './profit-row.ts'

type Column = SheetColumn<ProfitRow>

export const carriedEntity = entityIn(sharedCosts, 'cost_accruals')
export const profitPoints = pointsAbout([recordEntity.name, carriedEntity.name])

const dollars: CellKind = { is: 'money', decimals: 0 }
const perHectare: CellKind = { is: 'money' }
const told = { width: 120, locked: true } as const

/** `before`: what the last period is called; nothing where the farm has none. */
export function profitColumns(before: string | undefined): readonly Column[] {
  return [
    {
      id: 'line',
      heading: 'Line',
      kind: { is: 'text' },
      frozen: true,
      width: 260,
      locked: true,
      value: ({ label }) => label,
    },
    part,
    figureColumn('now', ({ figure }) => figure, {
      heading: 'This period',
      help: 'Without GST. Costs as they were paid.',
      width: 130,
    }),
    ...(before === undefined ? [] : besideLast(before)),
    {
      ...told,
      id: 'per_ha',
      heading: '$/ha',
      kind: perHectare,
      value: ({ perHa: figure }) => figure?.now ?? null,
    },
    ...carriedColumns,
    ...usedColumns(before),
    origin,
    meaning,
  ]
}

const part: Column = {
  id: 'part',
  heading: 'Part',
  kind: { is: 'text' },
  width: 130,
  locked: true,
  hidden: true,
  value: row => row.part,
}

function besideLast(before: string): readonly Column[] {
  return [
    { ...told, id: 'before', heading: before, kind: dollars, value: ({ figure }) => figure.before },
    {
      ...told,
      id: 'change',
      heading: 'Change',
      kind: dollars,
      value: ({ figure }) => moved(figure),
    },
    {
      ...told,
      id: 'change_pct',
      heading: 'Change %',
      kind: { is: 'percent' },
      width: 115,
      value: ({ figure }) => shareMoved(figure.now, figure.before),
    },
  ]
}

const moved = ({ now, before }: FigureRow) => differenceOf(now, before)

/** A figure of the record that is typed where it does not follow from others. */
function figureColumn(
  id: string,
  of: (row: ProfitRow) => FigureRow | undefined,
  looks: Pick<Column, 'heading' | 'help' | 'width' | 'hidden'>,
): Column {
  return {
    ...looks,
    id,
    kind: dollars,
    value: row => of(row)?.now ?? null,
    locked: row => {
      const figure = of(row)
      return figure ? figure.locked : onlyOfCosts
    },
    note: row => of(row)?.question?.sentence,
    check: (value, row) => {
      const figure = row && of(row)
      return figure && beyondBounds(value, figure.field, figure.label)
    },
    place: row => {
      const figure = of(row)
      return figure && placeOfFigure(figure)
    },
    writes: (value, { row }) => {
      const figure = row && of(row)
      return figure ? { record: { [figure.name]: value } } : {}
    },
  }
}

const onlyOfCosts = 'Only direct costs are carried over from one period to the next.'
const onlyOfLines = 'Enter it for the lines that this adds up.'

const ofCarried = fieldColumns(carriedEntity, {
  of: ({ carried }: ProfitRow) => carried,
  part: 'carried',
})

type Opening = 'opening_on_hand' | 'opening_prepaid' | 'opening_owed'
type Closing = 'closing_on_hand' | 'closing_prepaid' | 'closing_owed'

const ends: readonly (readonly [group: string, opening: Opening, closing: Closing])[] = [
  ['On hand', 'opening_on_hand', 'closing_on_hand'],
  ['Paid ahead', 'opening_prepaid', 'closing_prepaid'],
  ['Owed', 'opening_owed', 'closing_owed'],
]

const help = 'Once one of the six is filled in, those left empty count as nothing.'

const carriedColumns: readonly Column[] = ends.flatMap(([group, opening, closing]) => {
  const looks = { group, kind: dollars, width: 110, hidden: true, locked: notCarried, help }
  return [
    ofCarried(opening, {
      ...looks,
      suggestion: ({ carriedBefore }) => carriedBefore?.[closing] ?? undefined,
    }),
    ofCarried(closing, looks),
  ]
})

function notCarried({ isCost, used }: ProfitRow): string | undefined {
  if (isCost) return undefined
  return used ? onlyOfLines : onlyOfCosts
}

/** What stands for a direct cost where it is known. */
function usedColumns(before: string | undefined): readonly Column[] {
  const apart = { ...told, kind: dollars, hidden: true }
  return [
    figureColumn('used', ({ used }) => used, {
      heading: 'Used up',
      help: 'What was paid, and how on hand, paid ahead and owed changed. Where it is empty, what was paid counts.',
      width: 130,
      hidden: true,
    }),
    ...(before === undefined
      ? []
      : [
          {
            ...apart,
            id: 'used_before',
            heading: `Used up ${before}`,
            value: ({ used }: ProfitRow) => used?.before ?? null,
          },
          {
            ...apart,
            id: 'used_change',
            heading: 'Change of used up',
            value: ({ used }: ProfitRow) => (used ? moved(used) : null),
          },
        ]),
    {
      ...apart,
      id: 'used_per_ha',
      heading: 'Used up $/ha',
      kind: perHectare,
      value: ({ usedPerHa: figure }) => figure?.now ?? null,
    },
  ]
}

const origin: Column = {
  id: 'origin',
  heading: 'Where from',
  kind: { is: 'text' },
  width: 150,
  most: 300,
  locked: true,
  value: row => row.origin,
}

const meaning: Column = {
  id: 'meaning',
  heading: 'What it is',
  kind: { is: 'text' },
  width: 420,
  locked: true,
  value: ({ figure }) => figure.field.help ?? '',
}

/** What was carried over beside what was paid, and nothing else. */
export const profitViews: readonly ReadyView[] = [
  {
    name: 'Used up',
    text: JSON.stringify({
      hidden: ['change', 'change_pct', 'before', 'per_ha', 'origin', 'meaning'],
      shown: [
        ...ends.flatMap(([, opening, closing]) => [opening, closing]),
        'used',
        'used_before',
        'used_change',
        'used_per_ha',
      ],
      filters: { part: { by: 'text', text: 'Direct costs' } },
    }),
  },
]
