// A file that was brought: read beside the page, compared with the sheet, and reviewed before anything
// of it is written.

import './workbook.css'
import { Button, Loader, Text } from '@mantine/core'
import { useEffect, useMemo, useState } from 'react'
import { DialogCard } from '../ui/dialog-card.tsx'
import { openWorkbook } from './open-workbook.ts'
import { readFile } from './read-file.ts'
import type { ReadFile } from './read-sheets.ts'
import { Review } from './review.tsx'
import type { SheetOfWorkbook, WorkbookPlace } from './workbook-shape.ts'

interface Props<Row> {
  readonly file: File
  readonly sheet: SheetOfWorkbook<Row>
  readonly place: WorkbookPlace
  readonly onClose: () => void
}

export function BringBack<Row>({ file, sheet, place, onClose }: Props<Row>) {
  const read = useFile(file)
  const opened = useMemo(
    () => (read && 'sheets' in read ? openWorkbook(read.sheets, sheet, place) : read),
    // What a sheet says of itself comes again with every picture; its rows and columns do not.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
    [read, sheet.rows, sheet.columns],
  )
  if (opened && 'difference' in opened) {
    return <Review sheet={sheet} opened={opened} onClose={onClose} fileName={file.name} />
  }
  return (
    <DialogCard
      opened
      onClose={onClose}
      title={`Upload changes to ${sheet.title}`}
      actions={<Button onClick={onClose}>Close</Button>}
    >
      {opened ? <NotOpened name={file.name} wrong={opened.wrong} /> : <Reading name={file.name} />}
    </DialogCard>
  )
}

function useFile(file: File): ReadFile | undefined {
  const [read, setRead] = useState<ReadFile>()
  useEffect(() => {
    let isWanted = true
    void readFile(file).then(found => isWanted && setRead(found))
    return () => {
      isWanted = false
    }
  }, [file])
  return read
}

function Reading({ name }: { readonly name: string }) {
  return (
    <div className="workbook-reading" role="status">
      <Loader size="sm" aria-hidden />
      <Text>Reading {name}</Text>
    </div>
  )
}

function NotOpened({ name, wrong }: { readonly name: string; readonly wrong: string }) {
  return (
    <>
      <Text c="dimmed">{name}</Text>
      <Text role="alert" c="var(--wrong)" fw={600}>
        {wrong}
      </Text>
      <Text mt="sm">Nothing was written.</Text>
    </>
  )
}
