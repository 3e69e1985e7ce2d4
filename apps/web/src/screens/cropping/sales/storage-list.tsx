// The storages of the farm: each can be retired, and restored.

import { Group, Stack, Text, Title } from '@mantine/core'
import { useRows } from '../../../data/hooks/use-rows.ts'
import { retiredText } from '../../../period/retiring/last-used.ts'
import { RetireButton } from '../../../period/retiring/retire-button.tsx'
import { useFarmsPeriods } from '../../../period/retiring/use-still-used.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'

export function StorageList({ place }: { readonly place: CollectionPlace }) {
  const { farmId } = place
  const { rows } = useRows('crop_storages', { where: { farm_id: farmId }, sort: ['name'] })
  const periods = useFarmsPeriods(farmId)
  if (rows.length === 0) return null
  return (
    <Stack gap="xs" mt="lg">
      <Title order={3} size="h4">
        Storages of this farm
      </Title>
      {rows.map(storage => (
        <Group key={storage.id} justify="space-between" wrap="nowrap">
          <div>
            <Text>{storage.name}</Text>
            <Text size="sm" c="dimmed">
              {retiredText(storage, periods) ?? storage.kind}
            </Text>
          </div>
          <RetireButton
            resource="crop_storages"
            rows={[storage]}
            whose={storage.name}
            place={place}
          />
        </Group>
      ))}
    </Stack>
  )
}
