// Income and costs of stock: by enterprise with the farm below, and the measures that follow from them.

import type { StockMarginName } from '@furrow/farming/stock/costs/stock-margin'
import type { LivestockOfPeriod } from '@furrow/wire/livestock-summary-answer'
import { moneyText } from '../../../ui/amounts.ts'
import type { FilledTable, TableColumn } from '../../../ui/table/table-columns.ts'
import { noEnterprise } from './stock-summary-rows.ts'

type Margins = NonNullable<LivestockOfPeriod['margins']>
type Figures = Margins['total']['figures']

export interface MarginRow {
  readonly key: string
  readonly name: string
  readonly isFarm: boolean
  readonly figures: Figures
}

interface MarginMeasure {
  readonly name: StockMarginName
  readonly words: string
  readonly looks: Pick<TableColumn<never>, 'kind' | 'decimals'>
}

const money = { kind: 'money', decimals: 2 } as const

/** Trading profit stands among the other measures. */
export const marginMeasures: readonly MarginMeasure[] = [
  { name: 'wool_income', words: 'Wool', looks: money },
  { name: 'income', words: 'Income', looks: money },
  { name: 'income_per_dse', words: 'Income per DSE', looks: money },
  { name: 'direct_cost', words: 'Direct costs', looks: money },
  { name: 'direct_cost_per_dse', words: 'Direct costs per DSE', looks: money },
  { name: 'feed_cost', words: 'Supplementary feed', looks: money },
  { name: 'feed_cost_per_dse', words: 'Supplementary feed per DSE', looks: money },
  { name: 'agistment_cost', words: 'Agistment paid', looks: money },
  { name: 'gross_margin', words: 'Gross margin', looks: money },
  { name: 'gross_margin_per_dse', words: 'Gross margin per DSE', looks: money },
  { name: 'gross_margin_per_head', words: 'Gross margin per head', looks: money },
  { name: 'gross_margin_per_ha', words: 'Gross margin per hectare grazed', looks: money },
  { name: 'overhead_cost', words: 'Overheads', looks: money },
  { name: 'liveweight_cost_per_kg', words: 'Cost of production per kg grown', looks: money },
  { name: 'wool_cost_per_kg', words: 'Cost of production per kg of clean wool', looks: money },
  { name: 'direct_cost_per_kg', words: 'Direct costs per kg grown', looks: money },
  { name: 'cost_per_kg', words: 'All costs per kg grown, with those of wool', looks: money },
]

export function marginTable(margins: Margins): FilledTable<MarginRow> {
  const rows = margins.enterprises.map(({ of, species, figures }): MarginRow => ({
    key: of ? `enterprise ${of.id}` : `species ${species.id}`,
    name: of?.name ?? `${noEnterprise}: ${species.name.toLowerCase()}`,
    isFarm: false,
    figures,
  }))
  const farm = { key: 'farm', name: 'Whole farm', isFarm: true, figures: margins.total.figures }
  return { columns: [named, ...figureColumns], rows: [...rows, farm], rowKey: ({ key }) => key }
}

const named: TableColumn<MarginRow> = {
  key: 'name',
  heading: 'Enterprise',
  value: ({ name }) => name,
}

const whole = (name: StockMarginName, heading: string) => column(name, heading, 0)
const each = (name: StockMarginName, heading: string) => column(name, heading, 2)

function column(key: StockMarginName, heading: string, decimals: 0 | 2): TableColumn<MarginRow> {
  return { key, heading, kind: 'money', decimals, value: ({ figures }) => figures[key] }
}

const figureColumns: readonly TableColumn<MarginRow>[] = [
  whole('trading_profit', 'Trading profit'),
  whole('wool_income', 'Wool'),
  whole('income', 'Income'),
  whole('direct_cost', 'Direct costs'),
  whole('gross_margin', 'Gross margin'),
  each('gross_margin_per_dse', 'Per DSE'),
  each('gross_margin_per_head', 'Per head'),
  each('gross_margin_per_ha', 'Per ha grazed'),
  whole('overhead_cost', 'Overheads'),
  each('liveweight_cost_per_kg', 'Cost per kg'),
  each('wool_cost_per_kg', 'Wool cost per kg'),
]

/** What is missing or left over, in a sentence; nothing where all is borne. */
export function marginWarning({ lines }: Pick<Margins, 'lines'>): string | undefined {
  if (lines.length === 0)
    return 'No direct costs yet: without them there is no gross margin. Enter them in the record.'
  const left = lines.reduce((sum, one) => sum + Math.max(one.left, 0), 0)
  const over = lines.reduce((sum, one) => sum - Math.min(one.left, 0), 0)
  if (over > 0) return `${moneyText(over)} more was entered for enterprises than the costs come to.`
  return left > 0 ? `${moneyText(left)} of the costs is borne by no enterprise yet.` : undefined
}
