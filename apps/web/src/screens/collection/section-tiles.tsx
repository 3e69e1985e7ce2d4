// The sections of a collection, a tile each.

import { SimpleGrid, Title } from '@mantine/core'
import type { CollectionPlace } from '../../period/use-place.ts'
import { SectionTile } from './section-tile.tsx'
import type { CollectionState, Points } from './use-collection.ts'

interface Props {
  readonly place: CollectionPlace
  readonly state: CollectionState
  readonly points: Points
}

export function SectionTiles({ place, state, points }: Props) {
  return (
    <section aria-labelledby="sections">
      <Title order={2} id="sections" mb="sm">
        What belongs to it
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3, xl: 4 }} spacing="md">
        {state.sections.map(section => (
          <SectionTile key={section.name} place={place} section={section} points={points} />
        ))}
      </SimpleGrid>
    </section>
  )
}
