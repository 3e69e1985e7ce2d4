// What someone types into a field until it is taken over: on Enter and on leaving it is read and
// handed on, Escape restores what was there, and what was not taken stays as it was typed.

import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { ChangeEvent, KeyboardEvent, MouseEvent, RefObject } from 'react'
import { problemOf, settle, shownOf, untouched } from './draft.ts'
import type { Draft, Given } from './draft.ts'

/** `ignored`: what was there is shown again, and the sentence says why. */
export type DraftReading<Value> =
  | { readonly value: Value | null }
  | { readonly wrong: string }
  | { readonly ignored: string }

interface Wish<Value> extends Given<Value> {
  /** `seen`: what was there when typing began. */
  readonly onCommit: (value: Value | null, seen?: Value | null) => void
  readonly show: (value: Value | null) => string
  /** How it is shown to who edits it, where that is another way. */
  readonly edit?: (value: Value | null) => string
  readonly read: (text: string) => DraftReading<Value>
  readonly selectsAll?: boolean
  readonly isMultiline?: boolean
  /** Hands on also what is as it was. */
  readonly alsoUnchanged?: boolean | undefined
}

type Field = HTMLInputElement | HTMLTextAreaElement

export function useDraft<Value, Element extends Field = HTMLInputElement>(wish: Wish<Value>) {
  const [given, setDraft] = useState<Draft<Value>>(untouched)
  const [isFocused, setIsFocused] = useState(false)
  const input = useRef<Element>(null)
  const typing = useTyping(wish, setDraft)
  const draft = settle(given, wish)
  if (draft !== given) setDraft(draft)
  const mouse = useSelectedOnFocus(input, Boolean(wish.selectsAll), isFocused)
  const shown = shownOf(draft, wish)
  const asValue = (isFocused && wish.edit) || wish.show
  const isOpen = draft.kind === 'typed' || draft.kind === 'wrong'

  return {
    text: 'text' in shown ? shown.text : asValue(shown.value),
    problem: problemOf(draft),
    input,
    /** For what is picked or cleared instead of typed. */
    commit: (value: Value | null) => typing.handOn(wish.show(value), value),
    bind: {
      ref: input,
      onChange: (event: ChangeEvent<Element>) => typing.type(event.currentTarget.value),
      onFocus: () => {
        setIsFocused(true)
        typing.begin()
      },
      onBlur: () => {
        setIsFocused(false)
        typing.leave()
      },
      onKeyDown: (event: KeyboardEvent<Element>) => {
        if (isCommit(event, wish)) typing.leave()
        if (event.key === 'Escape') typing.restore()
      },
      ...mouse,
      // A dialog around it is not to close where Escape restores a figure.
      'data-mantine-stop-propagation': isOpen || undefined,
    },
  }
}

/** References, for a key that commits may take the field away before it is drawn again. */
function useTyping<Value>(wish: Wish<Value>, setDraft: (draft: Draft<Value>) => void) {
  const text = useRef<string>(undefined)
  const isHandedOn = useRef(false)
  const began = useRef<{ readonly seen: Value | null }>(undefined)
  const handOn = (typed: string, value: Value | null) => {
    const isNew = value !== wish.value
    const seen = began.current?.seen
    text.current = undefined
    began.current = undefined
    isHandedOn.current = true
    setDraft(
      isNew
        ? { kind: 'sent', text: typed, value, before: wish.value, hasArrived: false }
        : untouched,
    )
    if (isNew || wish.alsoUnchanged) wish.onCommit(value, seen)
  }
  const finish = () => {
    if (text.current === undefined) return
    const reading = wish.read(text.current)
    if ('value' in reading) return handOn(text.current, reading.value)
    if ('ignored' in reading) began.current = undefined
    setDraft(
      'ignored' in reading
        ? { kind: 'ignored', ...reading }
        : { kind: 'wrong', text: text.current, ...reading },
    )
    text.current = undefined
  }
  useLastly(finish)
  return {
    handOn,
    begin: () => {
      isHandedOn.current = false
    },
    type: (typed: string) => {
      text.current = typed
      began.current ??= { seen: wish.value }
      setDraft({ kind: 'typed', text: typed })
    },
    leave: () => {
      const isUntyped = text.current === undefined
      finish()
      if (isUntyped && wish.alsoUnchanged && !isHandedOn.current) handOn('', wish.value)
    },
    restore: () => {
      text.current = undefined
      began.current = undefined
      setDraft(untouched)
    },
  }
}

/** Also when the field goes away with its screen, nothing that was typed is lost. */
function useLastly(finish: () => void) {
  const latest = useRef(finish)
  useEffect(() => {
    latest.current = finish
  })
  useEffect(() => {
    // A phone puts a page away without a word, and may never bring it back.
    const putAway = () => document.visibilityState === 'hidden' && latest.current()
    document.addEventListener('visibilitychange', putAway)
    window.addEventListener('pagehide', putAway)
    return () => {
      document.removeEventListener('visibilitychange', putAway)
      window.removeEventListener('pagehide', putAway)
      latest.current()
    }
  }, [])
}

/** A figure is there to be typed over. */
function useSelectedOnFocus(
  input: RefObject<Field | null>,
  selectsAll: boolean,
  isFocused: boolean,
) {
  const isFirstClick = useRef(false)
  useLayoutEffect(() => {
    if (selectsAll && isFocused) input.current?.select()
  }, [input, selectsAll, isFocused])
  return {
    onMouseDown: (event: MouseEvent) => {
      isFirstClick.current = selectsAll && document.activeElement !== event.currentTarget
    },
    onMouseUp: (event: MouseEvent) => {
      // Otherwise the click that brought the focus sets the caret and unselects.
      if (isFirstClick.current) event.preventDefault()
      isFirstClick.current = false
    },
  }
}

function isCommit(event: KeyboardEvent, { isMultiline }: { readonly isMultiline?: boolean }) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return false
  return !isMultiline || event.ctrlKey || event.metaKey
}
