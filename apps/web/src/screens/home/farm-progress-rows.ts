// What the board shows of each farm, and which farms a filter leaves.

import { periodText } from '@furrow/farming/dates/period-text'
import { isOverdue } from '../../period/is-overdue.ts'
import type { FarmAtHome } from './use-overview.ts'

export interface FarmOnBoard extends FarmAtHome {
  readonly products: readonly string[]
}

export type BoardFilter = Readonly<Record<(typeof boardFilters)[number], string | null>>

export const boardFilters = ['status', 'manager', 'group', 'product', 'overdue'] as const

export interface BoardRow {
  readonly id: number
  readonly name: string
  readonly manager: string | undefined
  readonly periodId: number | undefined
  readonly period: string | undefined
  readonly status: string | undefined
  readonly score: number | null
  readonly due: string | undefined
  readonly isOverdue: boolean
}

export function boardRows(
  farms: readonly FarmOnBoard[],
  { status, manager, group, product, overdue }: BoardFilter,
  today: string,
): readonly BoardRow[] {
  return farms
    .filter(farm => status === null || farm.period?.status === status)
    .filter(farm => manager === null || farm.manager === manager)
    .filter(farm => group === null || farm.group === group)
    .filter(farm => product === null || farm.products.includes(product))
    .map(farm => rowOf(farm, today))
    .filter(({ isOverdue }) => overdue === null || isOverdue)
}

/** The names that stand at any of the farms, to choose one. */
export function choicesOf(
  farms: readonly FarmOnBoard[],
  read: (farm: FarmOnBoard) => string | readonly string[] | undefined,
) {
  const names = new Set(farms.flatMap(farm => read(farm) ?? []))
  return [...names].sort().map(name => ({ value: name, label: name }))
}

function rowOf({ id, name, manager, period }: FarmAtHome, today: string): BoardRow {
  return {
    id,
    name,
    manager,
    periodId: period?.period_id,
    period: period && periodText(period.name),
    status: period?.status,
    score: period?.score ?? null,
    due: period?.submission_due,
    isOverdue: period !== undefined && isOverdue(period, today),
  }
}
