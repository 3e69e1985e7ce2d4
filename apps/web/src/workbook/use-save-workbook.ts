// Hands a workbook over as a file. Without signal, the program that writes workbooks may not be on the device yet.

import { useState } from 'react'
import { useNotices } from '../ui/notices.tsx'
import { saveBlob } from '../ui/table/save-file.ts'

type Write = () => Promise<Uint8Array<ArrayBuffer>>

export function useSaveWorkbook() {
  const notices = useNotices()
  const [isBusy, setBusy] = useState(false)
  const save = async (name: string, write: Write) => {
    setBusy(true)
    try {
      saveBlob(name, new Blob([await write()], { type: workbookType }))
    } catch {
      notices.bad('The workbook could not be written. Try again when there is signal.')
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, save: (name: string, write: Write) => void save(name, write) }
}

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
