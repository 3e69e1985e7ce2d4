// Money of a period from opening to closing, in cents: each debt, cash, what the farm is worth, and what sales and
// stock come to against the income of the financial record.

import { periodText } from '../dates/period-text.ts'
import { differenceOf } from '../finance/moved-by.ts'
import { dollarsText } from '../numbers/dollars-text.ts'
import { sumOf } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'
import { bearsInterest } from '../record/record-debts.ts'
import { debtStatement } from './debt-statement.ts'
import type { NamedDebt } from './debt-statement.ts'
import { incomeStatements } from './income-statements.ts'
import type { IncomeRead } from './income-statements.ts'
import { addsUp, comes, goes, grew, leftOf, recorded } from './statement.ts'
import type { Statement, StatementLine } from './statement.ts'

const worthLines = [
  ['Land', ['owned_land_val']],
  ['Water', ['owned_water_val']],
  ['Machinery', ['owned_plant_val']],
  ['Buildings and fixtures', ['owned_buildings_val', 'owned_infrastructure_val']],
  ['Livestock', ['owned_livestock_val']],
  [
    'Crops and stores on hand',
    [
      'owned_grain_on_hand_val',
      'owned_fodder_on_hand_val',
      'owned_inputs_on_hand_val',
      'owned_growing_crop_val',
      'owned_wool_on_hand_val',
    ],
  ],
  ['Cash and deposits', ['owned_cash_fmd_val']],
  ['Other assets', ['owned_other_val']],
  ['Owed to us', ['debtors_val']],
] as const

/** Figures of the record that the lines of a statement are made of, by its key. */
export const figuresBehind: Readonly<Record<string, readonly string[]>> = {
  'net worth': [...worthLines.flatMap(([, names]) => names), 'total_liab', 'equity_val'],
  cash: [
    'owned_cash_fmd_val',
    'overdraft_liab',
    'free_cashflow',
    'off_farm_income',
    'principal_paid',
    'creditors_liab',
    'tax_provision_liab',
    'debtors_val',
  ],
}

/** What of a record the board asks for. */
export const boardFigures = [
  ...worthLines.flatMap(([, names]) => names),
  'overdraft_liab',
  'creditors_liab',
  'tax_provision_liab',
  'total_liab',
  'equity_val',
  'free_cashflow',
  'principal_paid',
  'off_farm_income',
  'gross_income',
  'crop_income',
  'sheep_income',
  'cattle_income',
  'other_livestock_income',
] as const

export type BoardFigures = Readonly<Record<(typeof boardFigures)[number], Known>>

export interface DollarRead extends IncomeRead {
  readonly debts: readonly NamedDebt[]
  readonly record: BoardFigures | null
  /** That of the period before, and what that is called. */
  readonly before: { readonly period: string; readonly figures: BoardFigures } | null
}

export function dollarStatements(read: DollarRead): readonly Statement[] {
  const { record, before } = read
  return [
    ...read.debts.filter(isTold).map(debtStatement),
    ...(record && before ? [worthStatement(record, before)] : []),
    ...(record ? [cashStatement(read, record)] : []),
    ...(record ? incomeStatements(read, record) : []),
  ]
}

/** Bills, tax and what is overdrawn come and go: they are in the cash, unless someone says what came and went. */
function isTold({ kind, borrowed, repaid }: NamedDebt): boolean {
  return (
    borrowed !== null || repaid !== null || (kind !== 'Overdraft' && bearsInterest.includes(kind))
  )
}

const unit = 'cents' as const
const atRecord = { place: 'record', id: null } as const

/** I7: net worth moves by what its parts move by. */
function worthStatement(
  now: BoardFigures,
  { period, figures: before }: NonNullable<DollarRead['before']>,
): Statement {
  const lines: readonly StatementLine[] = [
    comes(`Net worth, ${periodText(period)}`, before.equity_val),
    ...worthLines.flatMap(([label, names]) => {
      const by = movedBy(names.map(name => [now[name], before[name]]))
      return by === null || by === 0 ? [] : [grew(label, by)]
    }),
    ...debtsMoved(now, before),
  ]
  const [left, closing] = [leftOf(lines), now.equity_val]
  const difference = differenceOf(closing, left)
  return {
    key: 'net worth',
    title: 'Net worth',
    unit,
    opening: { label: periodText(period), amount: before.equity_val },
    lines,
    left: { label: 'Should be', amount: left },
    closing: { label: 'Net worth now', amount: closing },
    difference,
    ...judgedWorth(difference, closing),
    behind: atRecord,
  }
}

function debtsMoved(now: BoardFigures, before: BoardFigures): readonly StatementLine[] {
  const by = movedBy([[now.total_liab, before.total_liab]])
  return by === null || by === 0 ? [] : [grew('Debts', -by)]
}

/** What is not known on one side counts for nothing there, as in the totals of the record. */
function movedBy(pairs: readonly (readonly [now: Known, before: Known])[]): Known {
  const [now, before] = [sumOf(pairs.map(([is]) => is)), sumOf(pairs.map(([, was]) => was))]
  return now === null && before === null ? null : differenceOf(now ?? 0, before ?? 0)
}

function judgedWorth(difference: Known, closing: Known): Pick<Statement, 'state' | 'says'> {
  if (difference === null)
    return {
      state: 'none',
      says:
        closing === null
          ? 'Needs all that is owned and owed'
          : 'Needs the net worth of last period',
    }
  if (difference === 0) return { state: 'good', says: addsUp }
  return {
    state: 'look',
    says: `${dollarsText(difference)} of an entered total is in none of its lines`,
  }
}

/** Money in the bank less what is overdrawn. */
function cashStatement({ debts, before }: DollarRead, record: BoardFigures): Statement {
  const was = before?.figures
  const opening = was ? cashIn(was) : null
  const lines = [
    comes(before ? `Cash, ${periodText(before.period)}` : 'Cash, last period', opening),
    comes('Free cash of the year', record.free_cashflow),
    ...recorded([comes('Off-farm income', record.off_farm_income), ...lent(debts, record)]),
    ...(was ? owedMoved(record, was) : []),
  ]
  const [left, closing] = [leftOf(lines), cashIn(record)]
  const difference = differenceOf(closing, left)
  return {
    key: 'cash',
    title: 'Cash less overdraft',
    unit,
    opening: { label: before ? periodText(before.period) : 'Last period', amount: opening },
    lines,
    left: { label: 'Should be', amount: left },
    closing: { label: 'Cash now', amount: closing },
    difference,
    ...judgedCash({ opening, record, closing, difference }),
    behind: atRecord,
  }
}

function cashIn({ owned_cash_fmd_val: cash, overdraft_liab: overdraft }: BoardFigures): Known {
  return cash === null ? null : differenceOf(cash, overdraft ?? 0)
}

/** An overdraft is part of the cash. */
function lent(debts: readonly NamedDebt[], record: BoardFigures): readonly StatementLine[] {
  const loans = debts.filter(({ kind }) => kind !== 'Overdraft' && bearsInterest.includes(kind))
  const repaid = sumOf(loans.map(one => one.repaid))
  return [
    comes('Borrowed', sumOf(loans.map(({ borrowed }) => borrowed))),
    goes('Repaid', debts.length === 0 ? record.principal_paid : repaid),
  ]
}

/** What suppliers and the tax office wait for stays in the bank; what others owe us is not there yet. */
function owedMoved(now: BoardFigures, before: BoardFigures): readonly StatementLine[] {
  const owed = movedBy([
    [now.creditors_liab, before.creditors_liab],
    [now.tax_provision_liab, before.tax_provision_liab],
  ])
  const toUs = movedBy([[now.debtors_val, before.debtors_val]])
  return [
    ...(owed === null || owed === 0 ? [] : [grew('Bills and tax still to pay', owed)]),
    ...(toUs === null || toUs === 0 ? [] : [grew('Owed to us', -toUs)]),
  ]
}

interface CashTold {
  readonly opening: Known
  readonly record: BoardFigures
  readonly closing: Known
  readonly difference: Known
}

/** The record holds no bank account: so much apart, of all that the farm earned, is nothing to look for. */
const smallestGap = 1000_00
const smallestShare = 0.005

function judgedCash({
  opening,
  record,
  closing,
  difference,
}: CashTold): Pick<Statement, 'state' | 'says'> {
  if (closing === null) return { state: 'none', says: 'Needs the cash of this period' }
  if (opening === null) return { state: 'none', says: 'Needs the cash of last period' }
  if (record.free_cashflow === null || difference === null)
    return { state: 'none', says: 'Needs profit, tax, drawings and capital spending' }
  if (difference === 0) return { state: 'good', says: addsUp }
  const most = Math.max(smallestGap, (record.gross_income ?? 0) * smallestShare)
  if (Math.abs(difference) <= most)
    return { state: 'good', says: `${dollarsText(difference)} apart` }
  const more = difference > 0 ? 'more' : 'less'
  return { state: 'look', says: `${dollarsText(difference)} ${more} in the bank than explained` }
}
