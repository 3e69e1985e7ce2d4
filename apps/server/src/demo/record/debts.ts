// Debts through a period: loans are paid down, machines are financed, and what the year lacks in
// cash or leaves over comes from the bank or goes to it. Whole cents.

import type { Random } from '../random.ts'
import type { DraftedYear } from './draft.ts'
import type { Habits } from './habits.ts'
import { nearHundred } from './year.ts'
import type { Figures } from './year.ts'

export interface Debts {
  readonly overdraft: number
  readonly term: number
  readonly equipment: number
  readonly livestock: number
  readonly seasonal: number
  readonly family: number
  readonly lease: number
  readonly creditors: number
  readonly tax: number
}

export interface Borrower {
  readonly year: DraftedYear
  readonly habits: Habits
  readonly random: Random
}

export function openingDebts(owned: number, { year, habits, random }: Borrower): Debts {
  const wanted = owned * habits.gearing
  const equipment = nearHundred(Math.min(wanted * 0.3, year.year.assets.plantOpening * 0.24))
  const family = nearHundred(Math.min(habits.familyLoan * 100, wanted * 0.2))
  const running = runningDebts({ year, habits, random }, 0)
  return {
    ...running,
    term: nearHundred(wanted - equipment - family),
    equipment,
    family,
    overdraft: 0,
  }
}

export interface YearsMoney {
  /** In the bank once all but interest, loans and suppliers is paid. */
  readonly cash: number
  readonly lease: number
  readonly rate: number
}

export interface SettledDebts {
  readonly debts: Debts
  readonly cash: number
  readonly interest: number
  readonly repaid: number
}

export function settledDebts(before: Debts, money: YearsMoney, borrower: Borrower): SettledDebts {
  const { assets } = borrower.year.year
  const due = principalDue(before)
  const machines = nearHundred(Math.max(0, assets.plantBought - assets.plantSold) * 0.5)
  const planned: Debts = {
    ...runningDebts(borrower, money.lease),
    overdraft: 0,
    term: before.term - due.term,
    equipment: before.equipment - due.equipment + machines,
    family: before.family,
  }
  const interest = Math.round(((bearing(before) + bearing(planned)) / 2) * money.rate)
  const cash = money.cash - interest + addedUp(planned) - addedUp(before)
  const { debts, extra } = withCash(planned, cash, borrower.year.gross)
  const settled = cash + addedUp(debts) - addedUp(planned)
  return { debts, cash: settled, interest, repaid: due.term + due.equipment + extra }
}

export const addedUp = (debts: Debts): number =>
  Object.values(debts).reduce((sum: number, debt: number) => sum + debt, 0)

/** What has to be paid back within a year. */
function principalDue({ term, equipment }: Debts) {
  return { term: nearHundred(term * 0.045), equipment: nearHundred(equipment * 0.24) }
}

const bearing = ({ overdraft, term, equipment, livestock, seasonal, family }: Debts): number =>
  overdraft + term + equipment + livestock + seasonal + family

/** Debts that are new every year. */
function runningDebts({ year, habits, random }: Borrower, lease: number) {
  const { stock } = year.year
  const isGeared = habits.gearing > 0.12
  const stocked = stock.sheep.closingValue + stock.cattle.closingValue
  const cropped = year.gross - stock.sheep.salesValue - stock.cattle.salesValue
  const spent = year.draft.spending * 100
  return {
    livestock: isGeared ? nearHundred(stocked * random.between(0.04, 0.08)) : 0,
    seasonal: isGeared ? nearHundred(Math.max(0, cropped) * random.between(0.03, 0.06)) : 0,
    lease: nearHundred(lease * 0.25),
    creditors: nearHundred(spent * random.between(0.025, 0.055)),
    tax: nearHundred(year.gross * random.between(0.008, 0.018)),
  }
}

/** Little is left idle in the bank; what lacks is drawn there, first on the overdraft. */
function withCash(planned: Debts, cash: number, gross: number) {
  const least = nearHundred(gross * 0.02)
  const most = nearHundred(gross * 0.16)
  const lacking = nearHundred(Math.max(0, least - cash))
  const overdraft = Math.min(lacking, nearHundred(gross * 0.06))
  const spare = Math.max(0, cash - most) * 0.75
  const extra = nearHundred(Math.min(spare, planned.term * 0.4))
  const term = planned.term + lacking - overdraft - extra
  return { debts: { ...planned, overdraft, term }, extra }
}

export function debtFigures(debts: Debts, before: Debts): Figures {
  return {
    overdraft_liab: debts.overdraft,
    term_loan_liab: debts.term,
    equipment_finance_liab: debts.equipment,
    livestock_finance_liab: debts.livestock,
    seasonal_finance_liab: debts.seasonal,
    lease_liab: debts.lease,
    family_loan_liab: debts.family,
    creditors_liab: debts.creditors,
    tax_provision_liab: debts.tax,
    opening_total_liab: addedUp(before),
    average_debt_val: Math.round((bearing(before) + bearing(debts)) / 2),
  }
}

/** What falls due within a year. */
export function dueSoon(debts: Debts): number {
  const { overdraft, seasonal, lease, creditors, tax } = debts
  const due = principalDue(debts)
  return overdraft + seasonal + lease + creditors + tax + due.term + due.equipment
}
