// The farms that were found, as cards, and how many there are.

import { SimpleGrid, Text } from '@mantine/core'
import { countText } from '../../ui/amounts.ts'
import { FarmCard } from './farm-card.tsx'
import type { ListedFarm } from './use-farm-list.ts'

interface Props {
  readonly farms: readonly ListedFarm[]
  readonly lastOpened: number | undefined
  /** Whether they were looked for among others. */
  readonly isFiltered: boolean
  readonly typed: string
}

export function FoundFarms({ farms, lastOpened, isFiltered, typed }: Props) {
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }} spacing="md">
        {farms.map(farm => (
          <FarmCard key={farm.id} farm={farm} isLast={farm.id === lastOpened} />
        ))}
      </SimpleGrid>
      {isFiltered ? (
        <Text c="dimmed" size="sm" mt="md" role="status">
          {farms.length > 0 ? countText(farms.length, 'farm') : noneText(typed)}
        </Text>
      ) : null}
    </>
  )
}

function noneText(typed: string): string {
  return typed === '' ? 'No farms match.' : `No matching farm is called “${typed}”.`
}
