// What every field in a cell does: it takes the focus with the cursor behind the text, hands its text
// on once, and knows which keys lead on to another cell.

import { useCallback, useLayoutEffect, useRef } from 'react'
import type { ChangeEvent, KeyboardEvent, RefObject } from 'react'
import type { EditorActs, Onwards, TypedCell } from './editor-acts.ts'
import { useLatest } from './use-latest.ts'

type Field = HTMLInputElement | HTMLTextAreaElement

export interface EditorField {
  readonly ref: (field: Field | null) => void
  readonly onKeyDown: (event: KeyboardEvent<Field>) => void
  readonly onBlur: () => void
  /** What is typed is known should the field be drawn again. */
  readonly onChange: (event: ChangeEvent<Field>) => void
  /** Hands on what the field says, or something else in its place. */
  readonly commit: (onwards?: Onwards, typed?: TypedCell) => boolean
}

interface Wish {
  readonly acts: EditorActs
  readonly isCareful: boolean
  /** Typing goes on behind the text; else it takes the place of it. */
  readonly goesOn: boolean
  /** What the field says, where its own text is not all of it. */
  readonly typedIn?: (text: string) => TypedCell
  /** Keys that the field has a use for; true where it took one. */
  readonly takes?: (event: KeyboardEvent<Field>) => boolean
  /** Whether leaving the field for somewhere else ends it. */
  readonly endsOnBlur?: () => boolean
}

export function useEditor(wish: Wish): EditorField {
  const field = useRef<Field>(null)
  const isCareful = useRef(wish.isCareful)
  useBeginning(field, wish)
  const { commit, cancel } = useEnding(field, wish)
  const onKeyDown = (event: KeyboardEvent<Field>) => {
    event.stopPropagation()
    if (event.nativeEvent.isComposing || wish.takes?.(event)) return
    const { key, shiftKey: shift } = event
    if (key === 'F2') isCareful.current = !isCareful.current
    else if (key === 'Escape') cancel()
    else if (leadsOn(event, isCareful.current)) {
      event.preventDefault()
      commit({ key, shift, ctrl: event.ctrlKey || event.metaKey })
    }
  }
  return {
    ref: useCallback((own: Field | null) => void (field.current = own), []),
    onKeyDown,
    // Another window takes the focus and gives it back.
    onBlur() {
      if (document.hasFocus() && (wish.endsOnBlur?.() ?? true)) commit()
    },
    // Not by a listener of its own: whatever that draws is drawn before React has heard of the letter,
    // and a field whose text React holds would lose it.
    onChange: event => wish.acts.note(event.currentTarget.value),
    commit,
  }
}

/** Once, however often it is left: by a key, by a press elsewhere, or by another part of the sheet. */
function useEnding(field: RefObject<Field | null>, wish: Wish) {
  const { acts } = wish
  const isOver = useRef(false)
  const latest = useLatest(wish)
  const commit = useCallback(
    (onwards?: Onwards, typed?: TypedCell) => {
      const own = field.current
      if (isOver.current || !own) return true
      isOver.current = true
      return acts.commit(
        typed ?? latest.current.typedIn?.(own.value) ?? { text: own.value },
        onwards,
      )
    },
    [field, acts, latest],
  )
  useLayoutEffect(() => {
    // Set up once more it is the same field, typed into or not.
    isOver.current = false
    acts.hold(commit)
    return () => acts.hold(undefined)
  }, [acts, commit])
  const cancel = () => {
    isOver.current = true
    acts.cancel()
  }
  return { commit, cancel }
}

/** The cursor stands where one goes on. */
function useBeginning(field: RefObject<Field | null>, { goesOn }: Wish): void {
  useLayoutEffect(() => {
    const own = field.current
    if (!own) return
    own.focus({ preventScroll: true })
    // Escape gives up what is typed, and not the drawer around it.
    own.setAttribute('data-mantine-stop-propagation', 'true')
    if (goesOn) own.setSelectionRange(own.value.length, own.value.length)
    else own.select()
  }, [field, goesOn])
}

function leadsOn({ key, altKey, target }: KeyboardEvent<Field>, isCareful: boolean): boolean {
  if (key === 'Enter') return !(altKey && target instanceof HTMLTextAreaElement)
  return key === 'Tab' || (key.startsWith('Arrow') && !isCareful && !altKey)
}
