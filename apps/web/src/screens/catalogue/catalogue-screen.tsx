// Every kind of record there is, for administrators: found by its name or by whose it is.

import { Group, SegmentedControl, SimpleGrid, Stack, Text, Title } from '@mantine/core'
import { useState } from 'react'
import { shownFields } from '../../entry/rows/field-groups.ts'
import { RowsLink } from '../../entry/rows/row-link.tsx'
import { useCatalogue } from '../../entry/rows/use-entity.ts'
import { WithCatalogue } from '../../entry/rows/with-catalogue.tsx'
import { countText } from '../../ui/amounts.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { SearchBox } from '../../ui/search-box.tsx'
import { CardSkeleton } from '../../ui/skeletons.tsx'
import { recordGroups } from './record-groups.ts'
import type { Order } from './record-groups.ts'

export function CatalogueScreen() {
  return (
    <Stack gap="lg">
      <ScreenTitle>All records</ScreenTitle>
      <Text c="dimmed">
        Everything that Furrow keeps, as it is kept. What is changed here is changed for everybody.
      </Text>
      <WithCatalogue skeleton={<CardSkeleton count={6} />}>
        <Records />
      </WithCatalogue>
    </Stack>
  )
}

function Records() {
  const catalogue = useCatalogue()
  const [sought, setSought] = useState('')
  const [order, setOrder] = useState<Order>('owner')
  const groups = recordGroups(catalogue, order, sought)
  return (
    <>
      <Group gap="sm">
        <SearchBox label="Find a record" value={sought} onChange={setSought} />
        <SegmentedControl<Order>
          aria-label="Order"
          size="md"
          value={order}
          onChange={setOrder}
          data={[
            { value: 'owner', label: 'By owner' },
            { value: 'letter', label: 'A to Z' },
          ]}
        />
      </Group>
      {groups.length === 0 && (
        <EmptyState title="No record like that" text="Type less, or another word." />
      )}
      {groups.map(({ title, entities }) => (
        <Stack key={title} gap="sm" component="section" aria-label={title}>
          <Title order={2}>{title}</Title>
          <SimpleGrid component="ul" cols={{ base: 1, sm: 2, lg: 3 }} p={0} m={0}>
            {entities.map(entity => (
              <li key={entity.name} style={{ listStyle: 'none' }}>
                <RowsLink resource={entity.name}>{entity.plural}</RowsLink>
                <Text size="sm" c="dimmed">
                  {entity.help} {countText(shownFields(entity).length, 'field')}
                  {entity.readAlone && ', read only'}.
                </Text>
              </li>
            ))}
          </SimpleGrid>
        </Stack>
      ))}
    </>
  )
}
