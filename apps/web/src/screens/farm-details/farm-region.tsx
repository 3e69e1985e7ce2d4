// The region that a farm is compared in: chosen from the list, and suggested by where the farm lies.

import { Button, Group, Stack, Text } from '@mantine/core'
import { AutosavedChoice } from '../../autosave/autosaved-inputs.tsx'
import { useSave } from '../../autosave/use-save.ts'
import { useRows } from '../../data/hooks/use-rows.ts'
import { updateOf } from '../../data/outbox/update-of.ts'
import { useNotices } from '../../ui/notices.tsx'
import type { FarmField } from './farm-shown.ts'
import { useSuggestedRegion } from './use-suggested-region.ts'

export function FarmRegion({ farm, figure, of }: FarmField) {
  const regions = useRows('zones', { sort: ['name'] })
  const { mayChange } = figure
  const isAsked = mayChange && farm.zone_id === null
  const suggested = useSuggestedRegion({ farm, of, regions: regions.rows, isAsked })
  return (
    <Stack gap="xs">
      <AutosavedChoice<number>
        {...figure}
        name="zone_id"
        label="Region"
        description={mayChange ? 'By climate and soil: farms of a region are compared.' : undefined}
        options={regions.rows.map(({ id, name }) => ({ value: id, label: name }))}
        valueLabel={farm.zone?.name}
      />
      {suggested ? <Suggestion figure={figure} region={suggested} /> : null}
    </Stack>
  )
}

interface SuggestionProps {
  readonly figure: FarmField['figure']
  readonly region: { readonly id: number; readonly name: string }
}

function Suggestion({ figure, region }: SuggestionProps) {
  const save = useSave(figure.keeping)
  const notices = useNotices()
  const take = async () => {
    const step = updateOf('farms', figure.row, { zone_id: region.id })
    const refused = await save(`Region of ${figure.of}`, [step])
    if (refused) notices.bad(refused.message)
  }
  return (
    <Group gap="xs">
      <Text>Suggested: {region.name}</Text>
      <Button variant="default" onClick={() => void take()} aria-label={`Use ${region.name}`}>
        Use
      </Button>
    </Group>
  )
}
