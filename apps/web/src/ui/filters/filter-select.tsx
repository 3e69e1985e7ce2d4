// A filter with too many options for chips: a list that is searched by any part of the label.

import { MultiSelect, Select } from '@mantine/core'
import type { ComboboxItem } from '@mantine/core'
import { useState } from 'react'
import { matchingOptions } from '../inputs/matching-options.ts'
import type { Option } from '../inputs/matching-options.ts'
import { takeTyped } from '../inputs/take-typed.ts'

type Props<Value> = (One<Value> | Several<Value>) & {
  readonly label: string
  readonly options: readonly Option<Value>[]
  readonly placeholder?: string | undefined
}

interface One<Value> {
  readonly multiple?: false | undefined
  readonly value: Value | null
  readonly onChange: (value: Value | null) => void
}

interface Several<Value> {
  readonly multiple: true
  readonly value: readonly Value[]
  readonly onChange: (values: readonly Value[]) => void
}

export function FilterSelect<Value extends string | number | null>(props: Props<Value>) {
  const { label, options } = props
  const [search, setSearch] = useState('')
  const [isOpen, setOpen] = useState(false)
  const isChosen = props.multiple ? props.value.length > 0 : props.value !== null
  const chosen = options.find(option => option.value === props.value)?.label
  const isTyped = search !== '' && !options.some(option => option.label === search)
  const isFound = isTyped && matchingOptions(options, search).length > 0
  const ofKey = (key: string | null) => options.find(option => keyOf(option.value) === key)?.value
  const shared = {
    label,
    placeholder: props.placeholder ?? (isChosen ? undefined : 'All'),
    data: options.map(option => ({ value: keyOf(option.value), label: option.label })),
    filter: ({ options, search }: { options: readonly unknown[]; search: string }) =>
      matchingOptions(options as ComboboxItem[], search),
    searchable: true,
    searchValue: search,
    onSearchChange: setSearch,
    onDropdownOpen: () => setOpen(true),
    onDropdownClose: () => setOpen(false),
    // The option is scrolled to: of a closed list that would lay out the whole page for nothing.
    selectFirstOptionOnChange: isOpen && search !== '' && search !== chosen,
    wrapperProps: isFound
      ? { onKeyDown: takeTyped({ keys: ['Enter', 'Tab'], keepsChosen: true }) }
      : {},
    clearable: true,
    clearButtonProps: { 'aria-label': `Clear ${label}`, 'aria-hidden': false, tabIndex: 0 },
    nothingFoundMessage: 'Nothing is called that.',
    size: 'md',
  }
  if (!props.multiple) {
    const value = props.value === null && !ofNull(options) ? null : keyOf(props.value)
    return <Select {...shared} value={value} onChange={key => props.onChange(ofKey(key) ?? null)} />
  }
  const choose = (keys: string[]) =>
    props.onChange(options.map(({ value }) => value).filter(value => keys.includes(keyOf(value))))
  return <MultiSelect {...shared} value={props.value.map(keyOf)} onChange={choose} />
}

const keyOf = (value: string | number | null): string => String(value)

function ofNull(options: readonly Option<unknown>[]): boolean {
  return options.some(({ value }) => value === null)
}
