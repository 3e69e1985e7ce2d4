// The periods of a farm, by their first days: each with how far it is. Choosing one opens its
// collection; the next one is started from here.

import { Switch } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useRow } from '../../data/hooks/use-rows.ts'
import { FailureCard } from '../../ui/failure-card.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { TableSkeleton } from '../../ui/skeletons.tsx'
import { PeriodActions } from './period-actions.tsx'
import { NoPeriod, PeriodList } from './period-list.tsx'
import { StartPeriod } from './start-period.tsx'
import { oldBefore, usePeriodList } from './use-period-list.ts'
import type { ListedPeriod } from './use-period-list.ts'

export function PeriodsScreen() {
  const farmId = Number(useParams({ strict: false }).farmId)
  const { row: farm } = useRow('farms', farmId)
  const [withOld, old] = useDisclosure()
  const [open, setOpen] = useState<{ readonly into?: ListedPeriod }>()
  const list = usePeriodList(farmId)
  const { periods, others } = list
  const shown = withOld ? periods : periods.filter(({ isOld }) => !isOld)
  const hidden = periods.length - shown.length
  return (
    <>
      <ScreenTitle
        of={farm?.farm_name}
        actions={
          list.isLoading ? null : (
            <PeriodActions farmId={farmId} count={periods.length} onStart={() => setOpen({})} />
          )
        }
      >
        {farm ? `Periods of ${farm.farm_name}` : 'Periods'}
      </ScreenTitle>
      {list.failure ? <FailureCard failure={list.failure} retry={list.retry} /> : null}
      {list.isLoading ? <TableSkeleton /> : null}
      <PeriodList farmId={farmId} periods={shown} onCarry={into => setOpen({ into })} />
      {hidden > 0 || withOld ? (
        <Switch
          label={`Show data before ${oldBefore}`}
          checked={withOld}
          onChange={old.toggle}
          size="md"
        />
      ) : null}
      {!list.isLoading && !list.failure && periods.length === 0 ? <NoPeriod /> : null}
      {open ? (
        <StartPeriod
          farmId={farmId}
          periods={periods}
          others={others}
          existing={open.into}
          onClose={() => setOpen(undefined)}
        />
      ) : null}
    </>
  )
}
