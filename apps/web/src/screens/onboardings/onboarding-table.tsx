// Onboardings in a table: how far each is, and what comes next.

import { Button } from '@mantine/core'
import { dayOfMoment } from '../../ui/amounts.ts'
import { FailureCard } from '../../ui/failure-card.tsx'
import { TableSkeleton } from '../../ui/skeletons.tsx'
import { PlainTable } from '../../ui/table/plain-table.tsx'
import type { TableColumn } from '../../ui/table/table-columns.ts'
import type { OnboardingRow, useOnboardings } from './use-onboardings.ts'

interface Props {
  readonly shown: ReturnType<typeof useOnboardings>
  /** With those that are finished. */
  readonly isAll: boolean
  readonly onOpen: (id: number) => void
}

export function OnboardingTable({ shown, isAll, onOpen }: Props) {
  const { rows, isLoading, failure, retry } = shown
  return (
    <>
      {failure ? <FailureCard failure={failure} retry={retry} /> : null}
      {isLoading ? <TableSkeleton /> : null}
      {isLoading || (failure && rows.length === 0) ? null : (
        <PlainTable
          caption="Onboarding"
          hideCaption
          searchable
          rows={rows.filter(({ isFinished }) => isAll || !isFinished)}
          rowKey={({ id }) => id}
          columns={columnsWith(onOpen)}
          empty={rows.length > 0 ? 'Nobody is being taken on.' : 'Nobody has been taken on yet.'}
        />
      )}
    </>
  )
}

function columnsWith(open: (id: number) => void): readonly TableColumn<OnboardingRow>[] {
  return [
    {
      key: 'name',
      heading: 'Customer',
      value: ({ name }) => name,
      show: ({ id, name }) => (
        <Button variant="subtle" className="onboarding-name" onClick={() => open(id)}>
          {name}
        </Button>
      ),
    },
    {
      key: 'done',
      heading: 'Steps done',
      value: ({ steps, done }) => (steps.length === 0 ? null : `${done} of ${steps.length}`),
    },
    {
      key: 'next',
      heading: 'Next step',
      value: ({ isFinished, next, steps }) =>
        isFinished ? 'Finished' : (next ?? (steps.length > 0 ? 'All done' : null)),
    },
    { key: 'period', heading: 'First period', value: ({ period }) => period },
    {
      key: 'begun',
      heading: 'Begun',
      kind: 'moment',
      value: ({ row }) => row.created_at,
      show: ({ row }) => dayOfMoment(row.created_at),
    },
  ]
}
