// What the table of jobs says of each, and what can be done with it.

import { Button, Progress, Text } from '@mantine/core'
import { isUnderWay } from '../../data/hooks/use-job.ts'
import { momentText } from '../../ui/amounts.ts'
import type { TableColumn } from '../../ui/table/table-columns.ts'
import { isRepeated, kindOf, statusOf, tookText } from './job-words.ts'
import type { ShownJob } from './use-every-job.ts'

export interface JobDeeds {
  readonly onCancel: (job: ShownJob) => void
  readonly onRepeat: (job: ShownJob) => void
}

export function jobColumns(deeds: JobDeeds): readonly TableColumn<ShownJob>[] {
  return [
    {
      key: 'job',
      heading: 'Job',
      value: ({ description }) => description,
      show: job => <Lines first={job.description} second={kindOf(job)} />,
    },
    {
      key: 'person',
      heading: 'Asked by',
      value: ({ person }) => person,
      show: ({ person, farm, period }) => (
        <Lines first={person} second={[farm, period].filter(Boolean).join(', ')} />
      ),
    },
    {
      key: 'status',
      heading: 'Status',
      value: statusOf,
      show: job => <Status job={job} />,
    },
    {
      key: 'asked',
      heading: 'Asked',
      kind: 'moment',
      value: ({ created_at }) => created_at,
      show: job => <Lines first={momentText(job.created_at)} second={tookText(job)} />,
    },
    {
      key: 'deeds',
      heading: 'Actions',
      value: () => null,
      show: job => <Deeds job={job} {...deeds} />,
    },
  ]
}

function Lines({ first, second }: { readonly first: string; readonly second: string }) {
  return (
    <span className="job-lines">
      {first}
      {second === '' ? null : (
        <Text span size="sm" c="dimmed">
          {second}
        </Text>
      )}
    </span>
  )
}

function Status({ job }: { readonly job: ShownJob }) {
  const { status, progress, description, error_message: why } = job
  return (
    <span className="job-lines">
      {statusOf(job)}
      {status === 'running' ? (
        <Progress value={(progress ?? 0) * 100} aria-label={`Progress of ${description}`} />
      ) : null}
      {status === 'failed' && why ? (
        <Text span size="sm">
          {why}
        </Text>
      ) : null}
    </span>
  )
}

function Deeds({ job, onCancel, onRepeat }: JobDeeds & { readonly job: ShownJob }) {
  const name = `${job.description}, ${job.person}`
  if (isUnderWay(job)) {
    return (
      <Button variant="default" aria-label={`Cancel: ${name}`} onClick={() => onCancel(job)}>
        Cancel
      </Button>
    )
  }
  if (job.status === 'completed' || isRepeated(job)) return null
  return (
    <Button variant="default" aria-label={`Repeat: ${name}`} onClick={() => onRepeat(job)}>
      Repeat
    </Button>
  )
}
