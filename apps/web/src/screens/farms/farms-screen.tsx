// The farms that someone may record, to choose one: the last opened first, each with how far its
// newest period is.

import { Switch } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useSignedIn } from '../../data/context/furrow-context.ts'
import { FailureCard } from '../../ui/failure-card.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { CardSkeleton } from '../../ui/skeletons.tsx'
import { FarmFilters } from './farm-filters.tsx'
import { FoundFarms } from './found-farms.tsx'
import { AskForFarm, NewFarm, NoFarm } from './more-farms.tsx'
import { useFarmList } from './use-farm-list.ts'
import { useFoundFarms } from './use-found-farms.ts'
import { useOnlyFarm } from './use-only-farm.ts'

/** Fewer are seen at a glance. */
const manyFarms = 4

export function FarmsScreen() {
  const { farmId, isAdmin } = useSignedIn()
  const { farms: active, archived, isWhole, isLoading, failure, retry } = useFarmList()
  const [withArchived, showing] = useDisclosure()
  const farms = withArchived ? [...active, ...archived] : active
  const { found, filters } = useFoundFarms(farms)
  useOnlyFarm(active, isWhole && archived.length === 0)
  // A filter in an address that was sent can always be taken off.
  const isFiltered = farms.length >= manyFarms || found.length < farms.length
  const isNone = isWhole && active.length + archived.length === 0
  return (
    <>
      <ScreenTitle actions={isAdmin ? <NewFarm /> : null}>Farms</ScreenTitle>
      {isFiltered ? <FarmFilters {...filters} /> : null}
      {failure ? <FailureCard failure={failure} retry={retry} /> : null}
      {isLoading ? <CardSkeleton count={3} /> : null}
      <FoundFarms farms={found} lastOpened={farmId} isFiltered={isFiltered} typed={filters.typed} />
      {archived.length > 0 ? (
        <Switch
          mt="md"
          size="md"
          label="Show archived farms"
          checked={withArchived}
          onChange={showing.toggle}
        />
      ) : null}
      {isNone ? <NoFarm /> : null}
      {isAdmin || !isWhole || isNone ? null : <AskForFarm />}
    </>
  )
}
