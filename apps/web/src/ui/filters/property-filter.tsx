// Which properties are shown, and whether what belongs to none of them is.

import { FilterChips } from './filter-chips.tsx'
import type { FilterOption } from './filter-chips.tsx'

interface Props {
  readonly options: readonly FilterOption[]
  /** `propertyIds` of the filter state, null among them for Unassigned; nothing at first, which is all. */
  readonly value: readonly (number | null)[] | undefined
  readonly onChange: (ids: readonly (number | null)[]) => void
}

export function PropertyFilter({ options, value, onChange }: Props) {
  return (
    <FilterChips<number | null>
      label="Properties"
      options={[...options, unassigned]}
      value={value}
      onChange={onChange}
    />
  )
}

const unassigned = { id: null, name: 'Unassigned' }
