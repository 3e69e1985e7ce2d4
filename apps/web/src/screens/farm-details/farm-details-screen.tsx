// A farm: what it is called, who runs it, how it is reached, its businesses and its people.

import { Stack } from '@mantine/core'
import { useParams } from '@tanstack/react-router'
import { useSignedIn } from '../../data/context/furrow-context.ts'
import { useRow } from '../../data/hooks/use-rows.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { StillReading } from '../../period/still-reading.tsx'
import { ArchiveFarm } from './archive-farm.tsx'
import { FarmBusinesses } from './farm-businesses.tsx'
import { FarmFigures } from './farm-figures.tsx'
import { FarmPeople } from './farm-people.tsx'
import { farmRights } from './farm-rights.ts'
import { TakingPart } from './taking-part.tsx'

export function FarmDetailsScreen() {
  const farmId = Number(useParams({ strict: false }).farmId)
  const rights = farmRights(useSignedIn(), farmId)
  const includes = ['businesses', 'manager', 'profit_focus_group', 'zone'] as const
  const { row: farm, isLoading, failure, retry } = useRow('farms', farmId, { includes })
  return (
    <>
      <ScreenTitle of={farm?.farm_name}>Farm details</ScreenTitle>
      <StillReading isLoading={isLoading} failure={failure} retry={retry} columns={2} />
      {farm ? (
        <Stack maw={900}>
          <FarmFigures key={farm.id} farm={farm} rights={rights} />
          <TakingPart farmId={farm.id} />
          <FarmPeople farm={farm} rights={rights} />
          <FarmBusinesses businesses={farm.businesses} />
          {rights.mayChange ? <ArchiveFarm farm={farm} /> : null}
        </Stack>
      ) : null}
    </>
  )
}
