// What sales of crops and the trading of stock come to, against the income of the financial record, in cents.

import type { IncomeOfCrop } from '../crops/crop-income.ts'
import { differenceOf } from '../finance/moved-by.ts'
import { dollarsText } from '../numbers/dollars-text.ts'
import { sumOf } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'
import { isOtherFigure } from '../record/record-origins.ts'
import type { StockGroup } from '../stock/livestock-summary.ts'
import { addsUp, comes, goes, recorded } from './statement.ts'
import type { Statement, StatementLine } from './statement.ts'

type IncomeFigures = Readonly<
  Record<'crop_income' | 'sheep_income' | 'cattle_income' | 'other_livestock_income', Known>
>

export interface IncomeRead {
  readonly incomes: readonly IncomeOfCrop[]
  /** All stock of the farm; nothing where there is none. */
  readonly stock: Pick<StockGroup, 'value'> | null
}

export function incomeStatements(
  { incomes, stock }: IncomeRead,
  record: IncomeFigures,
): readonly Statement[] {
  return [
    ...(incomes.length > 0 || record.crop_income !== null ? [cropIncome(incomes, record)] : []),
    ...(stock ? [stockIncome(stock, record)] : []),
  ]
}

function cropIncome(
  earned: readonly IncomeOfCrop[],
  { crop_income: closing }: IncomeFigures,
): Statement {
  const lines = recorded([
    comes('Sold', sumOf(earned.map(({ sold }) => sold))),
    comes('In storage, at the expected price', sumOf(earned.map(({ estimated }) => estimated))),
    comes('Kept for seed or feed, at the gate', sumOf(earned.map(({ kept }) => kept))),
  ])
  return income('crop income', 'Crop income', {
    lines,
    left: sumOf(earned.map(one => one.income)),
    closing,
    from: 'By sales',
    behind: { place: 'crop sales', id: null },
  })
}

function stockIncome({ value }: Pick<StockGroup, 'value'>, record: IncomeFigures): Statement {
  const { moved = null, closing = null, profit = null } = value ?? {}
  return income('stock income', 'Livestock trading', {
    lines: [
      comes('Sold', moved?.sale ?? null),
      comes('Closing value', closing),
      goes('Bought', moved?.purchase ?? null),
      goes('Opening value', moved?.opening ?? null),
    ],
    left: profit,
    closing: sumOf([record.sheep_income, record.cattle_income, record.other_livestock_income]),
    from: 'By the ledger',
    behind: { place: 'stock ledger', id: null },
  })
}

interface Income {
  readonly lines: readonly StatementLine[]
  readonly left: Known
  readonly closing: Known
  readonly from: string
  readonly behind: Statement['behind']
}

function income(
  key: string,
  title: string,
  { lines, left, closing, from, behind }: Income,
): Statement {
  const difference = differenceOf(closing, left)
  return {
    key,
    title,
    unit: 'cents',
    opening: { label: from, amount: left },
    lines,
    left: { label: from, amount: left },
    closing: { label: 'In the record', amount: closing },
    difference,
    ...judgedIncome({ left, closing, difference }),
    behind,
  }
}

function judgedIncome({
  left,
  closing,
  difference,
}: Readonly<Record<'left' | 'closing' | 'difference', Known>>): Pick<Statement, 'state' | 'says'> {
  if (left === null && closing === null)
    return { state: 'none', says: 'Nothing is sold or valued yet' }
  if (left === null) return { state: 'none', says: 'Needs every price, number and value' }
  if (closing === null || difference === null)
    return { state: 'none', says: 'Not in the record yet' }
  if (!isOtherFigure(closing, left)) return { state: 'good', says: addsUp }
  const more = difference > 0 ? 'more' : 'less'
  return { state: 'look', says: `${dollarsText(difference)} ${more} in the record` }
}
