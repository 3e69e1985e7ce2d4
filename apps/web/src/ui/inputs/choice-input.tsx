// One of several: typing narrows the list down to the labels that hold what was typed.

import { Select } from '@mantine/core'
import { useRef, useState } from 'react'
import { fieldFrame } from './field-frame.tsx'
import type { FieldProps } from './field-frame.tsx'
import { matchingOptions } from './matching-options.ts'
import type { Option } from './matching-options.ts'
import { takeTyped } from './take-typed.ts'

interface Props<Value extends string | number> extends FieldProps<Value> {
  readonly options: readonly Option<Value>[]
  /** Of a value that is not among the options: put away in the meantime, or not loaded. */
  readonly valueLabel?: string | undefined
  readonly clearable?: boolean | undefined
  /** For long lists that are searched elsewhere: all options given are shown. */
  readonly onSearch?: ((text: string) => void) | undefined
  /** Stands at the end of the list. */
  readonly onAdd?: ((typed: string) => void) | undefined
  readonly addLabel?: string | undefined
}

export function ChoiceInput<Value extends string | number>(props: Props<Value>) {
  const [search, setSearch] = useState('')
  const box = useRef<HTMLInputElement>(null)
  /** What was chosen when the list was opened: it stays so, and the list with it, until it is closed. */
  const [opened, setOpened] = useState<{ readonly seen: Value | null }>()
  const { value, onCommit, onSearch, onAdd, clearable = !props.required } = props
  const shown = opened ? opened.seen : value
  const options = withValue(props, shown)
  const typed = options.some(option => option.label === search) ? '' : search.trim()
  const entries = options.map(({ value, label }) => ({ value: String(value), label }))
  if (onAdd) entries.push({ value: adding, label: addText(props.addLabel, typed) })
  const choose = (key: string | null) => {
    if (key === adding) return onAdd?.(typed)
    const chosen = options.find(option => String(option.value) === key)
    if ((chosen?.value ?? null) !== value) {
      onCommit(chosen?.value ?? null, opened?.seen)
    }
  }
  const isTyped = search !== '' && search !== options.find(option => option.value === shown)?.label
  const isFound = onSearch === undefined && matchingOptions(options, search).length > 0
  return (
    <Select
      {...fieldFrame(props)}
      wrapperProps={
        isTyped ? { onKeyDown: takeTyped({ keys: isFound ? ['Enter', 'Tab'] : ['Enter'] }) } : {}
      }
      data={entries}
      value={shown === null ? null : String(shown)}
      onChange={choose}
      onDropdownOpen={() => {
        setOpened({ seen: value })
        // What is typed now is looked for, and not added to what was chosen.
        box.current?.select()
      }}
      onDropdownClose={() => setOpened(undefined)}
      searchable
      searchValue={search}
      onSearchChange={text => {
        setSearch(text)
        onSearch?.(text)
      }}
      filter={({ options, search, limit }) =>
        narrowed(options as Entry[], onSearch ? '' : search, limit)
      }
      // The option is scrolled to: of a closed list that would lay out the whole page for nothing.
      selectFirstOptionOnChange={opened !== undefined && isTyped}
      allowDeselect={false}
      clearable={clearable}
      clearButtonProps={{ 'aria-label': `Clear ${props.label}`, 'aria-hidden': false, tabIndex: 0 }}
      onClear={() => box.current?.focus()}
      ref={box}
      nothingFoundMessage="Nothing is called that."
      limit={200}
      placeholder={props.placeholder}
      autoComplete="off"
    />
  )
}

interface Entry {
  readonly value: string
  readonly label: string
}

const adding = '\u0000add'

function addText(label = 'Add new', typed: string): string {
  return typed ? `${label}: “${typed}”` : `${label}…`
}

function narrowed(entries: readonly Entry[], search: string, limit: number): Entry[] {
  const found = matchingOptions(
    entries.filter(({ value }) => value !== adding),
    search,
  )
  return [...found.slice(0, limit), ...entries.filter(({ value }) => value === adding)]
}

function withValue<Value extends string | number>(
  { options, valueLabel }: Props<Value>,
  value: Value | null,
): readonly Option<Value>[] {
  if (value === null || options.some(option => option.value === value)) return options
  return [...options, { value, label: valueLabel ?? String(value) }]
}
