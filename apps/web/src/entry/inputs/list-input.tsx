// Several short texts, or numbers of rows, in order: Enter adds one, Backspace takes the last away.

import { TagsInput } from '@mantine/core'
import { fieldFrame } from '../../ui/inputs/field-frame.tsx'
import type { FieldProps } from '../../ui/inputs/field-frame.tsx'

type Item = string | number

export function ListInput(props: FieldProps<readonly Item[]>) {
  const { value, onCommit } = props
  return (
    <TagsInput
      {...fieldFrame(props)}
      value={(value ?? []).map(String)}
      onChange={items => onCommit(items.length === 0 ? null : items.map(itemIn))}
      acceptValueOnBlur
      placeholder="Type and press Enter"
    />
  )
}

/** What is digits alone is the number of a row. */
function itemIn(text: string): Item {
  const number = Number(text)
  return /^\d+$/.test(text) && Number.isSafeInteger(number) ? number : text
}
