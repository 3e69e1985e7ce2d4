// Choosing from a list, by typing a part of a name or by looking through it. What fits nothing is
// handed on as it was typed.

import { Popover } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { EditorProps } from './editor-acts.ts'
import type { CellOption, ChoiceKind } from './cell-kind.ts'
import { isTaken, partsIn, toggled, typedChoice } from './chosen-options.ts'
import { matchingOptions } from '../../ui/inputs/matching-options.ts'
import { ColourDot } from '../../ui/filters/filter-chips.tsx'
import { useEditor } from './use-editor.ts'

interface Props extends EditorProps {
  readonly kind: ChoiceKind
  /** The options are names for something else: what was chosen is handed on as text. */
  readonly isByText?: boolean
}

export function ChoiceEditor({ label, floor, initial, kind, isByText, isTyped, ...wish }: Props) {
  const listId = useId()
  const { text, shown, lit, setLit, search } = useSearch(kind, { initial, isTyped })
  const { commit, ...field } = useEditor({
    ...wish,
    goesOn: isTyped || (kind.several ?? false),
    typedIn(typed) {
      const cell = typedChoice(kind, typed, kind.several ? undefined : shown[lit])
      return isByText ? { text: cell.text } : cell
    },
    takes: event => takesKey(event),
  })
  const take = (option: CellOption) => {
    if (!kind.several) {
      const { label: text, value } = option
      return commit(undefined, isByText ? { text } : { text, value })
    }
    search(toggled(kind, text, option))
  }
  const takesKey = (event: KeyboardEvent) => {
    const { key } = event
    const option = shown[lit] ?? (partsIn(kind, text).search.trim() ? shown[0] : undefined)
    const isTaking = key === 'Enter' || (key === ' ' && shown[lit] !== undefined)
    if (kind.several && isTaking && option) take(option)
    else if (key === 'ArrowDown') setLit(Math.min(lit + 1, shown.length - 1))
    else if (key === 'ArrowUp') setLit(Math.max(lit - 1, 0))
    else return false
    event.preventDefault()
    return true
  }
  return (
    <Popover
      opened
      portalProps={{ target: floor }}
      position="bottom-start"
      width="max-content"
      withRoles={false}
      offset={2}
    >
      <Popover.Target>
        <input
          {...field}
          className="sheet-field"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded
          aria-controls={listId}
          aria-activedescendant={shown[lit] && `${listId}-${lit}`}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="next"
          value={text}
          onChange={event => {
            search(event.currentTarget.value)
            field.onChange(event)
          }}
        />
      </Popover.Target>
      <Popover.Dropdown p={4} className="sheet-options-card">
        <OptionList
          listId={listId}
          kind={kind}
          shown={shown}
          lit={lit}
          text={text}
          label={`Choices for ${label}`}
          onTake={take}
        />
      </Popover.Dropdown>
    </Popover>
  )
}

function useSearch(
  kind: ChoiceKind,
  { initial, isTyped }: Pick<EditorProps, 'initial' | 'isTyped'>,
) {
  const [text, setText] = useState(kind.several && !isTyped && initial ? `${initial}; ` : initial)
  const [lit, setLit] = useState(-1)
  // A value that was there already narrows nothing down.
  const isSearching = text !== initial || isTyped || kind.several
  const shown = matchingOptions(kind.options, isSearching ? partsIn(kind, text).search : '')
  const search = (next: string) => {
    setText(next)
    setLit(-1)
  }
  return { text, shown, lit, setLit, search }
}

interface ListProps {
  readonly listId: string
  readonly label: string
  readonly kind: ChoiceKind
  readonly shown: readonly CellOption[]
  readonly lit: number
  readonly text: string
  readonly onTake: (option: CellOption) => void
}

function OptionList({ listId, label, kind, shown, lit, text, onTake }: ListProps) {
  return (
    <div
      id={listId}
      role="listbox"
      tabIndex={-1}
      className="sheet-options"
      aria-label={label}
      aria-multiselectable={kind.several || undefined}
      // The field keeps the focus.
      onMouseDown={event => event.preventDefault()}
    >
      {shown.map((option, place) => (
        <button
          key={option.value}
          ref={place === lit ? bringIntoSight : undefined}
          type="button"
          id={`${listId}-${place}`}
          role="option"
          tabIndex={-1}
          className="sheet-option"
          aria-selected={isTaken(kind, text, option)}
          data-lit={place === lit ? '' : undefined}
          onClick={() => onTake(option)}
        >
          {kind.several && (
            <span className="sheet-tick">
              {isTaken(kind, text, option) && <IconCheck size={16} aria-hidden />}
            </span>
          )}
          <ColourDot colour={option.color} />
          {option.label}
        </button>
      ))}
      {shown.length === 0 && <p className="sheet-soft">Nothing in the list fits.</p>}
    </div>
  )
}

function bringIntoSight(option: HTMLElement | null): void {
  option?.scrollIntoView({ block: 'nearest' })
}
