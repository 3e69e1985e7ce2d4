// Whether what one field of a row shows is saved, and what the server says where it is not.

import { useMemo, useSyncExternalStore } from 'react'
import type { ChangeStep, KeptChange } from '../outbox/change.ts'
import { useFurrow } from '../context/furrow-context.ts'

export type FieldState =
  | { readonly kind: 'saved' | 'saving' | 'waiting' }
  /** `seq`: of the change that was refused. */
  | { readonly kind: 'refused'; readonly message: string; readonly seq: number }

export function useFieldState(resource: string, id: number, field: string): FieldState {
  const { outbox } = useFurrow()
  // As a text, so that a field is drawn again only when its own state is another.
  const text = useSyncExternalStore(outbox.subscribe, () => {
    const place = { resource, id: outbox.idOf(id), field }
    return JSON.stringify(fieldState(outbox.now(), place, outbox.hasSignal()))
  })
  return useMemo(() => JSON.parse(text) as FieldState, [text])
}

interface FieldPlace {
  readonly resource: string
  readonly id: number
  readonly field: string
}

/** The newest change of it counts. */
function fieldState(
  changes: readonly KeptChange[],
  place: FieldPlace,
  hasSignal: boolean,
): FieldState {
  const change = changes.findLast(({ steps }) => steps.some(step => sets(step, place)))
  if (!change) return { kind: 'saved' }
  if (change.state === 'refused') {
    return { kind: 'refused', message: messageFor(change, place), seq: change.seq }
  }
  return { kind: hasSignal ? 'saving' : 'waiting' }
}

function sets(step: ChangeStep, { resource, id, field }: FieldPlace): boolean {
  const isSetting = step.do === 'store' || step.do === 'update'
  return (
    isSetting && step.resource === resource && step.id === id && Object.hasOwn(step.values, field)
  )
}

/** What is said of the field itself, or else of the whole change that it could not be saved with. */
function messageFor({ steps, refusal }: KeptChange, place: FieldPlace): string {
  const at = steps.findLastIndex(step => sets(step, place))
  const own = refusal?.errors[`steps.${at}.values.${place.field}`]?.[0]
  return own ?? refusal?.message ?? ''
}
