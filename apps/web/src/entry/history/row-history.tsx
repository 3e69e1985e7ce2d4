// What became of a row: who did what and when, figure by figure, and the way back to what it was.

import { Stack, Text } from '@mantine/core'
import type { Entity } from '@furrow/catalogue/entity'
import { useState } from 'react'
import { FailureCard } from '../../ui/failure-card.tsx'
import { TableSkeleton } from '../../ui/skeletons.tsx'
import { HistoryLine } from './history-line.tsx'
import { rowsTold } from './history-words.ts'
import type { Row } from '../rows/row-name.ts'
import { TablePages } from '../table/table-pages.tsx'
import { usePage } from '../rows/use-page.ts'
import { useRowNames } from './use-row-names.ts'

interface Props {
  readonly entity: Entity
  /** As it is now. */
  readonly row: Row
}

export function RowHistory({ entity, row }: Props) {
  const [page, setPage] = useState(1)
  const { data, failure, retry } = usePage('changes', historyWish(entity, row, page), [entity.name])
  const lines = data?.rows ?? []
  const names = useRowNames(rowsTold(lines, { entity, now: row }))
  if (failure && !data) return <FailureCard failure={failure} retry={retry} />
  if (!data) return <TableSkeleton count={3} columns={2} />
  if (data.total === 0) return <Text c="dimmed">No changes recorded.</Text>
  return (
    <Stack gap="sm">
      <Stack component="ol" gap="sm" p={0} m={0} style={{ listStyle: 'none' }}>
        {lines.map(line => (
          <li key={String(line['id'])}>
            <HistoryLine entity={entity} row={row} line={line} names={names} />
          </li>
        ))}
      </Stack>
      <TablePages page={page} lastPage={data.lastPage} onPage={setPage} />
    </Stack>
  )
}

const linesOnPage = 20

function historyWish(entity: Entity, row: Row, page: number) {
  return {
    filters: [
      { field: 'entity', value: entity.name },
      { field: 'row', value: row['id'] },
    ],
    sort: ['-at', '-id'],
    limit: linesOnPage,
    page,
  }
}
