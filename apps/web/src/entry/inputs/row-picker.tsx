// Picks a row of any record: type a part of its name or its number. The server is asked for a few at a
// time, so it serves ten thousand rows as well as ten.

import { Select, Text } from '@mantine/core'
import { useRef } from 'react'
import { fieldFrame } from '../../ui/inputs/field-frame.tsx'
import type { FieldProps } from '../../ui/inputs/field-frame.tsx'
import type { OfferedRow } from '../rows/offered-rows.ts'
import { rowNamed } from '../rows/offered-options.ts'
import type { Row } from '../rows/row-name.ts'
import { useEntity } from '../rows/use-entity.ts'
import { useRowChoice } from './use-row-choice.ts'

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
  const { value } = props
  const choice = useRowChoice(entity, { ...props, box })
  return (
    <Select
      {...fieldFrame(props, { problem: choice.problem })}
      aria-busy={choice.isAwaited || undefined}
      wrapperProps={{ onKeyDown: choice.onKeyDown }}
      data={choice.options}
      value={value === null ? null : String(value)}
      onChange={choice.onChange}
      searchable
      searchValue={choice.text}
      onSearchChange={choice.onSearchChange}
      ref={box}
      onDropdownOpen={() => {
        choice.onOpen()
        box.current?.select()
      }}
      onDropdownClose={choice.onClose}
      // The server has already chosen.
      filter={({ options }) => options}
      renderOption={({ option }) => (
        <Offered of={rowNamed(choice.data, option.value)} label={option.label} />
      )}
      nothingFoundMessage={choice.nothingFound}
      allowDeselect={false}
      maxDropdownHeight={320}
      placeholder="Type a name or number"
    />
  )
}

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
