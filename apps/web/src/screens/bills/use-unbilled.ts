// Work and expenses of a project that no bill charges yet; what is on a void bill is free again.

import { useRows } from '../../data/hooks/use-rows.ts'

export interface Unbilled {
  readonly key: string
  readonly type: 'employee_bills' | 'expenses'
  readonly id: number
  readonly day: string | null
  readonly who: string
  readonly text: string
  readonly hours: number | null
  readonly amount: number
}

export function useUnbilled(project: number, bill: number) {
  const enabled = { enabled: project > 0 }
  const work = useRows(
    'employee_bills',
    {
      where: { project_id: project },
      includes: ['employee', 'work_category'],
      sort: ['date', 'id'],
    },
    enabled,
  )
  const bills = useRows('bills', { where: { billable_id: project } }, enabled)
  const spent = useRows(
    'expenses',
    {
      where: { expensable_type: 'projects', expensable_id: project },
      includes: ['employee', 'expense_category'],
      sort: ['date', 'id'],
    },
    enabled,
  )
  const ofBill = useRows('expenses', {
    where: { expensable_type: 'bills', expensable_id: bill },
    includes: ['employee', 'expense_category'],
    sort: ['date', 'id'],
  })
  const standing = bills.rows.filter(({ status }) => status !== 'Void').map(({ id }) => id)
  const lines = useRows(
    'bill_lines',
    { where: { bill_id: standing } },
    { enabled: standing.length > 0 },
  )
  const taken = new Set(lines.rows.map(line => keyOf(line.taken_from_type, line.taken_from_id)))
  const all: readonly Unbilled[] = [
    ...work.rows.map(row => ({
      key: keyOf('employee_bills', row.id),
      type: 'employee_bills' as const,
      id: row.id,
      day: row.date,
      who: row.employee?.name ?? '',
      text: [row.work_category?.title ?? 'Work', row.description].filter(Boolean).join(': '),
      hours: row.hours,
      amount: row.amount,
    })),
    ...[...spent.rows, ...ofBill.rows].map(row => ({
      key: keyOf('expenses', row.id),
      type: 'expenses' as const,
      id: row.id,
      day: row.date,
      who: row.employee?.name ?? '',
      text: [row.expense_category?.title ?? 'Expense', row.description].filter(Boolean).join(': '),
      hours: null,
      amount: row.amount,
    })),
  ]
  const isLoading = [work, spent, ofBill, bills].some(one => one.isLoading) || lines.isLoading
  return { rows: all.filter(({ key }) => !taken.has(key)), isLoading }
}

const keyOf = (type: string | null, id: number | null) => `${type ?? ''} ${id ?? 0}`

/** By the hour where that comes to whole cents, so that the line comes to what the work is worth. */
export function lineOfUnbilled({ type, id, text, hours, amount }: Unbilled) {
  const isByHour = hours !== null && hours > 0 && amount % hours === 0
  return {
    description: text.slice(0, 500),
    quantity: isByHour ? hours : 1,
    unit_price: isByHour ? amount / hours : amount,
    taken_from_type: type,
    taken_from_id: id,
  }
}
