// Reports as files, of one farm or of many: as what, how far it is, and what was left out.

import { Button, Group, Progress, SegmentedControl, Text } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import { useState } from 'react'
import type { Gathering, ReportFileKind } from './gather-reports.ts'
import { useReportFiles } from './use-report-files.ts'

type Props = Pick<Gathering, 'farms' | 'reports' | 'period'>

const kinds = [
  { value: 'pdf', label: 'PDF' },
  { value: 'xlsx', label: 'Workbook' },
  { value: 'csv', label: 'CSV' },
] as const satisfies readonly { value: ReportFileKind; label: string }[]

export function ReportFiles(asked: Props) {
  const [kind, setKind] = useState<ReportFileKind>('pdf')
  const { running, leftOut, start, stop } = useReportFiles()
  return (
    <section className="report-files" aria-label="Reports as files">
      <Group gap="sm">
        <SegmentedControl
          aria-label="File type"
          value={kind}
          onChange={value => setKind(value)}
          data={[...kinds]}
          disabled={running !== undefined}
        />
        <Button
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          disabled={asked.farms.length === 0 || running !== undefined}
          onClick={() => start({ ...asked, kind })}
        >
          Download {asked.farms.length === 1 ? 'reports' : `reports of ${asked.farms.length} farms`}
        </Button>
      </Group>
      {running ? (
        <div className="job-progress">
          <div className="job-progress-words">
            <Text size="sm" role="status">
              {running.of === 0
                ? 'Reading which reports there are'
                : `${running.done} of ${running.of}: ${running.next}`}
            </Text>
          </div>
          <Progress.Root size="lg">
            <Progress.Section
              value={(running.done / Math.max(1, running.of)) * 100}
              aria-label="Downloading reports"
            />
          </Progress.Root>
          <Button variant="default" onClick={stop}>
            Stop
          </Button>
        </div>
      ) : null}
      {leftOut.length > 0 ? (
        <div role="status">
          <Text>Left out:</Text>
          <ul>
            {leftOut.map(({ what, why }) => (
              <li key={`${what} ${why}`}>
                {what}: {why}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  )
}
