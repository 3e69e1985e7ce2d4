// Whether each field of many rows is saved: asked once for a whole sheet, and recalculated only when
// something of what waits is different.

import { useMemo, useSyncExternalStore } from 'react'
import type { ChangeRefusal, KeptChange } from '../outbox/change.ts'
import { useFurrow } from '../context/furrow-context.ts'
import { valuesOf } from '../outbox/outbox-entry.ts'
import type { FieldState } from './use-field-state.ts'
import type { RowField } from './use-last-saver.ts'

export type RowFieldState =
  | FieldState
  /** It is right as far as anybody knows; something else of the same change was refused. */
  | { readonly kind: 'held'; readonly message: string; readonly seq: number }

export interface RowStates {
  /** Whether everything is saved. */
  readonly isEmpty: boolean
  /** Whether anything of it was refused. */
  readonly hasRefused: boolean
  of(place: RowField): RowFieldState | undefined
}

export function useRowStates(): RowStates {
  const { outbox } = useFurrow()
  const changes = useSyncExternalStore(outbox.subscribe, outbox.now)
  const hasSignal = useSyncExternalStore(outbox.subscribe, outbox.hasSignal)
  return useMemo(() => {
    const rows = rowsIn(changes, hasSignal)
    const find = (resource: string, id: number) => rows.get(`${resource} ${outbox.idOf(id)}`)
    return {
      isEmpty: rows.size === 0,
      hasRefused: changes.some(({ state }) => state === 'refused'),
      of: ({ resource, id, field }) => find(resource, id)?.get(field),
    }
  }, [changes, hasSignal, outbox])
}

type RowState = Map<string, RowFieldState>

/** The newest change of a field counts. */
function rowsIn(changes: readonly KeptChange[], hasSignal: boolean): ReadonlyMap<string, RowState> {
  const rows = new Map<string, RowState>()
  for (const change of changes) {
    const whole = stateOf(change, hasSignal)
    for (const [at, step] of change.steps.entries()) {
      if (step.do !== 'store' && step.do !== 'update') continue
      const name = `${step.resource} ${step.id}`
      const fields = rows.get(name) ?? new Map<string, RowFieldState>()
      rows.set(name, fields)
      for (const field of Object.keys(valuesOf(step))) {
        fields.set(field, ownState(change, `steps.${at}.values.${field}`) ?? whole)
      }
    }
  }
  return rows
}

function stateOf(change: KeptChange, hasSignal: boolean): RowFieldState {
  const { state, refusal, seq } = change
  if (state !== 'refused') return { kind: hasSignal ? 'saving' : 'waiting' }
  const ofField = fieldError(refusal)
  if (ofField !== undefined) return { kind: 'held', message: ofField, seq }
  return { kind: 'refused', message: refusal?.message ?? '', seq }
}

function ownState({ state, refusal, seq }: KeptChange, path: string): RowFieldState | undefined {
  const message = refusal?.errors[path]?.[0]
  return state === 'refused' && message !== undefined
    ? { kind: 'refused', message, seq }
    : undefined
}

/** The first that names a field: then the others are not what is wrong. */
function fieldError(refusal: ChangeRefusal | undefined): string | undefined {
  const errors = Object.entries(refusal?.errors ?? {})
  return errors.find(([path]) => path.includes('.values.'))?.[1][0]
}
