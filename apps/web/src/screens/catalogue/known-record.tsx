// A row that is there, or was: looked for by its number.

import { Stack } from '@mantine/core'
import type { Entity } from '@furrow/catalogue/entity'
import { includesOfRow } from '../../entry/rows/includes-of-row.ts'
import { useCatalogue } from '../../entry/rows/use-entity.ts'
import { useOneRow } from '../../entry/rows/use-page.ts'
import { FailureCard } from '../../ui/failure-card.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { FormSkeleton } from '../../ui/skeletons.tsx'
import { AgreementCard } from './agreement-card.tsx'
import { NoSuchRecord } from './no-such-record.tsx'
import { RecordParts } from './record-parts.tsx'
import { WayUp } from './way-up.tsx'

interface Props {
  readonly entity: Entity
  readonly id: number
}

export function KnownRecord({ entity, id }: Props) {
  const catalogue = useCatalogue()
  const includes = includesOfRow(entity, Object.keys(entity.fields), catalogue)
  const { data: row, failure, retry } = useOneRow(entity, id, includes)
  if (failure?.kind === 'refused' && failure.code === 'not_found') {
    return <NoSuchRecord entity={entity} name={String(id)} />
  }
  if (!row) {
    return (
      <Stack gap="lg">
        <WayUp entity={entity} />
        <ScreenTitle of={entity.plural}>{`${entity.label} ${id}`}</ScreenTitle>
        {failure ? <FailureCard failure={failure} retry={retry} /> : <FormSkeleton />}
      </Stack>
    )
  }
  return (
    <RecordParts entity={entity} row={row}>
      {entity.name === 'agreements' ? <AgreementCard row={row} /> : null}
    </RecordParts>
  )
}
