// The review of a file: what it says otherwise, row by row, with a tick for all that is to be written.

import { Button, Text } from '@mantine/core'
import { useEffect, useState } from 'react'
import { isUnderWay, useJob } from '../data/hooks/use-job.ts'
import type { Job } from '../data/hooks/use-job.ts'
import { countText } from '../ui/amounts.ts'
import { DialogCard } from '../ui/dialog-card.tsx'
import type { Difference } from './difference.ts'
import { JobProgress } from './job-progress.tsx'
import { MissingRows } from './missing-rows.tsx'
import { ReviewHead } from './review-head.tsx'
import { ReviewTable } from './review-table.tsx'
import { rowsShown } from './rows-shown.ts'
import type { Showing } from './rows-shown.ts'
import { useReview } from './use-review.ts'
import type { SheetOfWorkbook } from './workbook-shape.ts'
import { Written } from './written.tsx'

interface Props<Row> {
  readonly sheet: SheetOfWorkbook<Row>
  readonly fileName: string
  readonly opened: { readonly difference: Difference<Row>; readonly remarks: readonly string[] }
  readonly onClose: () => void
}

export function Review<Row>({ sheet, fileName, opened, onClose }: Props<Row>) {
  const { difference, remarks } = opened
  const { stage, choices, choose, taken, refused, write, ended } = useReview(sheet, difference)
  const [showing, setShowing] = useState<Showing>('all')
  const isReview = stage.kind === 'review' || stage.kind === 'writing'
  const hasAnything = difference.rows.length + difference.missing.length > 0
  return (
    <DialogCard
      opened
      onClose={onClose}
      title={`Upload changes to ${sheet.title}`}
      busy={stage.kind === 'writing'}
      size={isReview ? 'min(76rem, 100vw - 1.5rem)' : 'lg'}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {isReview && hasAnything ? 'Cancel' : 'Close'}
          </Button>
          {isReview && hasAnything && (
            <Button disabled={taken.amount === 0} onClick={write}>
              Write {countText(taken.amount, 'change')}
            </Button>
          )}
        </>
      }
    >
      {isReview && (
        <>
          <ReviewHead
            fileName={fileName}
            difference={difference}
            remarks={remarks}
            refused={refused}
            showing={showing}
            setShowing={setShowing}
          />
          <ReviewTable
            sheet={sheet}
            choices={choices}
            choose={choose}
            refused={refused}
            key={showing}
            rows={rowsShown(difference.rows, showing, refused)}
          />
          {showing === 'all' && (
            <MissingRows missing={difference.missing} choices={choices} choose={choose} />
          )}
        </>
      )}
      {stage.kind === 'job' && <Working id={stage.id} onEnded={ended} />}
      {stage.kind === 'done' && <Written {...stage} />}
    </DialogCard>
  )
}

function Working({ id, onEnded }: { readonly id: number; readonly onEnded: (job: Job) => void }) {
  const job = useJob(id)
  const isEnded = job && !isUnderWay(job)
  useEffect(() => {
    if (isEnded) onEnded(job)
  }, [isEnded, job, onEnded])
  return (
    <>
      <Text mb="md">
        This goes on in the background. You can close this and continue with something else.
      </Text>
      {job && <JobProgress job={job} />}
    </>
  )
}
