// The stages of what is typed into a field, from the first key to the value that comes back: what
// is shown at each, and when the typed text has done its duty.

export type Draft<Value> =
  | { readonly kind: 'untouched' }
  | { readonly kind: 'typed'; readonly text: string }
  /** It makes no sense, and says why. */
  | { readonly kind: 'wrong'; readonly text: string; readonly wrong: string }
  /** It makes no sense, and what was there is shown again. */
  | { readonly kind: 'ignored'; readonly ignored: string }
  | {
      readonly kind: 'sent'
      readonly text: string
      readonly value: Value | null
      readonly before: Value | null
      /** The field has been given another value since. */
      readonly hasArrived: boolean
    }

/** What the field is given from outside. */
export interface Given<Value> {
  readonly value: Value | null
  readonly isRefused: boolean
}

export const untouched = { kind: 'untouched' } as const

/** The draft once what was given is known; the same one where nothing follows from it. */
export function settle<Value>(draft: Draft<Value>, given: Given<Value>): Draft<Value> {
  if (draft.kind !== 'sent') return draft
  const { before, hasArrived } = draft
  if (!hasArrived) return given.value === before ? draft : { ...draft, hasArrived: true }
  return given.value === draft.value || given.isRefused ? draft : untouched
}

/** The text to show, or the value that is to be shown as a value. */
export function shownOf<Value>(draft: Draft<Value>, given: Given<Value>): Shown<Value> {
  if (draft.kind === 'untouched' || draft.kind === 'ignored') return given
  if (draft.kind !== 'sent' || given.isRefused) return { text: draft.text }
  // Until something comes back, what was sent stands there, not what was before.
  return draft.hasArrived ? given : draft.value === null ? { value: null } : { value: draft.value }
}

type Shown<Value> = { readonly text: string } | { readonly value: Value | null }

/** What is wrong with what was typed, in a sentence. */
export function problemOf(draft: Draft<unknown>): string | undefined {
  if (draft.kind === 'wrong') return draft.wrong
  return draft.kind === 'ignored' ? draft.ignored : undefined
}
