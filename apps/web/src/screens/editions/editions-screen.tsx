// The benchmarks of a period are published: first a dry run, then what it found is looked at, then an edition.

import { Select, Text } from '@mantine/core'
import { periodText } from '@furrow/farming/dates/period-text'
import { useSignedIn } from '../../data/context/furrow-context.ts'
import { holdsAbility } from '../../data/session/person-at-work.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailureCard } from '../../ui/failure-card.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { CardSkeleton } from '../../ui/skeletons.tsx'
import { EditionAtWork } from './edition-at-work.tsx'
import { useEditions } from './use-editions.ts'
import './editions.css'

export function EditionsScreen() {
  const { person } = useSignedIn()
  return (
    <>
      <ScreenTitle>Benchmarks</ScreenTitle>
      {holdsAbility(person, 'publish-benchmarks') ? (
        <Publishing />
      ) : (
        <EmptyState
          title="For whoever publishes benchmarks"
          text="An administrator can let you publish them."
        />
      )}
    </>
  )
}

function Publishing() {
  const shown = useEditions()
  const { period, periods, choosePeriod, isLoading, failure, retry } = shown
  return (
    <div className="editions">
      <Text maw="65ch">
        An edition is what farms are compared with: published as a whole, and never changed. After a
        correction, publish the next one. Farms see it at once.
      </Text>
      {failure ? <FailureCard failure={failure} retry={retry} /> : null}
      {isLoading ? <CardSkeleton count={2} /> : null}
      {period ? (
        <>
          <Select
            label="Period"
            size="md"
            allowDeselect={false}
            data={periods.map(({ id, name }) => ({ value: String(id), label: periodText(name) }))}
            value={String(period.id)}
            onChange={id => (id === null ? undefined : choosePeriod(id))}
          />
          <EditionAtWork key={period.id} period={period} editions={shown.editions} />
        </>
      ) : null}
    </div>
  )
}
