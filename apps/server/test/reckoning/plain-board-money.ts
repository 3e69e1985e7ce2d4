// What money of a farm's period comes to from opening to closing, reckoned as a bookkeeper would from the records of
// two periods, the debts and what was earned: net worth (I7), cash, and income of crops and stock. Whole cents.

import { total } from './plain-figures.ts'
import type { PlainIncome } from './plain-income.ts'
import type { Figure } from './raw-farm.ts'
import type { RawLoan } from './raw-record.ts'

type Figures = Readonly<Record<string, Figure>>

interface Asked {
  /** Of the period, and of the one before; nothing where none is kept. */
  readonly record: Figures | undefined
  readonly before: Figures | undefined
  readonly loans: readonly RawLoan[]
  readonly incomes: readonly PlainIncome[]
  /** What the stock of the farm traded for; nothing where there is none. */
  readonly trading: Figure | undefined
}

type Statement = Readonly<Record<'left' | 'closing' | 'difference', Figure>>

/** By what the board calls them. */
export function plainBoardMoney(asked: Asked): ReadonlyMap<string, Statement> {
  const { record, before, incomes, trading } = asked
  if (!record) return new Map()
  const [earned, ofCrops] = [total(incomes.map(({ income }) => income)), record['crop_income']]
  const traded = total(
    ['sheep_income', 'cattle_income', 'other_livestock_income'].map(name => record[name] ?? null),
  )
  const isTold = incomes.length > 0 || (ofCrops ?? null) !== null
  return new Map([
    ...(before ? [['net worth', netWorth(record, before)] as const] : []),
    ['cash', cash({ ...asked, record })] as const,
    ...(isTold ? [['crop income', apart(earned, ofCrops ?? null)] as const] : []),
    ...(trading === undefined ? [] : [['stock income', apart(trading, traded)] as const]),
  ])
}

const apart = (left: Figure, closing: Figure): Statement => ({
  left,
  closing,
  difference: left === null || closing === null ? null : closing - left,
})

const owned = `owned_land_val owned_water_val owned_plant_val owned_buildings_val
  owned_infrastructure_val owned_livestock_val owned_grain_on_hand_val owned_fodder_on_hand_val
  owned_inputs_on_hand_val owned_growing_crop_val owned_wool_on_hand_val owned_cash_fmd_val
  owned_other_val debtors_val`.split(/\s+/)

/** What is not known of a part counts for nothing, as in the totals of the record. */
function netWorth(now: Figures, before: Figures): Statement {
  const was = before['equity_val'] ?? null
  const grown = owned.reduce((sum, name) => sum + grew(name, now, before), 0)
  const left = was === null ? null : was + grown - grew('total_liab', now, before)
  return apart(left, now['equity_val'] ?? null)
}

function cash({ record, before, loans }: Asked & { readonly record: Figures }): Statement {
  const [was, made] = [before ? inBank(before) : null, record['free_cashflow'] ?? null]
  // An overdraft is part of the cash; what is owed to us or for rent was never lent.
  const lent = loans.filter(({ loan_kind: kind }) => /(loan|finance)$/.test(kind))
  const borrowed = total(lent.map(one => one.borrowed)) ?? 0
  const repaid =
    loans.length === 0 ? (record['principal_paid'] ?? 0) : (total(lent.map(one => one.repaid)) ?? 0)
  const waiting = ['creditors_liab', 'tax_provision_liab'].map(name =>
    grew(name, record, before ?? {}),
  )
  const owed = (total(waiting) ?? 0) - grew('debtors_val', record, before ?? {})
  const left =
    was === null || made === null
      ? null
      : was + made + (record['off_farm_income'] ?? 0) + borrowed - repaid + owed
  return apart(left, inBank(record))
}

function inBank(record: Figures): Figure {
  const there = record['owned_cash_fmd_val'] ?? null
  return there === null ? null : there - (record['overdraft_liab'] ?? 0)
}

function grew(name: string, now: Figures, before: Figures): number {
  return (now[name] ?? 0) - (before[name] ?? 0)
}
