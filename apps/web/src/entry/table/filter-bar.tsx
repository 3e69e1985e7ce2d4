// The filters that hold, each as a chip that can be changed or taken away, and the way to another.

import { Button, CloseButton, Group } from '@mantine/core'
import type { Entity } from '@furrow/catalogue/entity'
import { IconFilterPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { isSame } from '../rows/same-entry.ts'
import type { FieldFilter } from '../rows/field-filter.ts'
import { FilterEditor } from './filter-editor.tsx'
import { useFilterText } from './filter-text.ts'

interface Props {
  readonly entity: Entity
  readonly filters: readonly FieldFilter[]
  readonly onChange: (filters: readonly FieldFilter[]) => void
}

export function FilterBar({ entity, filters, onChange }: Props) {
  /** Which is being changed; the one after the last is new. */
  const [edited, setEdited] = useState<number>()
  const take = (filter: FieldFilter) => {
    const others = filters.filter((other, place) => place !== edited && !isSame(other, filter))
    const place = Math.min(edited ?? others.length, others.length)
    onChange(others.toSpliced(place, 0, filter))
    setEdited(undefined)
  }
  return (
    <Group gap="xs" role="group" aria-label="Filters">
      {filters.map((filter, place) => (
        <FilterChip
          key={JSON.stringify(filter)}
          entity={entity}
          filter={filter}
          onEdit={() => setEdited(place)}
          onRemove={() => onChange(filters.toSpliced(place, 1))}
        />
      ))}
      <Button
        variant="default"
        size="md"
        leftSection={<IconFilterPlus size={18} aria-hidden />}
        onClick={() => setEdited(filters.length)}
      >
        Add filter
      </Button>
      {filters.length > 1 && (
        <Button variant="subtle" size="md" onClick={() => onChange([])}>
          Clear all
        </Button>
      )}
      {edited !== undefined && (
        <FilterEditor
          entity={entity}
          filter={filters[edited]}
          onTake={take}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Group>
  )
}

interface ChipProps {
  readonly entity: Entity
  readonly filter: FieldFilter
  readonly onEdit: () => void
  readonly onRemove: () => void
}

function FilterChip({ entity, filter, onEdit, onRemove }: ChipProps) {
  const text = useFilterText(entity, filter)
  return (
    <Button.Group>
      <Button variant="light" size="md" onClick={onEdit}>
        {text}
      </Button>
      <CloseButton
        size={44}
        variant="subtle"
        aria-label={`Take away: ${text}`}
        onClick={onRemove}
      />
    </Button.Group>
  )
}
