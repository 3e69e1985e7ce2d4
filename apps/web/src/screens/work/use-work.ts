// What someone of staff did and spent in a month, with the bills that charge it, and what can be chosen.

import { addDays, addMonths } from '@furrow/farming/dates/dates'
import { useMemo } from 'react'
import { useRows } from '../../data/hooks/use-rows.ts'
import type { CellOption } from '../../sheet/cells/cell-kind.ts'
import { expenseColumns, workColumns } from './work-columns.ts'
import type { ExpenseRow, WorkRow } from './work-columns.ts'

interface Asked {
  /** `2026-11`. */
  readonly month: string
  readonly person: number
}

function spanOf(month: string) {
  const from = `${month}-01`
  return { from, to: addDays(addMonths(from, 1), -1) }
}

export function useWork({ month, person }: Asked) {
  const { from, to } = spanOf(month)
  const wish = {
    where: { employee_id: person },
    filters: [
      { field: 'date', operator: '>=', value: from },
      { field: 'date', operator: '<=', value: to },
    ],
    sort: ['date', 'id'],
  } as const
  const work = useRows('employee_bills', wish)
  const expenses = useRows('expenses', wish)
  const onBills = useBilled(
    work.rows.map(({ id }) => id),
    expenses.rows.map(({ id }) => id),
  )
  const workRows = useMemo(
    () => work.rows.map((row): WorkRow => ({ ...row, bill: onBills(`employee_bills ${row.id}`) })),
    [work.rows, onBills],
  )
  const expenseRows = useMemo(
    () => expenses.rows.map((row): ExpenseRow => ({ ...row, bill: onBills(`expenses ${row.id}`) })),
    [expenses.rows, onBills],
  )
  return { work: { ...work, rows: workRows }, expenses: { ...expenses, rows: expenseRows } }
}

/** By number, or that it is on a draft. */
function useBilled(work: readonly number[], expenses: readonly number[]) {
  const ofWork = useLines('employee_bills', work)
  const ofExpenses = useLines('expenses', expenses)
  return useMemo(() => {
    const billed = new Map(
      [...ofWork, ...ofExpenses]
        .filter(({ bill }) => bill && bill.status !== 'Void')
        .map(line => [
          `${line.taken_from_type ?? ''} ${line.taken_from_id ?? 0}`,
          line.bill?.number ?? 'Draft',
        ]),
    )
    return (key: string) => billed.get(key)
  }, [ofWork, ofExpenses])
}

function useLines(type: 'employee_bills' | 'expenses', ids: readonly number[]) {
  const where = { taken_from_type: type, taken_from_id: ids.filter(id => id > 0) }
  return useRows('bill_lines', { where, includes: ['bill'] }, { enabled: ids.length > 0 }).rows
}

export function useWorkColumns(month: string) {
  const lists = useWorkLists()
  return useMemo(() => {
    const span = spanOf(month)
    return {
      work: workColumns({ projects: lists.projects, kinds: lists.work, span }),
      expenses: expenseColumns({ projects: lists.projects, kinds: lists.expenses, span }),
    }
  }, [lists, month])
}

/** Projects that are not archived, also those that stand in a row; kinds that are still offered. */
function useWorkLists() {
  const projects = useRows('projects', { where: { archived: false }, sort: ['title'] })
  const work = useRows('work_categories', { sort: ['sort_order'] })
  const expenses = useRows('expense_categories', { sort: ['sort_order'] })
  return useMemo(
    () => ({
      projects: projects.rows.map(optionOf),
      work: work.rows.map(optionOf),
      expenses: expenses.rows.map(optionOf),
    }),
    [projects.rows, work.rows, expenses.rows],
  )
}

function optionOf({ id, title }: { readonly id: number; readonly title: string }): CellOption {
  return { value: id, label: title }
}
