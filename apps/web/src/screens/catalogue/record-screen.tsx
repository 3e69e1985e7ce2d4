// One row of any record: its form, related rows, what became of it; or a new one.

import { useParams } from '@tanstack/react-router'
import { useEntity } from '../../entry/rows/use-entity.ts'
import { WithCatalogue } from '../../entry/rows/with-catalogue.tsx'
import { FormSkeleton } from '../../ui/skeletons.tsx'
import { KnownRecord } from './known-record.tsx'
import { NewRecord } from './new-record.tsx'
import { NoSuchRecord } from './no-such-record.tsx'

export function RecordScreen() {
  const { resource = '', id = '' } = useParams({ strict: false })
  return (
    <WithCatalogue skeleton={<FormSkeleton />}>
      <Record key={`${resource} ${id}`} resource={resource} id={id} />
    </WithCatalogue>
  )
}

function Record({ resource, id }: { readonly resource: string; readonly id: string }) {
  const entity = useEntity(resource)
  if (!entity) return <NoSuchRecord name={resource} />
  if (id === 'new' && !entity.readAlone) return <NewRecord entity={entity} />
  if (!/^[1-9]\d{0,15}$/.test(id)) return <NoSuchRecord entity={entity} name={id} />
  return <KnownRecord entity={entity} id={Number(id)} />
}
