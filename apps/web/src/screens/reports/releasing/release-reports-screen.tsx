// Reports of a period are released to farms: which farms, which reports, with what to say about them.

import { Text } from '@mantine/core'
import { useSignedIn } from '../../../data/context/furrow-context.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FailureCard } from '../../../ui/failure-card.tsx'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { TableSkeleton } from '../../../ui/skeletons.tsx'
import { ReleaseForm } from './release-form.tsx'
import { useFarmsToRelease } from './use-farms-to-release.ts'
import './release-reports.css'

export function ReleaseReportsScreen() {
  return (
    <>
      <ScreenTitle>Release reports</ScreenTitle>
      {useSignedIn().isStaff ? (
        <Releasing />
      ) : (
        <EmptyState
          title="For consultants and administrators"
          text="They release the reports of farms once a period is final."
        />
      )}
    </>
  )
}

function Releasing() {
  const shown = useFarmsToRelease()
  const { period, isLoading, failure, retry } = shown
  return (
    <>
      <Text maw="65ch" mb="md">
        A released report stays as it is now, whatever changes later. Released again, it is a new
        version, which says what changed.
      </Text>
      {failure ? <FailureCard failure={failure} retry={retry} /> : null}
      {isLoading ? <TableSkeleton count={6} columns={4} /> : null}
      {isLoading || failure ? null : period ? (
        <ReleaseForm key={period.id} shown={shown} period={period} />
      ) : (
        <EmptyState
          title="No period to release yet"
          text="Reports are released of farms that you advise, once one of their periods is there."
        />
      )}
    </>
  )
}
