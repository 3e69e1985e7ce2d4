// Names of which one is chosen, or none: then all are shown.

import { Chip } from '@mantine/core'
import { useId } from 'react'

interface Props {
  readonly label: string
  /** Of all crops; each is offered once. */
  readonly names: readonly string[]
  /** With fewer there is nothing to choose between. */
  readonly least?: number
  readonly value: string | null
  readonly onChange: (name: string | null) => void
}

/** One at a time; pressed again, all are shown. */
export function NameChips({ label, names, least = 2, value, onChange }: Props) {
  const heading = useId()
  const offered = [...new Set(names)].toSorted()
  if (offered.length < least && value === null) return null
  return (
    <div className="filter-chips" role="group" aria-labelledby={heading}>
      <div className="filter-chips-head">
        <span id={heading}>{label}</span>
      </div>
      <div className="filter-chips-list">
        {offered.map(name => (
          <Chip
            key={name}
            variant="outline"
            size="md"
            checked={name === value}
            onChange={isOn => onChange(isOn ? name : null)}
          >
            {name}
          </Chip>
        ))}
      </div>
    </div>
  )
}
