// What the board shows of each farm, what to do there next, in which order, and which farms a filter leaves.

import { periodText } from '@furrow/farming/dates/period-text'
import type { BoardCollection, BoardLine } from '@furrow/wire/collection-board-answer'
import { isOverdue } from '../is-overdue.ts'
import { movesOf } from '../progress/status-moves.ts'
import type { Move } from '../progress/status-moves.ts'

export interface BoardRow extends Pick<
  BoardLine,
  'documents' | 'farm' | 'businesses' | 'manager' | 'zone' | 'products' | 'validators'
> {
  readonly id: number
  readonly group: string | null
  readonly periodId: number | undefined
  /** What is moved on. */
  readonly farmPeriod: FarmPeriod | undefined
  readonly period: string | undefined
  readonly status: string | undefined
  /** Nothing where nothing is asked, or while it is not counted. */
  readonly score: number | null
  readonly missing: Missing | undefined
  readonly due: string | undefined
  readonly isOverdue: boolean
  readonly forStaff: number
  readonly forFarm: number
  readonly changedAt: string | undefined
  readonly changedBy: string | null
}

interface FarmPeriod extends Pick<BoardCollection, 'status' | 'updated_at'> {
  readonly id: number
  readonly farm_id: number
}

type Missing = NonNullable<BoardCollection['completeness']>['missing']

export const boardFilters = [
  'show',
  'status',
  'manager',
  'group',
  'zone',
  'product',
  'validator',
] as const

export type BoardFilter = Readonly<Record<(typeof boardFilters)[number], string | null>>

/** What waits for someone: each is a word of the address. */
export const waitingFor = [
  {
    value: 'overdue',
    label: 'Overdue',
    words: 'overdue',
    holds: ({ isOverdue }: BoardRow) => isOverdue,
  },
  {
    value: 'submitted',
    label: 'Submitted',
    words: 'submitted, waiting for validation',
    holds: ({ status }: BoardRow) => status === 'Submitted',
  },
  {
    value: 'questions',
    label: 'Questions for us',
    words: 'with questions that wait for an answer of ours',
    holds: ({ forStaff }: BoardRow) => forStaff > 0,
  },
] as const

export function boardRow(line: BoardLine, today: string): BoardRow {
  const { farm_id, collection, focus_group, questions, last_change } = line
  const { farm, businesses, manager, zone, products, validators, documents } = line
  return {
    farm,
    businesses,
    manager,
    zone,
    products,
    validators,
    documents,
    id: farm_id,
    group: focus_group,
    periodId: collection?.period_id,
    farmPeriod: collection ? farmPeriodOf(farm_id, collection) : undefined,
    period: collection ? periodText(collection.name) : undefined,
    status: collection?.status,
    score: collection?.completeness?.score ?? null,
    missing: collection?.completeness?.missing,
    due: collection?.submission_due,
    isOverdue: collection !== null && isOverdue(collection, today),
    forStaff: questions.for_staff,
    forFarm: questions.for_farm,
    changedAt: last_change?.at,
    changedBy: last_change?.by ?? null,
  }
}

function farmPeriodOf(farm_id: number, { farm_period_id, status, updated_at }: BoardCollection) {
  return { id: farm_period_id, farm_id, status, updated_at }
}

/** What is overdue, longest first; then what waits for staff; then the others, by name as they come. */
export function mostUrgentFirst(rows: readonly BoardRow[]): readonly BoardRow[] {
  return rows.toSorted((one, other) => {
    const rank = rankOf(one) - rankOf(other)
    return rank === 0 && one.isOverdue ? (one.due ?? '').localeCompare(other.due ?? '') : rank
  })
}

function rankOf(row: BoardRow): number {
  const place = waitingFor.findIndex(({ holds }) => holds(row))
  return place === -1 ? waitingFor.length : place
}

export function rowsLeft(rows: readonly BoardRow[], filter: BoardFilter): readonly BoardRow[] {
  const { show, status, manager, group, zone, product, validator } = filter
  return rows
    .filter(row => waitingFor.find(({ value }) => value === show)?.holds(row) ?? true)
    .filter(row => status === null || row.status === status)
    .filter(row => manager === null || row.manager === manager)
    .filter(row => group === null || row.group === group)
    .filter(row => zone === null || row.zone === zone)
    .filter(row => product === null || row.products.includes(product))
    .filter(row => validator === null || row.validators.includes(validator))
}

/** The names that stand in any of the rows, to choose one. */
export function choicesOf<Row>(
  rows: readonly Row[],
  read: (row: Row) => string | readonly string[] | null | undefined,
) {
  const names = new Set(rows.flatMap(row => read(row) ?? []))
  return [...names].toSorted().map(name => ({ value: name, label: name }))
}

interface NextStep {
  readonly label: string
  /** Nothing where the status is moved on. */
  readonly to?: 'questions' | 'periods' | 'collection' | 'validation' | 'reports'
}

export function nextStep(row: BoardRow): NextStep {
  const { periodId, status, forStaff, isOverdue } = row
  if (forStaff > 0) return { label: 'Answer questions', to: 'questions' }
  if (periodId === undefined) return { label: 'Start a period', to: 'periods' }
  if (isOverdue) return { label: 'See what is missing', to: 'collection' }
  if (status === 'Released') return { label: 'Read reports', to: 'reports' }
  if (inValidation.includes(status ?? '')) return { label: 'Validate', to: 'validation' }
  const move = nextMove(row)
  return move ? { label: move.label } : { label: 'Open', to: 'collection' }
}

/** Looked through before the status is moved on. */
const inValidation: readonly string[] = ['Submitted', 'In validation']

/** Of a farm that is still recording, once nothing is missing. */
export function nextMove({ status, score }: BoardRow): Move | undefined {
  if (status === undefined || (status === 'In progress' && score !== 1)) return undefined
  return movesOf(status, staff).find(({ isMain }) => isMain)
}

/** Whose board it is. */
const staff = { manages: false, consults: true }

/** The parts with most missing, as few as are read at a glance. */
export function missingWords({ missing = [] }: BoardRow): string {
  const most = missing.toSorted((one, other) => other.count - one.count)
  const named = most.slice(0, 2).map(({ label }) => label)
  const more = most.length - named.length
  return more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ')
}

export function countMissing({ missing }: BoardRow): number | null {
  return missing ? missing.reduce((sum, { count }) => sum + count, 0) : null
}

export function questionWords({ forStaff, forFarm }: BoardRow): string {
  const sides = [
    [forStaff, 'for us'],
    [forFarm, 'for the farm'],
  ] as const
  return sides.flatMap(([count, whom]) => (count > 0 ? `${count} ${whom}` : [])).join(', ')
}
