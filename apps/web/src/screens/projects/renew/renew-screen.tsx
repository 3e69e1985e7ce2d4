// Projects of one period are renewed for another, many at once: what would be made is seen first, what exists already is
// left out, and all of it is undone as one.

import { Text } from '@mantine/core'
import { useState } from 'react'
import { useRows } from '../../../data/hooks/use-rows.ts'
import { StaffOnly } from '../../../period/board/staff-only.tsx'
import { FailureCard } from '../../../ui/failure-card.tsx'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { TableSkeleton } from '../../../ui/skeletons.tsx'
import { useProjects } from '../use-projects.ts'
import { renewalLines } from './renewal.ts'
import { isRise, RenewalFields } from './renewal-fields.tsx'
import type { RenewalAsked } from './renewal-fields.tsx'
import { RenewalPreview } from './renewal-preview.tsx'

export function RenewScreen() {
  return (
    <>
      <ScreenTitle>Renew projects</ScreenTitle>
      <StaffOnly text="They renew the projects of a period here.">
        <Renewal />
      </StaffOnly>
    </>
  )
}

const nothing: RenewalAsked = { from: null, into: null, collector: null, rise: 0 }

function Renewal() {
  const [asked, setAsked] = useState(nothing)
  // Those of the earlier period are archived by now, or will be.
  const { rows, names, statuses, isLoading, failure, retry } = useProjects('all')
  const periods = useRows('periods', { sort: ['-start_date'] })
  const from = periods.rows.find(({ id }) => id === asked.from)
  const into = periods.rows.find(({ id }) => id === asked.into)
  const { rise } = asked
  const isSame = from !== undefined && from === into
  const isReady = from && into && !isSame && isRise(rise) && !isLoading
  return (
    <>
      <Text maw="65ch" mb="md">
        Choose the period whose projects go on, and the period that they go on for. Each keeps its
        farm, products and people. Cancelled projects are left out.
      </Text>
      <RenewalFields asked={asked} onChange={changed => setAsked({ ...asked, ...changed })} />
      {failure ? <FailureCard failure={failure} retry={retry} /> : null}
      {isLoading ? <TableSkeleton /> : null}
      {isSame ? <Text role="alert">Choose two different periods.</Text> : null}
      {isReady ? (
        <RenewalPreview
          key={`${from.id} ${into.id}`}
          lines={renewalLines(rows, names.productsOf, {
            periods: { from, into },
            risePercent: rise,
          })}
          into={into}
          statusId={statuses.find(({ active }) => active)?.id ?? null}
          collectorId={asked.collector}
        />
      ) : null}
    </>
  )
}
