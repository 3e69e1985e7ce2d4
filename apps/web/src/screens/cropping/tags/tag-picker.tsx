// Tags of crops, of which any number is chosen.

import { MultiSelect } from '@mantine/core'
import type { CropLists } from '../use-crop-lists.ts'

interface Props {
  readonly label: string
  /** Without any there is nothing to choose. */
  readonly tags: CropLists['tags']
  readonly value: readonly number[]
  readonly onChange: (tags: readonly number[]) => void
}

export function TagPicker({ label, tags, value, onChange }: Props) {
  if (tags.length === 0) return null
  return (
    <MultiSelect
      label={label}
      size="md"
      data={tags.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={value.map(String)}
      onChange={chosen => onChange(chosen.map(Number))}
      searchable
      comboboxProps={{ withinPortal: true }}
    />
  )
}
