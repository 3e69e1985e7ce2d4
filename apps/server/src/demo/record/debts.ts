// Debts through a period: loans are paid down, machines are financed, and what the year lacks in
// cash or leaves over comes from the bank or goes to it. Whole cents.

import type { Row } from '../../rules/saving/save-rule.ts'
import type { Random } from '../random.ts'
import type { Habits } from './habits.ts'
import { figureIn, nearHundred, sumOf } from './book-year.ts'
import type { EnteredFigures } from './book-year.ts'

export interface Borrower {
  /** The record before anything is owed. */
  readonly record: Row
  readonly habits: Habits
  readonly random: Random
}

/** What is owed at the end of a period, by its name in the record. */
const owing = {
  overdraft: 'overdraft_liab',
  term: 'term_loan_liab',
  equipment: 'equipment_finance_liab',
  livestock: 'livestock_finance_liab',
  seasonal: 'seasonal_finance_liab',
  family: 'family_loan_liab',
  lease: 'lease_liab',
  creditors: 'creditors_liab',
  tax: 'tax_provision_liab',
} as const
type Debts = Readonly<Record<keyof typeof owing, number>>
const names = Object.keys(owing) as (keyof typeof owing)[]

export function openingDebts(owned: number, borrower: Borrower): EnteredFigures {
  const { record, habits } = borrower
  const wanted = owned * habits.gearing
  const plant = figureIn(record, 'owned_plant_val')
  const equipment = nearHundred(Math.min(wanted * 0.3, plant * 0.24))
  const family = nearHundred(Math.min(habits.familyLoan * 100, wanted * 0.2))
  const term = nearHundred(wanted - equipment - family)
  const lease = 0
  return debtFigures({ ...runningDebts(borrower), lease, term, equipment, family, overdraft: 0 })
}

export interface YearsMoney {
  /** The record of the period before. */
  readonly before: Row
  /** In the bank once all but interest, loans and suppliers is paid. */
  readonly cash: number
  readonly lease: number
  readonly rate: number
}

export interface SettledDebts {
  /** All that follows for the record. */
  readonly figures: EnteredFigures
  /** What falls due within a year. */
  readonly dueSoon: number
  readonly cash: number
}

export function settledDebts(money: YearsMoney, borrower: Borrower): SettledDebts {
  const { record } = borrower
  const before = debtsIn(money.before)
  const due = principalDue(before)
  const bought = figureIn(record, 'plant_purchase_val') - figureIn(record, 'plant_sale_val')
  const machines = nearHundred(Math.max(0, bought) * 0.5)
  const planned: Debts = {
    ...runningDebts(borrower),
    lease: nearHundred(money.lease * 0.25),
    overdraft: 0,
    term: before.term - due.term,
    equipment: before.equipment - due.equipment + machines,
    family: before.family,
  }
  const interestOn = (after: Debts) =>
    Math.round(((bearing(before) + bearing(after)) / 2) * money.rate)
  const settle = (after: Debts) => {
    const cash = money.cash - interestOn(after) + addedUp(planned) - addedUp(before)
    return withCash(planned, cash, figureIn(record, 'gross_income'))
  }
  // Interest goes by what is owed at the end, and what is owed at the end by the interest.
  const { debts, extra } = settle(settle(settle(planned).debts).debts)
  const interest = interestOn(debts)
  return {
    figures: {
      ...debtFigures(debts),
      interest_cost: interest,
      debt_repayment_val: due.term + due.equipment + extra + repaidOf(before, debts),
    },
    dueSoon: dueSoon(debts),
    cash: money.cash - interest + addedUp(debts) - addedUp(before),
  }
}

function debtsIn(record: Row): Debts {
  const debts = names.map(name => [name, figureIn(record, owing[name])])
  return Object.fromEntries(debts) as Debts
}

function debtFigures(debts: Debts): EnteredFigures {
  return Object.fromEntries(names.map(name => [owing[name], debts[name]]))
}

const addedUp = (debts: Debts): number => sumOf(names, name => debts[name])

/** Of what is drawn and paid back within the year: by how much less is owed. */
function repaidOf(before: Debts, debts: Debts): number {
  const revolving = ['overdraft', 'livestock', 'seasonal'] as const
  return sumOf(revolving, name => Math.max(0, before[name] - debts[name]))
}

/** What has to be paid back within a year. */
export function principalDue({ term, equipment }: Pick<Debts, 'term' | 'equipment'>) {
  return { term: nearHundred(term * 0.045), equipment: nearHundred(equipment * 0.24) }
}

const bearing = ({ overdraft, term, equipment, livestock, seasonal, family }: Debts): number =>
  overdraft + term + equipment + livestock + seasonal + family

/** Debts that are new every year. */
function runningDebts({ record, habits, random }: Borrower) {
  const isGeared = habits.gearing > 0.12
  const gross = figureIn(record, 'gross_income')
  const stocked = figureIn(record, 'owned_livestock_val') * random.between(0.04, 0.08)
  const sown = figureIn(record, 'crop_income') * random.between(0.03, 0.06)
  return {
    livestock: isGeared ? nearHundred(stocked) : 0,
    seasonal: isGeared ? nearHundred(Math.max(0, sown)) : 0,
    creditors: nearHundred(gross * random.between(0.015, 0.035)),
    tax: nearHundred(gross * random.between(0.008, 0.018)),
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

function dueSoon(debts: Debts): number {
  const { overdraft, seasonal, lease, creditors, tax } = debts
  const due = principalDue(debts)
  return overdraft + seasonal + lease + creditors + tax + due.term + due.equipment
}
