// The livestock of a period, summed up: from opening to closing, what is off, and the ways on.

import { Button, Group, Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { WithSources } from '../../../period/explained/with-sources.tsx'
import { StillReading } from '../../../period/still-reading.tsx'
import { useMayWrite } from '../../../period/use-may-write.ts'
import { usePlaceWords } from '../../../period/use-place-names.ts'
import { usePlace } from '../../../period/use-place.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { ChooseEnterprisesButton } from '../enterprises/choose-enterprises-button.tsx'
import { StockAtWork } from './stock-at-work.tsx'
import { useLivestockSummary } from './use-livestock-summary.ts'
import './stock-summary.css'

export function LivestockSummaryScreen() {
  const place = usePlace()
  const of = usePlaceWords(place)
  const { mayWrite } = useMayWrite(place)
  const summary = useLivestockSummary(place)
  const { told, stock } = summary
  const isEmpty = told?.classes.length === 0 && !stock.isLoading && stock.inClasses.length === 0
  return (
    <>
      <ScreenTitle of={of} actions={<Ways place={place} />}>
        Livestock
      </ScreenTitle>
      <Stack gap="xl">
        <StillReading {...summary} />
        {isEmpty ? (
          <EmptyState
            title="No livestock yet"
            text="Choose the enterprises that the farm runs, then enter what was there at opening and what came and went since."
            action={<ChooseEnterprisesButton place={place} />}
          />
        ) : null}
        <WithSources place={place}>
          <StockAtWork place={place} of={of} mayWrite={mayWrite} summary={summary} />
        </WithSources>
      </Stack>
    </>
  )
}

const ways = [
  [
    '/collection/$farmId/period/$periodId/livestock/wizard/{-$livestockEnterpriseId}',
    'Step by step',
  ],
  ['/collection/$farmId/period/$periodId/livestock/ledger', 'Stock ledger'],
  ['/collection/$farmId/period/$periodId/livestock/breeding', 'Breeding'],
  ['/collection/$farmId/period/$periodId/livestock/enterprises', 'Enterprises'],
  ['/collection/$farmId/period/$periodId/livestock/yearly', 'Yearly sheets'],
] as const

function Ways({ place: { farmId, periodId } }: { readonly place: CollectionPlace }) {
  const params = { farmId: String(farmId), periodId: String(periodId) }
  return (
    <Group gap="sm" className="no-print">
      {ways.map(([to, name]) => (
        <Button
          key={to}
          variant="default"
          renderRoot={props => <Link to={to} params={params} {...props} />}
        >
          {name}
        </Button>
      ))}
    </Group>
  )
}
