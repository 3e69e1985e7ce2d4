// Debts, people and water accounts of the financial record, reckoned line by line.

import { per, times, total } from './plain-figures.ts'
import type { Figure } from './raw-farm.ts'
import type { RawLoan, RawPerson, RawRecord, RawWaterAccount } from './raw-record.ts'

const lines: Readonly<Record<string, string>> = {
  overdraft_liab: 'Overdraft',
  term_loan_liab: 'Term loan',
  equipment_finance_liab: 'Equipment finance',
  livestock_finance_liab: 'Livestock finance',
  seasonal_finance_liab: 'Seasonal finance',
  lease_liab: 'Lease commitments',
  family_loan_liab: 'Family loan',
  creditors_liab: 'Creditors',
  tax_provision_liab: 'Tax, super and leave',
  other_liab: 'Other debt',
  debtors_val: 'Debtors (owed to us)',
}

const whole = (values: readonly Figure[]): Figure => (values.includes(null) ? null : total(values))

export function plainMoney(raw: RawRecord, period: number): Readonly<Record<string, Figure>> {
  const ofPeriod = <Row extends { readonly period_id: number }>(rows: readonly Row[]) =>
    rows.filter(row => row.period_id === period)
  return {
    ...owed(ofPeriod(raw.loans)),
    ...worked(ofPeriod(raw.people)),
    ...watered(ofPeriod(raw.accounts)),
  }
}

function owed(loans: readonly RawLoan[]): Readonly<Record<string, Figure>> {
  const left = (loan: RawLoan): Figure => {
    if (loan.closing_balance !== null) return loan.closing_balance
    if (loan.opening_balance === null) return null
    return loan.opening_balance + (loan.borrowed ?? 0) - (loan.repaid ?? 0)
  }
  const back = (loan: RawLoan): Figure => {
    const [first, last] = [loan.opening_balance, left(loan)]
    if (loan.repaid !== null || loan.loan_kind !== 'Overdraft') return loan.repaid
    return first === null || last === null ? null : first > last ? first - last : 0
  }
  const ours = loans.filter(({ loan_kind: kind }) => kind !== 'Debtors (owed to us)')
  const paying = ours.filter(({ loan_kind: kind }) => /^(Overdraft|.*loan|.*finance)$/.test(kind))
  return {
    ...Object.fromEntries(
      Object.entries(lines).map(([line, kind]) => [
        line,
        whole(loans.filter(loan => loan.loan_kind === kind).map(left)),
      ]),
    ),
    debt_repayment_val: whole(paying.map(back)),
    interest_cost: whole(paying.map(({ interest }) => interest)),
    current_liabilities_val: whole(ours.map(one => one.due_within_year)),
  }
}

function worked(people: readonly RawPerson[]): Readonly<Record<string, Figure>> {
  const hours = (one: RawPerson) => total([one.crop_hours, one.livestock_hours, one.other_hours])
  const days = (one: RawPerson): Figure => {
    const said = one.days_worked ?? per(hours(one), 10)
    return said === null ? null : Math.min(said, 300)
  }
  const isOwner = ({ worker_kind: kind }: RawPerson) => kind.startsWith('Owner')
  const isHired = ({ worker_kind: kind }: RawPerson) => kind.startsWith('Contractor')
  const cost = (one: RawPerson): Figure => {
    if (!isOwner(one)) return one.wages
    const year = times(per(days(one), 240), 10_000_000)
    return one.allowance ?? (year === null ? null : Math.round(year))
  }
  const spentOn = (of: 'crop_hours' | 'livestock_hours') =>
    whole(
      people
        .filter(one => !isHired(one))
        .map(one => {
          const share = times(cost(one), per(one[of] ?? 0, hours(one)))
          return share === null ? null : Math.round(share)
        }),
    )
  const daysOf = (kind: string) => whole(people.filter(one => one.worker_kind === kind).map(days))
  const allowance = whole(people.filter(isOwner).map(cost))
  return {
    days_owner: whole(people.filter(isOwner).map(days)),
    days_permanent: daysOf('Permanent'),
    days_casual: daysOf('Casual'),
    fte_contract: whole(people.filter(isHired).map(one => per(days(one), 240))),
    // Where the rows do not say it, the record has what is usual.
    ...(allowance !== null && { owner_allowance_total: allowance }),
    contract_labour_cost: whole(people.filter(isHired).map(({ wages }) => wages)),
    labour_cost_crop: spentOn('crop_hours'),
    labour_cost_livestock: spentOn('livestock_hours'),
  }
}

function watered(accounts: readonly RawWaterAccount[]): Readonly<Record<string, Figure>> {
  const stores = accounts.filter(({ kind }) => kind === 'On-farm storage')
  const rights = accounts.filter(({ kind }) => kind !== 'On-farm storage')
  return {
    water_allocation_pct: per(
      whole(rights.map(({ allocated }) => allocated)),
      whole(rights.map(({ held }) => held)),
    ),
    water_carryover_ml: total(rights.map(one => one.carried_in)),
    water_purchased_ml: total(accounts.map(({ bought }) => bought)),
    water_sold_ml: total(accounts.map(({ sold }) => sold)),
    water_loss_ml: total(accounts.map(({ lost }) => lost)),
    water_sale_income: total(accounts.map(one => one.sold_income)),
    storage_opening_ml: total(stores.map(one => one.carried_in)),
    storage_closing_ml: total(stores.map(one => one.carried_out)),
  }
}
