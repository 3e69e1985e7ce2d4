// What the tables below the reconciliation say: how they bred, the measures against last period, and the
// schedule that the accountant asks for.

import { scheduleLines, stockSchedule } from '@furrow/farming/stock/stock-schedule'
import type { ScheduleLineName } from '@furrow/farming/stock/stock-schedule'
import type { BreedingRatioName } from '@furrow/farming/stock/breeding-ratios'
import { moneyMeasures } from '@furrow/farming/stock/stock-measures'
import type { StockMeasureName } from '@furrow/farming/stock/stock-measures'
import type { LivestockOfPeriod } from '@furrow/wire/livestock-summary-answer'
import { periodText } from '@furrow/farming/dates/period-text'
import type { Known } from '@furrow/farming/numbers/ratio'
import type { FilledTable, TableColumn } from '../../../ui/table/table-columns.ts'
import type { StockLists } from '../stock/use-stock-lists.ts'
import { marginMeasures } from './margin-table.ts'
import { noEnterprise } from './stock-summary-rows.ts'
import type { ToldGroup } from './stock-summary-rows.ts'

export function breedingTable({ enterprises }: LivestockOfPeriod): FilledTable<ToldGroup> {
  return {
    columns: breedingColumns,
    rows: enterprises.filter(({ breeding }) => breeding.rounds > 0),
    rowKey: group => group.of?.id ?? 0,
  }
}

/** What the rate of losses of some of them still needs, in a sentence. */
export function whyLossesMissing(bred: readonly ToldGroup[]): string | undefined {
  return bred.some(({ breeding }) => breeding.ratios.losses === null) ? lossesNeed : undefined
}

const lossesNeed =
  'Loss rate: needs the number in young at scanning and the number weaned. For sheep and goats it needs “Foetuses” instead, a column of the breeding sheet that is hidden until you choose it.'

export const rateNames: readonly (readonly [BreedingRatioName, string])[] = [
  ['scanning', 'Scanning rate, of scanned'],
  ['marking', 'Marking rate, of joined'],
  ['weaning', 'Weaning rate, of joined'],
]

const ratio = (
  name: BreedingRatioName,
  heading: string,
  looks: Partial<TableColumn<ToldGroup>> = { kind: 'percent', decimals: 1 },
): TableColumn<ToldGroup> => ({
  key: name,
  heading,
  value: ({ breeding }) => breeding.ratios[name],
  ...looks,
})

const breedingColumns: readonly TableColumn<ToldGroup>[] = [
  { key: 'name', heading: 'Enterprise', value: ({ of }) => of?.name ?? noEnterprise },
  {
    key: 'joined',
    heading: 'Females joined',
    kind: 'number',
    decimals: 0,
    value: ({ breeding }) => breeding.joined,
  },
  ratio('joining', 'Females per sire', { kind: 'number', decimals: 1 }),
  ...rateNames.map(([name, words]) => ratio(name, words)),
  ratio('losses', 'Loss rate, scanning to weaning'),
  ratio('kilograms_weaned', 'Weaned per female', { kind: 'number', unit: 'kg', decimals: 1 }),
]

interface MeasureRow {
  readonly name: StockMeasureName
  readonly words: string
  readonly looks: Pick<TableColumn<never>, 'kind' | 'decimals'>
}

const number = (decimals: number) => ({ kind: 'number', decimals }) as const
const money = { kind: 'money', decimals: 2 } as const

export const measureRows: readonly MeasureRow[] = [
  { name: 'dse', words: 'DSE, on an average day', looks: number(0) },
  { name: 'dse_of_ends', words: 'DSE, mean of opening and closing', looks: number(0) },
  { name: 'dse_per_ha', words: 'DSE per hectare grazed', looks: number(2) },
  { name: 'dse_per_ha_100mm', words: 'DSE per hectare and 100 mm of rain', looks: number(2) },
  { name: 'kilograms', words: 'Growth, kg', looks: number(0) },
  { name: 'kilograms_per_ha', words: 'Growth per hectare grazed, kg', looks: number(1) },
  { name: 'kilograms_per_ha_100mm', words: 'Growth per hectare and 100 mm, kg', looks: number(1) },
  { name: 'kilograms_per_dse', words: 'Growth per DSE, kg', looks: number(2) },
  { name: 'daily_gain', words: 'Growth per head and day, kg', looks: number(3) },
  { name: 'death_rate', words: 'Deaths of weaned stock', looks: { kind: 'percent', decimals: 2 } },
  {
    name: 'replacement_rate',
    words: 'Replacements, of females at opening',
    looks: { kind: 'percent', decimals: 1 },
  },
  { name: 'profit', words: 'Trading profit', looks: money },
  { name: 'inventory_change', words: 'Change of value on hand', looks: money },
  { name: 'price_per_head', words: 'Sold for, $/head', looks: money },
  { name: 'price_per_kg', words: 'Sold for, $/kg', looks: money },
  { name: 'profit_per_dse', words: 'Trading profit per DSE', looks: money },
]

type Measured = Pick<LivestockOfPeriod, 'total' | 'margins'>

interface MeasureLine extends Pick<MeasureRow, 'words' | 'looks'> {
  readonly name: string
  readonly value: (told: Measured) => Known
}

export function measureTable(told: LivestockOfPeriod): FilledTable<MeasureLine> {
  const before = told.earlier.at(-1)
  const seesMoney = told.total.value !== null
  const measured = measureRows
    .filter(({ name }) => seesMoney || !moneyMeasures.includes(name))
    .map(row => ({ ...row, value: ({ total }: Measured) => total.measures[row.name] }))
  const earned = marginMeasures.map(row => ({
    ...row,
    value: ({ margins }: Measured) => margins?.total.figures[row.name] ?? null,
  }))
  return {
    columns: [
      { key: 'name', heading: 'Measure', value: ({ words }) => words },
      measureColumn('now', periodText(told.period), told),
      ...(before ? [measureColumn('before', periodText(before.period), before)] : []),
    ],
    rows: [...measured, ...(told.margins ? earned : [])],
    rowKey: ({ name }) => name,
  }
}

const measureColumn = (key: string, heading: string, told: Measured): TableColumn<MeasureLine> => ({
  key,
  heading,
  kind: 'number',
  looks: ({ looks }) => looks,
  value: line => line.value(told),
})

interface ScheduleRow {
  readonly key: string
  readonly species: string
  readonly line: ScheduleLineName
  readonly head: number | null
  readonly value: number | null
}

/** Natural increase at what the tax office takes a head for. */
export function scheduleTable(
  told: LivestockOfPeriod,
  { species }: Pick<StockLists, 'species'>,
): FilledTable<ScheduleRow> {
  const slugs = new Map(species.map(({ id, slug }) => [id, slug]))
  return {
    columns: told.total.value === null ? scheduleColumns.slice(0, 3) : scheduleColumns,
    rows: told.species.flatMap((group): readonly ScheduleRow[] => {
      const schedule = stockSchedule(slugs.get(group.of?.id ?? 0) ?? '', group)
      return scheduleLines.map(line => ({
        key: `${group.of?.id} ${line}`,
        species: group.of?.name ?? '',
        line,
        ...schedule[line],
      }))
    }),
    rowKey: ({ key }) => key,
  }
}

const scheduleWords: Readonly<Record<ScheduleLineName, string>> = {
  opening: 'Opening',
  'natural increase': 'Natural increase',
  purchases: 'Purchases',
  sales: 'Sales',
  deaths: 'Deaths',
  closing: 'Closing',
}

const scheduleColumns: readonly TableColumn<ScheduleRow>[] = [
  { key: 'species', heading: 'Species', value: ({ species }) => species },
  { key: 'line', heading: 'Line', value: ({ line }) => scheduleWords[line] },
  { key: 'head', heading: 'Head', kind: 'number', decimals: 0, value: ({ head }) => head },
  { key: 'value', heading: 'Value', kind: 'money', decimals: 0, value: ({ value }) => value },
]
