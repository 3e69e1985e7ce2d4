// One row of any record: its form, what hangs on it, what became of it; or a new one.

import { Stack } from '@mantine/core'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import type { Entity } from '@furrow/catalogue/entity'
import { EntityForm } from '../../entry/form/entity-form.tsx'
import { useEntity } from '../../entry/rows/use-entity.ts'
import { WithCatalogue } from '../../entry/rows/with-catalogue.tsx'
import { useNotices } from '../../ui/notices.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { FormSkeleton } from '../../ui/skeletons.tsx'
import { givenValues } from './given-values.ts'
import { KnownRecord } from './known-record.tsx'
import { NoSuchRecord } from './no-such-record.tsx'
import { useRecordWrites } from './use-record-writes.tsx'
import { WayUp } from './way-up.tsx'

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

function NewRecord({ entity }: { readonly entity: Entity }) {
  const navigate = useNavigate()
  const notices = useNotices()
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const { writes, dialog } = useRecordWrites(entity)
  return (
    <Stack gap="lg">
      <WayUp entity={entity} />
      <ScreenTitle of={entity.plural}>{`New ${entity.label.toLowerCase()}`}</ScreenTitle>
      <EntityForm
        resource={entity.name}
        given={givenValues(search, entity)}
        without={entity.name === 'users' ? ['admin'] : []}
        writes={writes}
        onSaved={row => {
          notices.good(`${entity.label} added`)
          const params = { resource: entity.name, id: String(row['id']) }
          void navigate({ to: '/catalogue/$resource/$id', params, replace: true })
        }}
      />
      {dialog}
    </Stack>
  )
}
