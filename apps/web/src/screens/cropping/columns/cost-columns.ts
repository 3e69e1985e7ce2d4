// What a crop brought in, what it cost by itself and what is left: worked out, never typed. They are a view
// of the sheet, and wait in the chooser elsewhere.

import type { MoneyFigures } from '@furrow/farming/crops/costs/crop-money'
import { toldColumn } from '../column-of.ts'
import type { CropColumn } from '../column-of.ts'
import type { CropRow } from '../crop-row.ts'
import { totalsOf } from '../figure-columns.ts'

type Name = Exclude<keyof MoneyFigures, 'costs'>

type Wish = Partial<Pick<CropColumn, 'width' | 'help' | 'kind' | 'note'>>

function told(of: Name, heading: string, wish: Wish = {}): CropColumn {
  return toldColumn(of, heading, {
    group: 'Costs',
    width: 125,
    hidden: true,
    kind: { is: 'money' },
    ...wish,
    value: ({ line }) => line[of],
    total: rows => totalsOf(rows)[of],
  })
}

const byProduct = 'Per tonne, of cotton per bale'

export const costColumns: readonly CropColumn[] = [
  told('income', 'Income', {
    help: 'Sold, still to be sold and kept for seed or feed: the paddock’s part of it.',
    note: whileGrowing('No income'),
  }),
  told('cost', 'Direct cost', {
    help: 'Its part of the direct costs of the financial record: each line is shared over crops by what was done to them.',
  }),
  told('cost_per_ha', 'Cost per ha'),
  told('gross_margin', 'Gross margin', {
    help: 'Income less direct cost, of crops that have both.',
    note: whileGrowing('No margin'),
  }),
  told('margin_per_ha', 'Margin per ha'),
  told('return_on_cost', 'Return on cost', {
    kind: { is: 'percent' },
    help: 'Gross margin as a part of the direct cost.',
  }),
  told('break_even_yield', 'Break-even yield', {
    width: 140,
    kind: { is: 'number', decimals: 2 },
    help: 'What each hectare has to give to pay for its direct cost at this price, in the unit of its yield.',
  }),
  told('break_even_price', 'Break-even price', {
    width: 140,
    help: `${byProduct}: the price at which it pays for its direct cost at this yield.`,
  }),
  told('margin_per_ml', 'Margin per ML', {
    help: 'Gross margin for each megalitre that was put on.',
  }),
  told('farm_gate_price', 'Farm gate price', {
    width: 135,
    help: `${byProduct}: the price less freight, levies, receival and storage.`,
  }),
]

function whileGrowing(what: string) {
  return ({ line }: CropRow) =>
    line.is_growing && line.income === null ? `${what} while the crop is still growing.` : undefined
}
