// A name and an area for each part, one line each; what is left can be given to any of them.

import { Group, TextInput } from '@mantine/core'
import { withPart } from './split-parts.ts'
import type { TypedPart, WrongPart } from './split-parts.ts'

interface Props {
  readonly parts: readonly TypedPart[]
  /** Hectares of the paddock that is split. */
  readonly whole: number | null
  readonly wrong: readonly WrongPart[]
  readonly onChange: (parts: readonly TypedPart[]) => void
}

export function PartFields({ parts, whole, wrong, onChange }: Props) {
  const put = (place: number, part: Partial<TypedPart>) =>
    onChange(withPart(parts, { at: place, part, whole }))
  return parts.map((part, place) => (
    // Parts have no number of their own but their place.
    // oxlint-disable-next-line react/no-array-index-key
    <Group key={place} role="group" aria-label={`Part ${place + 1}`} align="flex-start" grow>
      <TextInput
        label={`Name of part ${place + 1}`}
        size="md"
        maxLength={60}
        autoComplete="off"
        data-autofocus={place === 0 || undefined}
        value={part.name}
        error={wrong[place]?.name}
        onChange={event => put(place, { name: event.currentTarget.value })}
      />
      <TextInput
        label={`Area of part ${place + 1}, ha`}
        size="md"
        inputMode="decimal"
        autoComplete="off"
        value={part.area}
        error={wrong[place]?.area}
        onChange={event => put(place, { area: event.currentTarget.value })}
      />
    </Group>
  ))
}
