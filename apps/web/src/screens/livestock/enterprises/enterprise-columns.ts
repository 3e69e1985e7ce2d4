// The columns of the sheet of enterprises: which they are, whether they are run in this period, and how the farm
// reckons with each.

import { stockEnterprises } from '@furrow/catalogue/chapters/stock-enterprises'
import { entityIn } from '@furrow/catalogue/entity'
import { periodText } from '@furrow/farming/dates/period-text'
import type { Row } from '@furrow/wire/client/row-types'
import type { CellOption } from '../../../sheet/cells/cell-kind.ts'
import { fieldColumns, optionOf } from '../../../sheet/cells/field-column.ts'
import type { SheetColumn } from '../../../sheet/cells/sheet-column.ts'
import { countText } from '../../../ui/amounts.ts'
import { enterpriseName, partsNamed, sameEnterprise } from './enterprise-name.ts'
import type { EnterpriseLists, EnterpriseParts } from './enterprise-name.ts'
import type { EnterpriseRow } from './enterprise-row.ts'
import { overlapping } from './enterprise-row.ts'

type Column = SheetColumn<EnterpriseRow>

export interface SheetOfEnterprises {
  readonly lists: EnterpriseLists & { readonly ratings: readonly Row<'stock_ratings'>[] }
  readonly periods: readonly { readonly id: number; readonly name: string }[]
  /** As they are when something is checked: the columns stay the same while rows change. */
  readonly rowsNow: () => readonly EnterpriseRow[]
  /** Adds a combination that is not in the list yet, and gives its number. */
  readonly propose: (parts: EnterpriseParts) => number
}

/** What of an enterprise is of a period is closed along with that. */
export const periodEntity = entityIn(stockEnterprises, 'farm_livestock_enterprise_periods')

export function enterpriseColumns(sheet: SheetOfEnterprises): readonly Column[] {
  return [
    whichColumn(sheet),
    {
      id: 'active',
      heading: 'This period',
      help: 'Whether the farm runs it in this period.',
      width: 110,
      kind: { is: 'flag' },
      value: ({ inPeriod }) => inPeriod !== undefined,
      check: (value, row) => (value !== true && row ? whyRun(row) : undefined),
      note: row => overlapNote(row, sheet.rowsNow()),
      writes: value => ({ period: { active: value === true } }),
    },
    ...stockColumns,
    lastColumn(sheet),
    ...settingColumns(sheet),
    classesColumn(sheet),
  ]
}

const ofStock = {
  group: 'Stock',
  locked: true,
  kind: { is: 'number', decimals: 0 },
  total: 'sum',
} as const

const stockColumns: readonly Column[] = [
  {
    ...ofStock,
    id: 'head',
    heading: 'On hand',
    unit: 'head',
    width: 120,
    help: 'Today, or at the end of a period that is over.',
    value: ({ head }) => head,
  },
  {
    ...ofStock,
    id: 'feed',
    heading: 'Average',
    unit: 'DSE',
    width: 130,
    help: 'Dry sheep equivalents on an average day of the period, by the feed ratings of the enterprise.',
    value: ({ feed }) => feed,
  },
  {
    id: 'progress',
    heading: 'Progress',
    group: 'Stock',
    width: 430,
    locked: true,
    kind: { is: 'text' },
    value: ({ progress }) => progress,
  },
]

function lastColumn({ periods }: SheetOfEnterprises): Column {
  return {
    id: 'last',
    heading: 'Last used',
    needsHeading: true,
    width: 105,
    locked: true,
    kind: { is: 'text' },
    value: ({ lastPeriod }) => {
      const name = periods.find(({ id }) => id === lastPeriod)?.name
      return name === undefined ? null : periodText(name)
    },
  }
}

function settingColumns({ lists }: SheetOfEnterprises): readonly Column[] {
  return [
    ofSettings('rating_set', {
      width: 190,
      kind: { is: 'choice', options: wordsOf(lists.ratings.map(one => one.rating_set)) },
      choices: ({ row }) => row && wordsOf(ratingsFor(row, lists).map(one => one.rating_set)),
    }),
    ofSettings('rating_variant', {
      width: 150,
      kind: { is: 'choice', options: wordsOf(lists.ratings.map(one => one.variant)) },
      choices: ({ row }) => row && wordsOf(ratingsFor(row, lists).map(one => one.variant)),
    }),
    ofSettings('sale_unit', { width: 100 }),
    ofSettings('overhead_share', { width: 110, total: 'sum' }),
    ofSettings('grazed_hectares', { width: 110, total: 'sum' }),
  ]
}

function classesColumn({ lists }: SheetOfEnterprises): Column {
  return {
    id: 'classes',
    heading: 'Classes',
    width: 220,
    locked: true,
    help: 'Open the enterprise to choose them.',
    kind: { is: 'text' },
    value: ({ kept }) =>
      lists.classes
        .filter(({ id }) => kept.some(one => one.livestock_class_id === id))
        .map(({ name }) => name)
        .join(', ') || null,
  }
}

const ofSettings = fieldColumns(entityIn(stockEnterprises, 'livestock_enterprise_settings'), {
  of: ({ settings }: EnterpriseRow) => settings,
  part: 'settings',
})

function whichColumn({ lists, rowsNow, propose }: SheetOfEnterprises): Column {
  const own = fieldColumns(entityIn(stockEnterprises, 'farm_livestock_enterprises'), {
    of: ({ ofFarm }: EnterpriseRow) => ofFarm,
    part: 'farm',
  })
  return own('livestock_enterprise_id', {
    heading: 'Enterprise',
    options: enterpriseOptions(lists),
    frozen: true,
    width: 340,
    locked: () => 'Land use, species and purpose stay as they are: add another enterprise.',
    check: (value, row) => {
      const same = rowsNow().find(
        one => one.ofFarm.livestock_enterprise_id === value && one.id !== row?.id,
      )
      return same && `${same.name} is in the list already.`
    },
    proposal: text => {
      const parts = partsNamed(text, lists)
      if (!parts || sameEnterprise(parts, lists)) return undefined
      const name = enterpriseName(parts, lists)
      return { label: `Add “${name}” as a new enterprise`, add: () => propose(parts) }
    },
    total: rows => countText(rows.length, 'enterprise'),
  })
}

/** Those of species that are shown first stand first (R39). */
function enterpriseOptions(lists: EnterpriseLists): readonly CellOption[] {
  const first = new Set(lists.species.filter(one => one.shown_first).map(({ id }) => id))
  const named = lists.enterprises.map(one => ({
    value: one.id,
    label: enterpriseName(one, lists),
    isFirst: first.has(one.species_id ?? 0),
  }))
  const inOrder = named.toSorted(
    (one, other) =>
      Number(other.isFirst) - Number(one.isFirst) || one.label.localeCompare(other.label),
  )
  return inOrder.map(({ value, label }) => ({ value, label }))
}

function ratingsFor(
  { enterprise }: EnterpriseRow,
  { classes, ratings }: SheetOfEnterprises['lists'],
) {
  const own = new Set(
    classes.flatMap(one => (one.species_type_id === enterprise?.species_id ? [one.id] : [])),
  )
  return ratings.filter(one => own.has(one.livestock_class_id))
}

function wordsOf(all: readonly (string | null)[]): readonly CellOption[] {
  return [...new Set(all)].flatMap(word => (word ? [optionOf(word)] : []))
}

/** What is recorded of it keeps it in the period. */
function whyRun({ classes, name, inPeriod }: EnterpriseRow): string | undefined {
  if (!inPeriod || classes.length === 0) return undefined
  return `Stock of ${name} is recorded in this period: delete that first, or retire the enterprise from the next period on.`
}

function overlapNote(row: EnterpriseRow, rows: readonly EnterpriseRow[]): string | undefined {
  const other = overlapping(row, rows)
  return (
    other &&
    `${other.name} has the same species and purpose. Check that no stock is counted in both.`
  )
}
