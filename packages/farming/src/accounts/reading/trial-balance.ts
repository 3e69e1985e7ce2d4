// A trial balance: what an account owes or is owed, and the income and costs of the year so far.

import { isBalancePart, isCostPart, isIncomePart } from './heading-parts.ts'
import type { PartLine } from './line-part.ts'
import type { StatementCheck, StatementNote } from './statement-read.ts'

export interface BalanceLines {
  /** Of a balance a debit is above 0; of all else, what it adds to net profit. */
  readonly cents: readonly number[]
  readonly checks: readonly StatementCheck[]
  readonly notes: readonly StatementNote[]
  /** Income less costs. */
  readonly netProfit: number
}

export function balanceLines(lines: readonly PartLine[], tolerance: number): BalanceLines {
  const debits = debitsOf(lines, tolerance)
  const isProfit = ({ part }: PartLine) => isIncomePart(part) || isCostPart(part)
  const cents = lines.map((line, place) => {
    const debit = debits[place] ?? 0
    return !isBalancePart(line.part) && debit !== 0 ? -debit : debit
  })
  const netProfit = cents.reduce((all, one, place) => {
    const line = lines[place]
    return line && isProfit(line) ? all + one : all
  }, 0)
  return {
    cents,
    checks: [
      sidesAgree(lines, debits, tolerance),
      ...earningsAgree(lines, debits, netProfit, tolerance),
    ].flat(),
    notes: lines
      .flatMap(line => (line.part === null && line.cents !== 0 ? [unknownPart(line)] : []))
      .slice(0, 1),
    netProfit,
  }
}

function unknownPart({ row }: PartLine): StatementNote {
  return {
    row: row.at + 1,
    note: 'This trial balance does not say which accounts are income, costs or balances. Please check each of them.',
  }
}

/** Two columns say it; one column is read from the debit side, from the credit side, or as each account usually stands. */
function debitsOf(lines: readonly PartLine[], tolerance: number): readonly number[] {
  const isSided = lines.some(({ row }) => row.amount.kind === 'money' && row.amount.side !== null)
  const printed = lines.map(({ row, cents }) => {
    const isCredit = row.amount.kind === 'money' && row.amount.side === 'credit'
    return isCredit && cents !== 0 ? -cents : cents
  })
  const sum = printed.reduce((all, one) => all + one, 0)
  const usual = lines.map(({ part, cents }) => (isCreditPart(part) && cents !== 0 ? -cents : cents))
  if (isSided) return printed
  if (Math.abs(sum) > tolerance * lines.length) return usual
  const debits = lines.filter(({ part }) => part === 'asset' || isCostPart(part))
  const positive = debits.filter(({ cents }) => cents > 0).length
  return positive * 2 >= debits.length ? printed : printed.map(cents => (cents === 0 ? 0 : -cents))
}

const isCreditPart = (part: PartLine['part']) =>
  isIncomePart(part) || part === 'liability' || part === 'equity'

function sidesAgree(
  lines: readonly PartLine[],
  debits: readonly number[],
  tolerance: number,
): readonly StatementCheck[] {
  const sum = (sign: 1 | -1) =>
    debits.reduce((all, one) => (one * sign > 0 ? all + one * sign : all), 0)
  const [first] = lines
  if (!first) return []
  const printedCents = sum(1)
  const workedCents = sum(-1)
  return [
    {
      what: 'Debits equal credits',
      row: first.row.at + 1,
      printedCents,
      workedCents,
      differs: Math.abs(printedCents - workedCents) > tolerance * lines.length,
    },
  ]
}

/** Some show the profit of the year among the equity. */
function earningsAgree(
  lines: readonly PartLine[],
  debits: readonly number[],
  netProfit: number,
  tolerance: number,
): readonly StatementCheck[] {
  const place = lines.findIndex(
    ({ row, part }) =>
      (part === null || isBalancePart(part)) && /^current (?:year )?earnings$/i.test(row.label),
  )
  const line = lines[place]
  const shown = -(debits[place] ?? 0)
  if (!line || shown === 0) return []
  return [
    {
      what: line.row.label,
      row: line.row.at + 1,
      printedCents: shown,
      workedCents: netProfit,
      differs: Math.abs(shown - netProfit) > tolerance * lines.length,
    },
  ]
}
