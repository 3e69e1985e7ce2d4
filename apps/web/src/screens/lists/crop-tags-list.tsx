// The tags that farms put on crops: renamed, merged where two mean the same, retired.

import { Text, Title } from '@mantine/core'
import { useState } from 'react'
import { FailureCard } from '../../ui/failure-card.tsx'
import { TableSkeleton } from '../../ui/skeletons.tsx'
import { PlainTable } from '../../ui/table/plain-table.tsx'
import { listedColumns } from './listed-columns.tsx'
import { useMerging } from './merging.tsx'
import { RenameListedDialog } from './rename-listed-dialog.tsx'
import { useListDeeds } from './use-list-deeds.ts'
import { useListedRows } from './use-listed-rows.ts'
import type { ListRow } from './use-listed-rows.ts'

export function CropTagsList() {
  const { rows, isLoading, failure, retry } = useListedRows('crop_tags')
  const { merge, onRename, ...deeds } = useListDeeds('crop_tags', retry)
  const { onMerge, dialog } = useMerging({ what: 'tag', rows, merge })
  const [renaming, setRenaming] = useState<ListRow>()
  if (failure) return <FailureCard failure={failure} retry={retry} />
  if (isLoading) return <TableSkeleton />
  return (
    <section>
      <Title order={2}>Crop tags</Title>
      <Text maw="65ch" mb="sm">
        A new name stands at once on every crop that has the tag. Merge two tags that mean the same,
        and each crop keeps one.
      </Text>
      <PlainTable
        caption="Crop tags"
        hideCaption
        searchable
        columns={listedColumns('Tag', { ...deeds, onMerge, onRename: setRenaming })}
        rows={rows}
        rowKey={({ id }) => id}
        empty="There are no tags yet."
      />
      {dialog}
      {renaming ? (
        <RenameListedDialog
          row={renaming}
          others={rows.filter(({ id }) => id !== renaming.id)}
          onClose={() => setRenaming(undefined)}
          onRename={name => {
            onRename(renaming, name)
            setRenaming(undefined)
          }}
        />
      ) : null}
    </section>
  )
}
