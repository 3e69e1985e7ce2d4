// A bill on paper, drawn by the server.

import { Button } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import { useState } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { useNotices } from '../../ui/notices.tsx'
import { saveBlob } from '../../ui/table/save-file.ts'
import { useFileName } from '../../ui/table/use-file-name.ts'
import type { ReadBill } from './use-bill.ts'

export function BillPdf({ read: { bill } }: { readonly read: ReadBill }) {
  const { api } = useFurrow()
  const notices = useNotices()
  const fileName = useFileName()
  const [isDrawn, setDrawn] = useState(false)
  const download = async () => {
    setDrawn(true)
    const answer = await api.blob('bill-pdf', { query: { bill_id: bill.id } })
    setDrawn(false)
    if (!answer.ok) return notices.bad(answer.failure.message)
    const name = bill.number === null ? 'Draft bill' : `Bill ${bill.number}`
    saveBlob(fileName(name, 'pdf'), answer.data)
  }
  return (
    <Button
      variant="default"
      loading={isDrawn}
      leftSection={<IconFileTypePdf size={18} aria-hidden />}
      onClick={() => void download()}
    >
      PDF
    </Button>
  )
}
