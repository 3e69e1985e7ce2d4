// One file: looked at, taken, linked, and what became of it.

import { Button, Stack, Title } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { EntityForm } from '../../entry/form/entity-form.tsx'
import { HistoryOfRow } from '../../entry/history/history-of-row.tsx'
import { WithCatalogue } from '../../entry/rows/with-catalogue.tsx'
import { SideDrawer } from '../../ui/side-drawer.tsx'
import { FormSkeleton } from '../../ui/skeletons.tsx'
import { FileLinks } from './file-links.tsx'
import { FilePreview } from './file-preview.tsx'
import { isThere } from './file-words.ts'
import type { KeptFile } from './use-files.ts'
import { useDownload } from './use-download.ts'

interface Props {
  /** Nothing: closed. */
  readonly file: KeptFile | undefined
  readonly onClose: () => void
}

export function FileDrawer({ file, onClose }: Props) {
  return (
    <SideDrawer opened={file !== undefined} onClose={onClose} title={file?.name} size="xl">
      {file ? <Shown key={file.id} file={file} onSaved={onClose} /> : null}
    </SideDrawer>
  )
}

function Shown({ file, onSaved }: { readonly file: KeptFile; readonly onSaved: () => void }) {
  const { save } = useDownload()
  const { file_links: _, crop_rctis: __, ...row } = file
  return (
    <Stack>
      {isThere(file) ? (
        <>
          <Button
            leftSection={<IconDownload size={18} aria-hidden />}
            onClick={() => void save(file)}
          >
            Download
          </Button>
          <FilePreview file={file} />
        </>
      ) : null}
      <WithCatalogue skeleton={<FormSkeleton />}>
        <FileLinks file={file} />
      </WithCatalogue>
      <EntityForm resource="files" row={row} onSaved={onSaved} />
      <Title order={3}>History</Title>
      <HistoryOfRow resource="files" row={row} />
    </Stack>
  )
}
