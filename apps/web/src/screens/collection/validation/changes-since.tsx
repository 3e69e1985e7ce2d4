// What was changed in a period since it was submitted.

import { Text, Title } from '@mantine/core'
import { useState } from 'react'
import { WithCatalogue } from '../../../entry/rows/with-catalogue.tsx'
import { TablePages } from '../../../entry/table/table-pages.tsx'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { FailureCard } from '../../../ui/failure-card.tsx'
import { TableSkeleton } from '../../../ui/skeletons.tsx'
import { ChangeLine } from './change-line.tsx'
import { useChangesSince } from './use-changes-since.ts'

interface Props {
  readonly place: CollectionPlace
  /** The moment; nothing where it is not submitted. */
  readonly since: string | undefined
}

export function ChangesSince({ place, since }: Props) {
  return (
    <section aria-labelledby="changes-since">
      <Title order={2} id="changes-since" mb="sm">
        Changes since it was submitted
      </Title>
      {since === undefined ? (
        <Text c="dimmed">It is not submitted yet.</Text>
      ) : (
        <WithCatalogue skeleton={<TableSkeleton count={3} columns={2} />}>
          <Changes place={place} since={since} />
        </WithCatalogue>
      )}
    </section>
  )
}

function Changes({ place, since }: { readonly place: CollectionPlace; readonly since: string }) {
  const [page, setPage] = useState(1)
  const { data, failure, retry, names } = useChangesSince(place, since, page)
  if (failure && !data) return <FailureCard failure={failure} retry={retry} />
  if (!data) return <TableSkeleton count={3} columns={2} />
  if (data.total === 0) return <Text c="dimmed">Nothing was changed.</Text>
  return (
    <>
      <ol className="changes-since">
        {data.rows.map(line => (
          <li key={String(line['id'])}>
            <ChangeLine place={place} line={line} names={names} />
          </li>
        ))}
      </ol>
      <TablePages page={page} lastPage={data.lastPage} onPage={setPage} />
    </>
  )
}
