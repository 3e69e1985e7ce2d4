// The sheet of a farm’s files: named and sorted into categories in place.

import { Button } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { sheetChange } from '../../sheet/writing/sheet-change.ts'
import { rowPart } from '../../sheet/writing/sheet-parts.ts'
import { Sheet } from '../../sheet/sheet.tsx'
import { fileColumns } from './file-columns.ts'
import { isThere } from './file-words.ts'
import { RenameFiles } from './rename-files.tsx'
import type { KeptFile } from './use-files.ts'
import { useDownload } from './use-download.ts'

interface Props {
  readonly farmId: number
  readonly files: readonly KeptFile[]
  readonly onOpen: (file: KeptFile) => void
  readonly empty: ReactNode
}

export function FileSheet({ farmId, files, onOpen, empty }: Props) {
  const { outbox } = useFurrow()
  const taking = useDownload()
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
          sheetChange(write, {
            farmId,
            rows: files,
            columns: fileColumns,
            parts,
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
        empty={empty}
      />
      {renaming.length > 0 ? (
        <RenameFiles farmId={farmId} files={renaming} now={files} onClose={() => setRenaming([])} />
      ) : null}
    </>
  )
}

const parts = { files: rowPart({ resource: 'files', of: (file: KeptFile) => file, given: {} }) }

/** One after the other: a browser asks before it saves many at once. */
async function inTurn<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  for (const one of all) await work(one)
}
