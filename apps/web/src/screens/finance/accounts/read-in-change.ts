// Reading a statement in, or taking it back, as one change: its figures in the record, and the
// statement itself with where each account went.

import type { KeptLine } from '@furrow/farming/accounts/kept-statement'
import type { AccountStatement } from '@furrow/farming/accounts/reading/statement-read'
import type { Change, ChangeStep, Values } from '../../../data/outbox/change.ts'
import { updateOf } from '../../../data/outbox/update-of.ts'
import type { KeptRow } from '../../../data/outbox/update-of.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'

type Figures = Readonly<Record<string, number | null>>

export interface FileRead {
  readonly name: string
  readonly hash: string | null
}

interface ReadIn extends CollectionPlace {
  readonly record: KeptRow | undefined
  readonly newId: () => number
  readonly figures: Figures
  readonly statement: AccountStatement
  readonly lines: readonly KeptLine[]
  readonly file: FileRead
  /** The one that it stands for from now on. */
  readonly replaces: KeptRow | undefined
}

export function readInChange(given: ReadIn): Change {
  const { farmId, periodId, replaces, newId, statement, file } = given
  const values = { ...wordsOf(statement), ...fileWords(file), lines: given.lines }
  const place = { farm_id: farmId, period_id: periodId }
  const kept: ChangeStep = replaces
    ? updateOf('account_imports', replaces, values)
    : { do: 'store', resource: 'account_imports', id: newId(), values: { ...place, ...values } }
  const label = `Statement ${file.name}`
  return { label, farmId, imported: true, steps: [kept, ...figureSteps(given)] }
}

function figureSteps({ farmId, periodId, record, newId, figures }: FigureChange): ChangeStep[] {
  if (Object.keys(figures).length === 0) return []
  if (record) return [updateOf('assets', record, figures)]
  const values = { farm_id: farmId, period_id: periodId, ...figures }
  return [{ do: 'store', resource: 'assets', id: newId(), values }]
}

interface FigureChange extends CollectionPlace {
  readonly record: KeptRow | undefined
  readonly newId: () => number
  readonly figures: Figures
}

interface TakenBack extends FigureChange {
  readonly statement: KeptRow
  readonly title: string
}

export function takeBackChange(given: TakenBack): Change {
  const gone: ChangeStep = { do: 'destroy', resource: 'account_imports', id: given.statement.id }
  const steps = [gone, ...figureSteps(given)]
  return { label: `${given.title} is removed`, farmId: given.farmId, imported: true, steps }
}

function wordsOf({ title, program, business, basis, starts, ends }: AccountStatement): Values {
  return {
    title,
    program,
    business,
    basis: basis && basisNames[basis],
    starts_on: starts,
    ends_on: ends,
  }
}

const basisNames = { cash: 'Cash', accrual: 'Accrual' } as const

function fileWords({ name, hash }: FileRead): Values {
  return { file_name: name, file_hash: hash }
}
