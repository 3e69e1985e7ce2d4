// A change as the outbox keeps it, and what can be asked of one: which rows it makes, which it is
// about, and whether it may still be altered.

import type { Step } from '@furrow/wire/client/step-client'
import type { ChangeStep, KeptChange, UpdateStep, Values } from './change.ts'
import { isLocalId, localIdsIn } from './local-ids.ts'

export interface OutboxEntry extends KeptChange {
  /** How often the server broke over it. */
  readonly tries: number
  /** Then it is sent again as it was. */
  readonly sent?: SentChange
}

export type NewEntry = Omit<OutboxEntry, 'seq'>

export interface SentChange {
  /** Word for word: with another body, the key would mean nothing. */
  readonly steps: readonly Step[]
  /** When it was first sent. */
  readonly at: string
  /** Sendings that got no answer, or none that says that nothing was done. */
  readonly unheard: number
}

export interface RowName {
  readonly resource: string
  readonly id: number
}

/** Waiting, and certainly not with the server. */
export function isOpen({ state, sent }: OutboxEntry): boolean {
  return state === 'waiting' && sent === undefined
}

/**
 * Refused, and may be altered to be tried again. What may have reached the server after all must stay as
 * it is where doing it twice would make something twice; changed figures are only set again.
 */
export function isMendable({ state, sent, steps }: KeptChange): boolean {
  return state === 'refused' && (sent === undefined || steps.every(isUpdate))
}

export function isUpdate(step: ChangeStep): step is UpdateStep {
  return step.do === 'update'
}

export function isRow(step: ChangeStep, row: RowName): boolean {
  return step.resource === row.resource && step.id === row.id
}

/** Whether a step is about a row, or names it: in doubt it does. */
export function concerns(step: ChangeStep, row: RowName): boolean {
  if (isRow(step, row)) return true
  const values = valuesOf(step)
  if (isLocalId(row.id)) return localIdsIn(values).includes(row.id)
  return Object.entries(values).some(([name, value]) =>
    /(_id|Id)$/.test(name) ? value === row.id : namesRow(value, row.id),
  )
}

/** The rows that it makes, by the numbers they have here. */
export function madeBy({ steps }: Pick<OutboxEntry, 'steps'>): readonly number[] {
  return steps.flatMap(step => (step.do === 'store' ? [step.id] : []))
}

/** Rows that must have been made before it can be sent. */
export function neededBy({ steps }: Pick<OutboxEntry, 'steps'>): readonly number[] {
  const made = new Set(madeBy({ steps }))
  const named = steps.flatMap(step => [...localIdsIn(step.id), ...localIdsIn(valuesOf(step))])
  return [...new Set(named)].filter(id => !made.has(id))
}

export function valuesOf(step: ChangeStep): Values {
  return 'values' in step ? step.values : {}
}

/** Among the rows of a link. */
function namesRow(value: unknown, id: number): boolean {
  if (Array.isArray(value)) return value.includes(id)
  return typeof value === 'object' && value !== null && Object.hasOwn(value, String(id))
}
