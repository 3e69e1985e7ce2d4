// The head of a report: its name, the one thing that it says, and the quiet line below.

import { Button, Group } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import type { FarmReport } from '@furrow/wire/farm-report-answer'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { TablesButton } from '../../workbook/tables/tables-button.tsx'
import { PdfButton } from './pdf-button.tsx'
import { usePrintedHead } from './printed-head.ts'
import { reportPages } from './report-workbook.ts'
import { reportTitle } from './releases/report-title.ts'
import { ReportFacts } from './report-facts.tsx'
import { ShareButton } from './shares/share-button.tsx'

interface Props {
  readonly report: FarmReport
}

export function ReportTitle({ report, of }: Props & { readonly of: string }) {
  usePrintedHead(report)
  return (
    <ScreenTitle
      of={of}
      actions={
        <Group gap="sm" className="no-print">
          <ShareButton report={report} />
          <PdfButton report={report} />
          <TablesButton title={reportTitle(report)} pages={() => reportPages(report)} />
          <Button
            variant="default"
            leftSection={<IconPrinter size={18} aria-hidden />}
            onClick={() => print()}
          >
            Print
          </Button>
        </Group>
      }
    >
      {report.name}
    </ScreenTitle>
  )
}

/** The first sentence large, what follows from it below. */
export function ReportSays({ report, isKept }: Props & { readonly isKept: boolean }) {
  const { says } = report
  const [, first = says, more = ''] = /^(.*?[.!?])\s+(.*)$/s.exec(says) ?? []
  return (
    <>
      <p className="report-says">{first}</p>
      {more === '' ? null : <p className="report-says-more">{more}</p>}
      <ReportFacts report={report} isKept={isKept} />
    </>
  )
}
