// What crops brought in, what they cost by themselves and what is left: the columns of their summary.

import { costGroups } from '@furrow/farming/crops/costs/crop-money'
import type { CostGroup, MoneyFigures } from '@furrow/farming/crops/costs/crop-money'
import { moneyText, notKnown, numberText, percentText } from '../../../ui/amounts.ts'
import type { TableColumn } from '../../../ui/table/table-columns.ts'
import type { SummaryRow } from './shown-summary.ts'
import { income, incomePerHectare } from './summary-columns.tsx'

type Name = Exclude<keyof MoneyFigures, 'costs'>
type MarginColumn = TableColumn<SummaryRow>

function dollars(key: Name, heading: string): MarginColumn {
  return { key, heading, kind: 'money', decimals: 0, value: ({ figures }) => figures[key] }
}

/** For each tonne or bale. */
function price(key: Name, heading: string): MarginColumn {
  return {
    key,
    heading,
    kind: 'money',
    value: ({ figures }) => figures[key],
    show: ({ figures, crop }) => {
      const [unit] = crop?.unit.split('/') ?? []
      return withUnit(figures[key], moneyText, unit && `/${unit === 'bales' ? 'bale' : unit}`)
    },
  }
}

const groupWords: Readonly<Record<CostGroup, string>> = {
  seed: 'Seed',
  fertiliser: 'Fertiliser',
  chemicals: 'Chemicals',
  contractors: 'Contractors',
  water: 'Water',
  to_market: 'To market',
  other: 'Other',
}

export const marginColumns: readonly MarginColumn[] = [
  income,
  dollars('cost', 'Direct cost'),
  dollars('gross_margin', 'Gross margin'),
  incomePerHectare,
  dollars('cost_per_ha', 'Cost per ha'),
  dollars('margin_per_ha', 'Margin per ha'),
  {
    key: 'return_on_cost',
    heading: 'Return on cost',
    kind: 'percent',
    decimals: 0,
    value: ({ figures }) => figures.return_on_cost,
    show: ({ figures }) => percentText(figures.return_on_cost, 0),
  },
  {
    key: 'break_even_yield',
    heading: 'Break-even yield',
    kind: 'number',
    decimals: 2,
    value: ({ figures }) => figures.break_even_yield,
    show: ({ figures, crop }) =>
      withUnit(
        figures.break_even_yield,
        figure => numberText(figure, 2, 2),
        crop && ` ${crop.unit}`,
      ),
  },
  price('break_even_price', 'Break-even price'),
  price('farm_gate_price', 'Farm gate price'),
]

/** What the direct costs are made of. */
export const costColumns: readonly MarginColumn[] = [
  ...costGroups.map((group): MarginColumn => ({
    key: group,
    heading: groupWords[group],
    kind: 'money',
    decimals: 0,
    value: ({ figures }) => figures.costs[group],
  })),
  dollars('cost', 'Direct cost'),
]

function withUnit(
  figure: number | null,
  text: (figure: number) => string,
  unit: string | null | undefined,
): string {
  return figure === null ? notKnown : `${text(figure)}${unit ?? ''}`
}
