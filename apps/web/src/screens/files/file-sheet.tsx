// The sheet of a farm’s files: named and sorted into categories in place.

import { Button } from '@mantine/core'
import { useState } from 'react'
import { useFurrow } from '../../data/furrow-context.ts'
import { rowsChange } from '../../sheet/rows-change.ts'
import { Sheet } from '../../sheet/sheet.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { fileColumns } from './file-columns.ts'
import { isThere } from './file-words.ts'
import { RenameFiles } from './rename-files.tsx'
import type { KeptFile } from './use-files.ts'
import { useTaking } from './use-taking.ts'

interface Props {
  readonly farmId: number
  readonly files: readonly KeptFile[]
  readonly onOpen: (file: KeptFile) => void
}

export function FileSheet({ farmId, files, onOpen }: Props) {
  const { outbox } = useFurrow()
  const taking = useTaking()
  const [renaming, setRenaming] = useState<readonly KeptFile[]>([])
  return (
    <>
      <Sheet
        name="files"
        title="Files"
        columns={fileColumns}
        rows={files}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        toChange={write =>
          rowsChange(write, {
            ...{ resource: 'files', farmId, rows: files, given: {} },
            newId: () => outbox.newId(),
          })
        }
        removing={{ canRestore: true }}
        groupings={['category']}
        onOpenRow={onOpen}
        actions={chosen => (
          <>
            <Button
              variant="default"
              disabled={!chosen.some(isThere)}
              onClick={() => void inTurn(chosen.filter(isThere), taking.save)}
            >
              Download
            </Button>
            <Button variant="default" onClick={() => setRenaming(chosen)}>
              Rename
            </Button>
          </>
        )}
        empty={
          <EmptyState
            picture="paper"
            title="No files yet"
            text="Sale advices, invoices, statements, maps, photos: whoever checks the figures finds them here, and nobody asks for them twice."
          />
        }
      />
      {renaming.length > 0 ? (
        <RenameFiles {...{ farmId, files: renaming }} onClose={() => setRenaming([])} />
      ) : null}
    </>
  )
}

/** One after the other: a browser asks before it saves many at once. */
async function inTurn<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  for (const one of all) await work(one)
}
