// How far a release is; and once it is through, what was released, and which farms were left out and why.

import { Alert, Button, Text, Title } from '@mantine/core'
import type { Job } from '../../../data/hooks/use-job.ts'
import { countText } from '../../../ui/amounts.ts'
import { JobProgress } from '../../../workbook/job-progress.tsx'
import type { Releasing } from './use-releasing.ts'
import '../../../workbook/workbook.css'

export function ReleaseDone({ releasing }: { readonly releasing: Releasing }) {
  const { job, isUnderWay, again } = releasing
  if (!job) return null
  return (
    <section className="release-reports" aria-label="Release">
      <Title key={job.status} order={2} ref={focusOn} tabIndex={-1}>
        {isUnderWay ? 'Releasing' : endings[job.status]}
      </Title>
      {isUnderWay ? <JobProgress job={job} /> : <Told job={job} />}
      {isUnderWay ? null : (
        <Button variant="default" onClick={again}>
          Release more
        </Button>
      )}
    </section>
  )
}

/** What was pressed is gone: whoever reads goes on here. */
function focusOn(heading: HTMLElement | null): void {
  heading?.focus()
}

const endings: Readonly<Record<string, string>> = {
  completed: 'Done',
  cancelled: 'Stopped',
  failed: 'Not released',
}

interface Released {
  readonly farms: number
  readonly reports: number
  readonly left_out: readonly { readonly farm: string; readonly why: string }[]
}

function Told({ job }: { readonly job: Job }) {
  if (job.status === 'cancelled') return <Text>Nothing was released, and nobody was told.</Text>
  if (job.status !== 'completed') {
    return (
      <Alert role="alert" variant="outline" color="red">
        {job.error_message ?? 'It could not be done. Nothing was released.'}
      </Alert>
    )
  }
  const { farms, reports, left_out: leftOut } = job.result as Released
  return (
    <>
      <Text>
        {countText(reports, 'report')} of {countText(farms, 'farm')} released.
      </Text>
      {leftOut.length === 0 ? null : (
        <div>
          <Text fw={600}>Left out</Text>
          <ul className="release-left-out">
            {leftOut.map(({ farm, why }) => (
              <li key={`${farm} ${why}`}>
                {farm}: {why}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  )
}
