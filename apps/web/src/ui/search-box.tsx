// A field that narrows down what stands below it as one types.

import { CloseButton, TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'

interface Props {
  readonly label: string
  readonly value: string
  readonly onChange: (text: string) => void
  readonly placeholder?: string | undefined
}

export function SearchBox({ label, value, onChange, placeholder = label }: Props) {
  return (
    <TextInput
      className="search-box no-print"
      type="search"
      role="searchbox"
      aria-label={label}
      placeholder={placeholder}
      size="md"
      autoComplete="off"
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={
        value !== '' && <CloseButton aria-label={`Clear ${label}`} onClick={() => onChange('')} />
      }
      value={value}
      onChange={event => onChange(event.currentTarget.value)}
    />
  )
}
