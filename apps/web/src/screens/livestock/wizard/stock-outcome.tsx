// What an enterprise came to in a period, beside what it came to in the one before.

import { breedingRatio } from '@furrow/farming/stock/breeding-ratios'
import type { Known } from '@furrow/farming/numbers/ratio'
import { measureStock, moneyMeasures } from '@furrow/farming/stock/stock-measures'
import type { StockMeasureName } from '@furrow/farming/stock/stock-measures'
import { periodText } from '@furrow/farming/dates/period-text'
import { PlainTable } from '../../../ui/table/plain-table.tsx'
import type { TableColumn } from '../../../ui/table/table-columns.ts'
import { useSummedStock } from '../../../period/use-summed-stock.ts'
import { measureRows, rateNames } from '../summary/summary-tables.ts'
import type { EnterpriseInHand } from './enterprise-in-hand.ts'
import { marginRows } from './margin-outcome.ts'
import { useStockBefore } from './use-stock-before.ts'

interface Props {
  readonly hand: EnterpriseInHand
}

interface OutcomeRow {
  readonly name: string
  readonly words: string
  readonly looks: Pick<TableColumn<never>, 'kind' | 'decimals'>
  readonly now: Known
  readonly before: Known
}

export function StockOutcome({ hand }: Props) {
  const { period, place, id } = hand
  const { name: before, group, margins } = useStockBefore(place, id)
  const { data: summed } = useSummedStock(place.farmId, place.periodId, {
    livestockEnterpriseIds: [id],
  })
  const now = summed?.margins?.enterprises.find(({ of }) => of?.id === id)?.figures
  const rows = [...outcomeRows(hand, group), ...marginRows({ now, before: margins })]
  const columns: readonly TableColumn<OutcomeRow>[] = [
    { key: 'name', heading: 'Measure', value: ({ words }) => words },
    figures('now', periodText(period.name)),
    ...(before === undefined ? [] : [figures('before', before)]),
  ]
  return (
    <PlainTable
      caption="Result"
      columns={columns}
      rows={rows}
      rowKey={({ name }) => name}
      fixedOrder
    />
  )
}

function figures(key: 'now' | 'before', heading: string): TableColumn<OutcomeRow> {
  return { key, heading, kind: 'number', value: row => row[key], looks: ({ looks }) => looks }
}

type Before = ReturnType<typeof useStockBefore>['group']

function outcomeRows(hand: EnterpriseInHand, before: Before): readonly OutcomeRow[] {
  const { recorded, days, id, stock, breeds, rounds, seesMoney } = hand
  const settings = stock.lists.settings.find(one => one.livestock_enterprise_id === id)
  const measures = measureStock({
    classes: recorded.map(one => one.stock),
    period: days,
    isWholeFarm: false,
    grazed: settings?.grazed_hectares ?? null,
    rain: null,
  })
  const counts = rounds.map(round => round.counts)
  const measured = measureRows
    .filter(({ name }) => shown.includes(name) && (seesMoney || !moneyMeasures.includes(name)))
    .map(row => ({
      ...row,
      now: measures[row.name],
      before: before?.measures[row.name] ?? null,
    }))
  const rates = rateNames.map(([name, words]) => ({
    name,
    words,
    looks: { kind: 'percent', decimals: 1 } as const,
    now: breedingRatio(name, counts),
    before: before?.breeding.ratios[name] ?? null,
  }))
  return [...measured, ...(breeds ? rates : [])]
}

const shown: readonly StockMeasureName[] = [
  'dse',
  'dse_per_ha',
  'kilograms',
  'kilograms_per_ha',
  'daily_gain',
  'death_rate',
  'profit',
  'price_per_head',
  'price_per_kg',
]
