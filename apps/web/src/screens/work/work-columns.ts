// The columns of work and of expenses: what they are for, what they were, and on which bill they are.

import { bills } from '@furrow/catalogue/chapters/bills'
import { entityIn } from '@furrow/catalogue/entity'
import type { Row } from '@furrow/wire/client/row-types'
import type { CellOption } from '../../sheet/cells/cell-kind.ts'
import { fieldColumns } from '../../sheet/cells/field-column.ts'
import type { SheetColumn } from '../../sheet/cells/sheet-column.ts'

export type WorkRow = Row<'employee_bills'> & { readonly bill?: string | undefined }
export type ExpenseRow = Row<'expenses'> & { readonly bill?: string | undefined }

export interface WorkLists {
  readonly projects: readonly CellOption[]
  readonly kinds: readonly CellOption[]
  /** The first and the last day that the sheet shows. */
  readonly span: { readonly from: string; readonly to: string }
}

const work = fieldColumns(entityIn(bills, 'employee_bills'), { of: (row: WorkRow) => row })
const expense = fieldColumns(entityIn(bills, 'expenses'), { of: (row: ExpenseRow) => row })

export function workColumns({ projects, kinds, span }: WorkLists): readonly SheetColumn<WorkRow>[] {
  return [
    work('date', { frozen: true, width: 120, requiredIf: () => true, check: dayIn(span) }),
    work('project_id', { options: projects, width: 220, requiredIf: () => true }),
    work('work_category_id', { options: kinds, width: 180 }),
    work('hours', { width: 90, total: 'sum' }),
    work('amount', { width: 120, total: 'sum' }),
    work('description', { width: 240 }),
    onBill(),
  ]
}

export function expenseColumns({
  projects,
  kinds,
  span,
}: WorkLists): readonly SheetColumn<ExpenseRow>[] {
  return [
    expense('date', { frozen: true, width: 120, check: dayIn(span) }),
    {
      id: 'project',
      heading: 'Project',
      kind: { is: 'choice', options: projects },
      width: 220,
      required: true,
      locked: ({ expensable_type: type }) =>
        type === 'bills' ? 'This expense is of one bill, not of a project.' : undefined,
      value: row => (row.expensable_type === 'projects' ? row.expensable_id : null),
      place: ({ id }) => ({ resource: 'expenses', id, field: 'expensable_id' }),
      writes: value => ({ expenses: { expensable_type: 'projects', expensable_id: value } }),
    },
    expense('expense_category_id', { options: kinds, width: 160 }),
    expense('amount', { width: 120, total: 'sum' }),
    expense('description', { width: 260 }),
    onBill(),
  ]
}

/** What is typed in a month belongs into it: it would be gone from the sheet at once. */
function dayIn({ from, to }: WorkLists['span']) {
  return (value: unknown) =>
    typeof value === 'string' && (value < from || value > to)
      ? 'This day is in another month: go there to enter it.'
      : undefined
}

function onBill<R extends { readonly bill?: string | undefined }>(): SheetColumn<R> {
  return {
    id: 'bill',
    heading: 'Bill',
    help: 'The bill that charges it.',
    kind: { is: 'text' },
    width: 110,
    locked: true,
    value: ({ bill }) => bill ?? null,
  }
}
