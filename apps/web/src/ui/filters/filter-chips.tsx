// Chips of which any number may be chosen, with buttons for all and for none.

import { Button, Chip } from '@mantine/core'
import { useId } from 'react'

/** An option of a filter, as it stands in the data: also its colour comes from there. */
export interface FilterOption<Id = number> {
  readonly id: Id
  readonly name: string
  readonly color?: string | null | undefined
}

interface Props<Id> {
  readonly label: string
  readonly options: readonly FilterOption<Id>[]
  /** Nothing where nobody has chosen yet: then all are. */
  readonly value: readonly Id[] | undefined
  readonly onChange: (value: readonly Id[]) => void
}

export function FilterChips<Id extends number | null>({
  label,
  options,
  value,
  onChange,
}: Props<Id>) {
  const heading = useId()
  const all = options.map(option => option.id)
  const chosen = value ?? all
  const toggle = (id: Id) =>
    onChange(chosen.includes(id) ? chosen.filter(other => other !== id) : [...chosen, id])
  return (
    <div className="filter-chips" role="group" aria-labelledby={heading}>
      <div className="filter-chips-head">
        <span id={heading}>{label}</span>
        <Button variant="subtle" onClick={() => onChange(all)}>
          Select All
        </Button>
        <Button variant="subtle" onClick={() => onChange([])}>
          Deselect All
        </Button>
      </div>
      <div className="filter-chips-list">
        {options.map(option => (
          <Chip
            key={String(option.id)}
            variant="outline"
            size="md"
            checked={chosen.includes(option.id)}
            onChange={() => toggle(option.id)}
          >
            <ColourDot colour={option.color} />
            {option.name}
          </Chip>
        ))}
      </div>
    </div>
  )
}

/** The name stands beside it, so nobody has to tell colours apart. */
export function ColourDot({ colour }: { readonly colour: string | null | undefined }) {
  return colour ? <span className="colour-dot" style={{ background: colour }} aria-hidden /> : null
}
