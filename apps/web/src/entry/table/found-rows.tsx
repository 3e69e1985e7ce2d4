// The rows that were found, with how many there are, page by page; or that there are none, and why.

import { Text } from '@mantine/core'
import type { Entity } from '@furrow/catalogue/entity'
import { useState } from 'react'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailureCard } from '../../ui/failure-card.tsx'
import { TableSkeleton } from '../../ui/skeletons.tsx'
import { RowsTable } from './rows-table.tsx'
import { TablePages } from './table-pages.tsx'
import { columnsShown, tableWish } from './table-search.ts'
import type { TableSearch } from './table-search.ts'
import { useCatalogue } from '../rows/use-entity.ts'
import { usePage } from '../rows/use-page.ts'
import { inSentence } from '../../ui/in-sentence.ts'

interface Props {
  readonly entity: Entity
  readonly search: TableSearch
  readonly onChange: (changed: Partial<TableSearch>) => void
}

export function FoundRows({ entity, search, onChange }: Props) {
  const catalogue = useCatalogue()
  const { data: now, failure, retry } = usePage(entity.name, tableWish(search, entity, catalogue))
  // The rows that were shown stay until the next are there.
  const [before, setBefore] = useState(now)
  if (now && now !== before) setBefore(now)
  const data = now ?? before
  if (failure && !now) return <FailureCard failure={failure} retry={retry} />
  if (!data) return <TableSkeleton />
  if (data.total === 0) return <NoRows entity={entity} search={search} />
  return (
    <>
      <Text size="sm" c="dimmed" role="status">
        {`${data.from.toLocaleString('en-AU')} to ${data.to.toLocaleString('en-AU')} of ${data.total.toLocaleString('en-AU')}`}
      </Text>
      <RowsTable
        entity={entity}
        rows={data.rows}
        columns={columnsShown(search, entity)}
        isStale={now === undefined}
        sort={search.sort}
        onSort={sort => onChange({ sort })}
      />
      <TablePages page={search.page} lastPage={data.lastPage} onPage={page => onChange({ page })} />
    </>
  )
}

function NoRows({ entity, search }: Omit<Props, 'onChange'>) {
  const isNarrowed = search.keyword !== '' || search.filters.length > 0
  return isNarrowed ? (
    <EmptyState
      title={`No ${inSentence(entity.plural)} like that`}
      text="Remove a filter, or shorten the search."
    />
  ) : (
    <EmptyState title={`No ${inSentence(entity.plural)} yet`} text={entity.help} />
  )
}
