// What was sown in the period before, offered for this one: chosen, and written as one.

import { Button, Checkbox, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { countText, dayText } from '../../../ui/amounts.ts'
import { DialogCard } from '../../../ui/dialog-card.tsx'
import { TableSkeleton } from '../../../ui/skeletons.tsx'
import type { CollectionPlace } from '../../../period/use-place.ts'
import type { PlannedCrop } from './plan-before.ts'
import type { Crops } from '../use-crops.ts'
import { usePlanBefore } from './use-plan-before.ts'

interface Props {
  readonly place: CollectionPlace
  readonly crops: Crops
  readonly onPlan: (planned: readonly PlannedCrop[]) => void
  readonly onClose: () => void
}

export function PlanDialog({ place, crops, onPlan, onClose }: Props) {
  const { before, planned, isLoading } = usePlanBefore(place, crops.rows)
  const [without, setWithout] = useState<ReadonlySet<number>>(new Set())
  const chosen = planned.filter(({ key }) => !without.has(key))
  const toggle = (key: number) =>
    setWithout(now => new Set(now.has(key) ? [...now].filter(one => one !== key) : [...now, key]))
  return (
    <DialogCard
      opened
      title={`Plan of ${before?.name ?? 'the period before'}`}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={chosen.length === 0} onClick={() => onPlan(chosen)}>
            Copy {countText(chosen.length, 'crop')}
          </Button>
        </>
      }
    >
      {isLoading ? <TableSkeleton count={6} columns={3} /> : null}
      {!isLoading && planned.length === 0 ? (
        <Text>
          There is nothing to copy: either nothing was sown then, or every paddock has its crop
          already.
        </Text>
      ) : null}
      <Stack gap="sm">
        {planned.map(one => (
          <Checkbox
            key={one.key}
            size="md"
            checked={!without.has(one.key)}
            onChange={() => toggle(one.key)}
            label={`${one.paddock.name}: ${wordsOf(one, crops.lists)}`}
          />
        ))}
      </Stack>
    </DialogCard>
  )
}

function wordsOf({ cropType, values }: PlannedCrop, lists: Crops['lists']): string {
  const crop = lists.types.find(({ id }) => id === cropType)?.name
  const variety = lists.varieties.find(({ id }) => id === values['sowing.variety_id'])?.name
  const day = values['sowing.sowing_date']
  return [crop, variety, typeof day === 'string' && `sown ${dayText(day)}`]
    .filter(Boolean)
    .join(', ')
}
