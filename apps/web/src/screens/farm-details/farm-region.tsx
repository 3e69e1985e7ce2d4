// The region of a farm, which says with whom it is compared; where none is chosen, that of where it lies is
// suggested.

import { Button, Text } from '@mantine/core'
import { AutosavedChoice } from '../../autosave/autosaved-inputs.tsx'
import { useSave } from '../../autosave/use-save.ts'
import type { SavingOf } from '../../autosave/use-save.ts'
import type { KeptRow } from '../../data/outbox/update-of.ts'
import { updateOf } from '../../data/outbox/update-of.ts'
import { useRegions } from './use-regions.ts'

/** What every field of a farm is kept by. */
export interface FigureOfFarm {
  readonly keeping: SavingOf
  readonly row: KeptRow
  readonly mayChange: boolean
  readonly resource: 'farms'
  readonly of: string
}

export function FarmRegion({ figure }: { readonly figure: FigureOfFarm }) {
  const { keeping, row, mayChange, of } = figure
  const save = useSave(keeping)
  const { regions, suggested } = useRegions(row.id)
  const isAsked = mayChange && suggested !== undefined && (row['zone_id'] ?? null) === null
  return (
    <div>
      <AutosavedChoice<number>
        {...figure}
        name="zone_id"
        label="Region"
        description={mayChange ? 'By climate and soil: farms of a region are compared.' : undefined}
        options={regions.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {isAsked ? (
        <>
          <Text size="sm" c="dimmed" mt="xs">
            Where the farm lies on the map, it is {suggested.name}.
          </Text>
          <Button
            variant="default"
            mt="xs"
            onClick={() =>
              void save(`Region of ${of}`, [updateOf('farms', row, { zone_id: suggested.id })])
            }
          >
            Use {suggested.name}
          </Button>
        </>
      ) : null}
    </div>
  )
}
