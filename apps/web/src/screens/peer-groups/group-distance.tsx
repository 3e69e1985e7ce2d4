// All farms so many kilometres around a town: for workshops alone.

import { NumberInput, Select, SimpleGrid, Text } from '@mantine/core'
import { useRows } from '../../data/hooks/use-rows.ts'
import type { GroupDraft } from './group-draft.ts'

interface Props {
  readonly draft: GroupDraft
  readonly onChange: (draft: GroupDraft) => void
}

export function GroupDistance({ draft, onChange }: Props) {
  const zones = useRows('zones', { sort: ['name'] })
  const towns = zones.rows.flatMap(({ places }) => townsIn(places))
  const [east, north] = coordinatesIn(draft.location)
  const value = east === undefined || north === undefined ? null : `${east} ${north}`
  const isTown = towns.some(town => town.value === value)
  const kept = value !== null && !isTown ? [{ value, label: `${north}, ${east}` }] : []
  return (
    <section aria-label="By distance">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <NumberInput
          label="Within"
          suffix=" km"
          size="md"
          hideControls
          inputMode="numeric"
          min={0}
          max={5000}
          value={draft.radius ?? ''}
          onChange={radius =>
            onChange({ ...draft, radius: typeof radius === 'number' ? radius : null })
          }
        />
        <Select
          label="of"
          placeholder="A town"
          size="md"
          searchable
          clearable
          limit={50}
          data={[...kept, ...towns]}
          value={value}
          onChange={chosen => onChange({ ...draft, location: pointOf(chosen) })}
          nothingFoundMessage="No such town"
        />
      </SimpleGrid>
      <Text size="sm" c="dimmed" mt="xs">
        For workshops. Farms can’t compare with a group by distance: it would give away who is in
        it.
      </Text>
    </section>
  )
}

function townsIn(places: unknown) {
  const all: readonly unknown[] = Array.isArray(places) ? places : []
  return all.flatMap(town => {
    const [east, north, name, state] = Array.isArray(town) ? (town as readonly unknown[]) : []
    if (typeof east !== 'number' || typeof north !== 'number') return []
    return [{ value: `${east} ${north}`, label: [name, state].filter(Boolean).join(', ') }]
  })
}

function coordinatesIn(location: unknown): readonly number[] {
  const { coordinates } = (location ?? {}) as { readonly coordinates?: readonly number[] }
  return Array.isArray(coordinates) ? coordinates : []
}

function pointOf(chosen: string | null) {
  return chosen === null ? null : { type: 'Point', coordinates: chosen.split(' ').map(Number) }
}
