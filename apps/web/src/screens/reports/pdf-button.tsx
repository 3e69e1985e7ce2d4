// The report as a PDF, drawn by the server from the same blocks.

import { Button } from '@mantine/core'
import { IconFileTypePdf } from '@tabler/icons-react'
import type { FarmReport } from '@furrow/wire/farm-report-answer'
import { useState } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { useNotices } from '../../ui/notices.tsx'
import { saveBlob } from '../../ui/table/save-file.ts'
import { useFileName } from '../../ui/table/use-file-name.ts'
import { reportTitle } from './releases/report-title.ts'
import { saidOf, useReportAround } from './report-around.ts'

export function PdfButton({ report }: { readonly report: FarmReport }) {
  const { api } = useFurrow()
  const { place, words } = useReportAround()
  const notices = useNotices()
  const fileName = useFileName()
  const [isDrawn, setDrawn] = useState(false)
  const download = async () => {
    setDrawn(true)
    const { farmId: farm_id, periodId: period_id } = place
    const query = { farm_id, period_id, report: report.key, ...saidOf(words) }
    const answer = await api.blob('farm-report/pdf', { query })
    setDrawn(false)
    if (!answer.ok) return notices.bad(answer.failure.message)
    saveBlob(fileName(reportTitle(report), 'pdf'), answer.data)
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
