// The bills that are shown, for an accounting program.

import { Button } from '@mantine/core'
import { IconFileExport } from '@tabler/icons-react'
import { useState } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { useNotices } from '../../ui/notices.tsx'
import { saveFile } from '../../ui/table/save-file.ts'
import { useFileName } from '../../ui/table/use-file-name.ts'
import { accountedBills, accountingCsv } from './accounting-csv.ts'
import type { ShownBill } from './use-bills.ts'

export function AccountingButton({ bills }: { readonly bills: readonly ShownBill[] }) {
  const { api } = useFurrow()
  const notices = useNotices()
  const fileName = useFileName()
  const [isBusy, setBusy] = useState(false)
  const save = async () => {
    const ids = accountedBills(bills).map(({ id }) => id)
    if (ids.length === 0) return notices.say('None of these bills was sent.')
    setBusy(true)
    const wanted = { field: 'bill_id', operator: 'in', value: ids } as const
    const answer = await api
      .rows('bill_lines')
      .search({ filters: [wanted], sort: ['bill_id', 'id'], limit: 'all' })
    setBusy(false)
    if (!answer.ok) return notices.bad(answer.failure.message)
    saveFile(fileName('Bills for accounting', 'csv'), accountingCsv(bills, answer.data), 'text/csv')
  }
  return (
    <Button
      variant="subtle"
      loading={isBusy}
      leftSection={<IconFileExport size={18} aria-hidden />}
      onClick={() => void save()}
    >
      CSV for accounting
    </Button>
  )
}
