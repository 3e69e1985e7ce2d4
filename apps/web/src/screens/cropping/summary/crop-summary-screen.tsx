// The cropping of a period, summed up: what each crop came to, what became of the ground, how far each
// crop is, and the ways on.

import { Button, Group, Stack } from '@mantine/core'
import { IconListCheck, IconTable } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FailureCard } from '../../../ui/failure-card.tsx'
import { ScreenTitle } from '../../../ui/screen-title.tsx'
import { TableSkeleton } from '../../../ui/skeletons.tsx'
import { usePlaceWords } from '../../../period/use-place-names.ts'
import { usePlace } from '../../../period/use-place.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { useMayWrite } from '../../../period/use-may-write.ts'
import { SummaryAtWork } from './summary-at-work.tsx'
import { useCropSummary } from './use-crop-summary.ts'
import '../cropping.css'
import './summary.css'

export function CropSummaryScreen() {
  const place = usePlace()
  const of = usePlaceWords(place)
  const { mayWrite } = useMayWrite(place)
  const summary = useCropSummary(place)
  const { told, failure, isLoading, retry } = summary
  const [cropType] = summary.filtering.filters.cropTypeIds ?? []
  const ways = <Ways place={place} cropType={cropType} />
  return (
    <>
      <ScreenTitle of={of} actions={ways}>
        Cropping
      </ScreenTitle>
      <Stack gap="xl">
        {failure ? <FailureCard failure={failure} retry={retry} /> : null}
        {isLoading ? <TableSkeleton count={10} columns={6} /> : null}
        {told?.crops.length === 0 ? (
          <EmptyState
            title="No crop in a paddock yet"
            text="Step by step asks which crops the farm grows and where. The spreadsheet takes a list from Excel."
          />
        ) : null}
        <SummaryAtWork place={place} of={of} mayWrite={mayWrite} summary={summary} />
      </Stack>
    </>
  )
}

interface WaysProps {
  readonly place: CollectionPlace
  readonly cropType: number | undefined
}

function Ways({ place, cropType }: WaysProps) {
  const params = { farmId: String(place.farmId), periodId: String(place.periodId) }
  const wizard = { ...params, cropTypeId: cropType === undefined ? undefined : String(cropType) }
  return (
    <Group gap="sm" className="no-print">
      <Button
        leftSection={<IconListCheck size={18} aria-hidden />}
        renderRoot={props => (
          <Link
            to="/collection/$farmId/period/$periodId/cropping/wizard/{-$cropTypeId}"
            params={wizard}
            {...props}
          />
        )}
      >
        Step by step
      </Button>
      <Button
        variant="default"
        leftSection={<IconTable size={18} aria-hidden />}
        renderRoot={props => (
          <Link
            to="/collection/$farmId/period/$periodId/cropping/spreadsheet"
            params={params}
            {...props}
          />
        )}
      >
        Spreadsheet
      </Button>
    </Group>
  )
}
