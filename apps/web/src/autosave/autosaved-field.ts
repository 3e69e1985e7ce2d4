// A figure of a row that is kept as soon as its field is left, and how that went. Where another value was saved
// while it was typed into, the person is asked first.

import type { EntityName } from '@furrow/catalogue/furrow'
import { useLayoutEffect, useRef, useState } from 'react'
import { updateOf } from '../data/outbox/update-of.ts'
import type { KeptRow } from '../data/outbox/update-of.ts'
import { useFieldState } from '../data/hooks/use-field-state.ts'
import type { SaveMarkState } from '../ui/save-mark.tsx'
import { saidOf, useSave } from './use-save.ts'
import type { SavingOf } from './use-save.ts'
import { inSentence } from '../ui/in-sentence.ts'

export interface AutosavedField {
  readonly keeping: SavingOf
  readonly resource: EntityName
  readonly row: KeptRow
  readonly name: string
  readonly label: string
  /** Whose it is: the farm, the person. */
  readonly of: string
  readonly required?: boolean | undefined
  /** What is wrong with a value, in a sentence. */
  readonly check?: ((value: unknown) => string | undefined) | undefined
}

export function useAutosavedField<Value>(figure: AutosavedField) {
  const { keeping, resource, row, name, label, of, required } = figure
  const keep = useSave(keeping)
  const inOutbox = useFieldState(resource, row.id, name)
  const [typed, setTyped] = useState<Typed<Value>>({ kind: 'saved' })
  const now = (row[name] ?? null) as Value | null
  const seenOn = useSeenRow(row, name)
  const save = async (value: Value | null, on = row) => {
    const kept = { value, over: now }
    seenOn.noteOwn(value)
    setTyped({ kind: 'saving', kept })
    const refused = await keep(`${label} of ${of}`, [
      updateOf(resource, on, { [name]: value }),
    ]).catch(unkept)
    // The outbox holds what was refused, and lays it over the row.
    const isHeld = keeping.way === 'outbox' && refused !== notKept
    if (!refused || isHeld) return setTyped({ kind: 'saved', kept })
    const message = saidOf(name, refused) ?? refused.message
    return setTyped({ kind: 'refused', message, value })
  }
  const commit = (value: Value | null, began?: Value | null) => {
    // What cannot be empty is not kept empty: everything that shows its name would show nothing.
    if (required && isEmpty(value)) {
      const message = `Enter the ${inSentence(label)}: it cannot be empty.`
      return setTyped({ kind: 'refused', message, value })
    }
    const wrong = figure.check?.(value)
    if (wrong !== undefined) return setTyped({ kind: 'refused', message: wrong, value })
    if (value === now && 'value' in typed) return setTyped({ kind: 'saved' })
    const seen = 'seen' in typed ? typed.seen : began
    if (!seenOn.isOvertaken(value, seen)) return void save(value)
    // Nobody is there any more to be asked: the server refuses it, and it stays to be decided.
    const gone = seenOn.whenGone()
    if (gone) return void save(value, gone)
    return setTyped({ kind: 'asked', message: askedFirst, value, seen: seen ?? null })
  }
  return {
    field: { label, value: shownOf(typed, now), onCommit: commit, state: stateOf() },
    /** Typed again what was asked about. */
    isAgain: typed.kind === 'again',
    question: typed.kind === 'asked' ? { mine: typed.value, theirs: now } : undefined,
    onKeep: () => 'value' in typed && void save(typed.value),
    onTake: () => setTyped({ kind: 'saved' }),
    onBack: () => typed.kind === 'asked' && setTyped({ ...typed, kind: 'again' }),
  }

  function stateOf(): SaveMarkState {
    if ('value' in typed) return { kind: 'refused', message: typed.message }
    return keeping.way === 'server' ? { kind: typed.kind } : inOutbox
  }
}

/** What was not taken stays as it was typed. */
type Typed<Value> =
  | {
      readonly kind: 'saved' | 'saving'
      /** Stands there until it is read again. */
      readonly kept?: { readonly value: Value | null; readonly over: Value | null }
    }
  | { readonly kind: 'refused'; readonly message: string; readonly value: Value | null }
  | {
      readonly kind: 'asked' | 'again'
      readonly message: string
      readonly value: Value | null
      readonly seen: Value | null
    }

/** The device itself failed. */
const notKept = { message: 'This could not be kept on this device. Type it again.', errors: {} }

function unkept(error: unknown) {
  console.error(error)
  return notKept
}

const askedFirst =
  'Not saved: this was changed in the meantime. Enter it again to keep what you typed.'

function shownOf<Value>(typed: Typed<Value>, now: Value | null): Value | null {
  if ('value' in typed) return typed.value
  return typed.kept && typed.kept.over === now ? typed.kept.value : now
}

/** Whose the figure is by now: what this field kept itself is no question. */
function useSeenRow(row: KeptRow, name: string) {
  const isShown = useRef(false)
  const latest = useRef(row)
  const earlier = useRef(row)
  const own = useRef<{ readonly value: unknown }>(undefined)
  useLayoutEffect(() => {
    if (row[name] !== latest.current[name]) earlier.current = latest.current
    latest.current = row
  }, [row, name])
  useLayoutEffect(() => {
    isShown.current = true
    // Before the field itself goes, which hands on what was typed last.
    return () => {
      isShown.current = false
    }
  }, [])
  return {
    noteOwn(value: unknown) {
      own.current = { value }
    },
    isOvertaken(value: unknown, seen: unknown) {
      const now = row[name] ?? null
      const isOwn = own.current !== undefined && now === (own.current.value ?? null)
      return seen !== undefined && now !== seen && now !== value && !isOwn
    },
    /** Where the field is shown no more: the row before its figure became another. */
    whenGone: () => (isShown.current ? undefined : earlier.current),
  }
}

function isEmpty(value: unknown): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '')
}
