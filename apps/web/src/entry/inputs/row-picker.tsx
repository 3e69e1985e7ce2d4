// Picks a row of any record: type a part of its name or its number. The server is asked for a few at a
// time, so it serves ten thousand rows as well as ten.

import { Select, Text } from '@mantine/core'
import type { ComboboxData } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { useRef, useState } from 'react'
import { fieldFrame } from '../../ui/inputs/field-frame.tsx'
import type { FieldProps } from '../../ui/inputs/field-frame.tsx'
import { takeTyped } from '../../ui/inputs/take-typed.ts'
import { useOfferedRows, usePickedRow } from '../rows/offered-rows.ts'
import type { OfferedRow, OfferedRows } from '../rows/offered-rows.ts'
import { useRecentRows } from '../rows/recent-rows.ts'
import { numberedName } from '../rows/row-name.ts'
import type { Row } from '../rows/row-name.ts'
import { useEntity } from '../rows/use-entity.ts'
import { useEarlyEnter } from './use-early-enter.ts'
import { inSentence } from '../../ui/in-sentence.ts'

interface Props extends FieldProps<number> {
  /** The kind of record. */
  readonly resource: string
  /** The row that is being filled in: where it says a farm, rows of that farm are offered. */
  readonly row?: Row | undefined
  /** The row that the value points at, where it is at hand. */
  readonly known?: Row | undefined
}

export function RowPicker({ resource, ...props }: Props) {
  const entity = useEntity(resource)
  if (!entity) throw new Error(`There is no record named ${resource} to pick from.`)
  const box = useRef<HTMLInputElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [text, setText] = useState('')
  const [typed] = useDebouncedValue(text, typingPause)
  const recent = useRecentRows(resource)
  const { value, onCommit, row = {}, known, required } = props
  // Until the server says more of it, a row is named as it was when it was picked.
  const [lastPicked, setLastPicked] = useState<OfferedRow>()
  const picked =
    usePickedRow(entity, value, known) ?? (lastPicked?.id === value ? lastPicked : undefined)
  const pickedName = value === null ? '' : (picked?.name ?? numberedName(entity, value))
  // The box shows the name of what is picked: that is not something to search for.
  const sought = typed === pickedName ? '' : typed
  const { data, isLoading, failure } = useOfferedRows(entity, { isOpen, typed: sought, row })
  const options = optionsOf(data, {
    picked: value === null ? undefined : (picked ?? { id: value, name: pickedName, beside: '' }),
    isSought: sought !== '',
    mayBeNone: !required && value !== null && sought === '',
  })
  // What stands there may still be for the letters before.
  const isFound = sought !== '' && sought === text && !isLoading && (data?.found.length ?? 0) > 0
  const onEarlyEnter = useEarlyEnter({ box, text: text === pickedName ? '' : text, isFound })
  return (
    <Select
      {...fieldFrame(props)}
      wrapperProps={{
        onKeyDown: isFound ? takeTyped({ keys: ['Enter', 'Tab'] }) : onEarlyEnter,
      }}
      data={options}
      value={value === null ? null : String(value)}
      onChange={chosen => {
        const id = chosen === null || chosen === none ? null : Number(chosen)
        setLastPicked(rowNamed(data, String(id)))
        if (id !== null) recent.remember(id)
        onCommit(id)
      }}
      searchable
      onSearchChange={setText}
      ref={box}
      onDropdownOpen={() => {
        setIsOpen(true)
        box.current?.select()
      }}
      onDropdownClose={() => setIsOpen(false)}
      // The server has already chosen.
      filter={({ options }) => options}
      renderOption={({ option }) => (
        <Offered of={rowNamed(data, option.value)} label={option.label} />
      )}
      nothingFoundMessage={
        failure?.message ?? (isLoading ? 'Looking …' : `No ${inSentence(entity.label)} found`)
      }
      allowDeselect={false}
      maxDropdownHeight={320}
      placeholder="Type a name or number"
    />
  )
}

/** After this long without a key, in milliseconds, the server is asked. */
const typingPause = 200
const none = 'none'

function Offered({ of, label }: { readonly of: OfferedRow | undefined; readonly label: string }) {
  return (
    <span>
      {label}
      {of?.beside && (
        <Text component="span" size="xs" c="dimmed" ml={6}>
          {of.beside}
        </Text>
      )}
    </span>
  )
}

interface Around {
  readonly picked: OfferedRow | undefined
  readonly isSought: boolean
  readonly mayBeNone: boolean
}

/** What is picked is always among them, for the box takes its text from there. */
function optionsOf(
  rows: OfferedRows | undefined,
  { picked, isSought, mayBeNone }: Around,
): ComboboxData {
  const { recent = [], found = [] } = rows ?? {}
  const isThere = [...recent, ...found].some(({ id }) => id === picked?.id)
  const others = !picked || isThere ? found : isSought ? [...found, picked] : [picked, ...found]
  const noneFirst = mayBeNone ? [{ value: none, label: 'None' }] : []
  const rest = others.map(optionOf)
  if (recent.length === 0) return [...noneFirst, ...rest]
  return [
    ...noneFirst,
    { group: 'Recently used', items: recent.map(optionOf) },
    { group: 'Others', items: rest },
  ]
}

function optionOf({ id, name }: OfferedRow) {
  return { value: String(id), label: name }
}

function rowNamed(rows: OfferedRows | undefined, value: string): OfferedRow | undefined {
  return [...(rows?.recent ?? []), ...(rows?.found ?? [])].find(({ id }) => String(id) === value)
}
