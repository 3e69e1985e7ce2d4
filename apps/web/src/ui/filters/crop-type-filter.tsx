// Which crop is shown: one at a time, and choosing another replaces it.

import { Chip } from '@mantine/core'
import { useId } from 'react'
import { ColourDot } from './filter-chips.tsx'
import type { FilterOption } from './filter-chips.tsx'

interface Props {
  readonly options: readonly FilterOption[]
  readonly value: number | null
  readonly onChange: (id: number) => void
}

export function CropTypeFilter({ options, value, onChange }: Props) {
  const heading = useId()
  return (
    <div className="filter-chips" role="radiogroup" aria-labelledby={heading}>
      <div className="filter-chips-head">
        <span id={heading}>Crop types</span>
      </div>
      <Chip.Group
        value={value === null ? null : String(value)}
        onChange={id => onChange(Number(id))}
      >
        <div className="filter-chips-list">
          {options.map(({ id, name, color }) => (
            <Chip key={id} value={String(id)} variant="outline" size="md">
              <ColourDot colour={color} />
              {name}
            </Chip>
          ))}
        </div>
      </Chip.Group>
    </div>
  )
}
