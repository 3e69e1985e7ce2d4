// A row that is not there yet: its form, and then the row.

import { Stack } from '@mantine/core'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Entity } from '@furrow/catalogue/entity'
import { EntityForm } from '../../entry/form/entity-form.tsx'
import { useNotices } from '../../ui/notices.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { givenValues } from './given-values.ts'
import { useRecordWrites } from './use-record-writes.tsx'
import { WayUp } from './way-up.tsx'
import { inSentence } from '../../ui/in-sentence.ts'

export function NewRecord({ entity }: { readonly entity: Entity }) {
  const navigate = useNavigate()
  const notices = useNotices()
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const { writes, dialog } = useRecordWrites(entity)
  return (
    <Stack gap="lg">
      <WayUp entity={entity} />
      <ScreenTitle of={entity.plural}>{`New ${inSentence(entity.label)}`}</ScreenTitle>
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
