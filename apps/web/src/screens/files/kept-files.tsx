// The files that are there, and the one of them that is open.

import { EmptyState } from '../../ui/empty-state.tsx'
import { FailureCard } from '../../ui/failure-card.tsx'
import { TableSkeleton } from '../../ui/skeletons.tsx'
import type { CollectionPlace } from '../../period/use-place.ts'
import { FileDrawer } from './file-drawer.tsx'
import { FileSheet } from './file-sheet.tsx'
import { FileTiles } from './file-tiles.tsx'
import { useFiles } from './use-files.ts'
import { useFilesSearch } from './use-files-search.ts'

export function KeptFiles({ place }: { readonly place: CollectionPlace }) {
  const search = useFilesSearch()
  const { rows, isLoading, failure, retry } = useFiles(place, search.shown === 'all')
  const Shown = search.as === 'table' ? FileSheet : FileTiles
  if (isLoading) return <TableSkeleton />
  return (
    <>
      {failure ? <FailureCard failure={failure} retry={retry} /> : null}
      {failure && rows.length === 0 ? null : (
        <Shown
          farmId={place.farmId}
          files={rows}
          onOpen={({ id }) => search.go({ file: id })}
          empty={
            <EmptyState
              picture="paper"
              title="No files yet"
              text="Sale advices, invoices, statements, maps, photos: whoever checks the figures finds them here, and nobody asks for them twice."
            />
          }
        />
      )}
      <FileDrawer
        file={rows.find(({ id }) => id === search.file)}
        onClose={() => search.go({ file: undefined })}
      />
    </>
  )
}
