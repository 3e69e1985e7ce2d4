// All rows of one kind of record.

import { Button, Stack, Text } from '@mantine/core'
import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { EntityTable } from '../../entry/table/entity-table.tsx'
import { useEntity } from '../../entry/rows/use-entity.ts'
import { WithCatalogue } from '../../entry/rows/with-catalogue.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { TableSkeleton } from '../../ui/skeletons.tsx'
import { NoSuchRecord } from './no-such-record.tsx'
import { WayUp } from './way-up.tsx'
import { inSentence } from '../../ui/in-sentence.ts'

export function RecordsScreen() {
  const { resource = '' } = useParams({ strict: false })
  return (
    <WithCatalogue skeleton={<TableSkeleton />}>
      {/* Another record is another table: nothing of the former stays. */}
      <Records key={resource} resource={resource} />
    </WithCatalogue>
  )
}

function Records({ resource }: { readonly resource: string }) {
  const entity = useEntity(resource)
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  if (!entity) return <NoSuchRecord name={resource} />
  const isWritten = !entity.readAlone
  return (
    <Stack gap="md">
      <WayUp />
      <ScreenTitle
        of="All records"
        actions={
          isWritten && (
            <Button
              renderRoot={props => (
                <Link {...props} to="/catalogue/$resource/$id" params={{ resource, id: 'new' }} />
              )}
            >
              {`New ${inSentence(entity.label)}`}
            </Button>
          )
        }
      >
        {entity.plural}
      </ScreenTitle>
      <Text c="dimmed">{entity.help}</Text>
      <EntityTable
        resource={resource}
        search={search}
        onSearch={next =>
          void navigate({ to: '/catalogue/$resource', params: { resource }, search: next })
        }
      />
    </Stack>
  )
}
