// A row with everything around it: its form, related rows, what became of it, and its removal.

import { Alert, Group, Stack, Title } from '@mantine/core'
import type { Entity } from '@furrow/catalogue/entity'
import type { ReactNode } from 'react'
import { EntityForm } from '../../entry/form/entity-form.tsx'
import { RowHistory } from '../../entry/history/row-history.tsx'
import { rowName } from '../../entry/rows/row-name.ts'
import type { Row } from '../../entry/rows/row-name.ts'
import { momentText } from '../../ui/amounts.ts'
import { useNotices } from '../../ui/notices.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { AccountParts, accountFields } from './account-card.tsx'
import { RelatedCounts } from './related-counts.tsx'
import { DeleteButton, RestoreButton } from './removal-buttons.tsx'
import { useRecordWrites } from './use-record-writes.tsx'
import { WayUp } from './way-up.tsx'

interface Props {
  readonly entity: Entity
  readonly row: Row
  /** What is told of records of its kind alone. */
  readonly children?: ReactNode
}

export function RecordParts({ entity, row, children }: Props) {
  const notices = useNotices()
  const isDeleted = Boolean(row['deleted_at'])
  const hasAccount = entity.name === 'users' && !isDeleted
  const { writes, dialog } = useRecordWrites(entity)
  const removal = { entity, id: Number(row['id']), writes }
  return (
    <Stack gap="xl">
      <Stack gap="sm">
        <WayUp entity={entity} />
        <ScreenTitle
          of={entity.plural}
          actions={!entity.readAlone && !isDeleted && <DeleteButton {...removal} />}
        >
          {rowName(entity, row)}
        </ScreenTitle>
        {isDeleted && (
          <Alert color="ochre" title={`Deleted on ${momentText(String(row['deleted_at']))}`}>
            <Group justify="space-between">
              You can view it, and restore it with what was deleted along with it.
              <RestoreButton {...removal} />
            </Group>
          </Alert>
        )}
      </Stack>
      {hasAccount ? <AccountParts row={row} /> : null}
      <EntityForm
        resource={entity.name}
        row={row}
        isLocked={isDeleted}
        without={hasAccount ? accountFields : []}
        writes={writes}
        onSaved={() => notices.good('Changes saved')}
      />
      {dialog}
      {children}
      <RelatedCounts entity={entity} id={removal.id} />
      {!entity.readAlone && (
        <Stack gap="sm" component="section" aria-label="History">
          <Title order={2}>History</Title>
          <RowHistory entity={entity} row={row} />
        </Stack>
      )}
    </Stack>
  )
}
