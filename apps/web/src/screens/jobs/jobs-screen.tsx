// Administrators see what the server does in the background for everybody, cancel it, and repeat what failed.

import { SimpleGrid, Text } from '@mantine/core'
import { useJobActs } from '../../data/hooks/use-job.ts'
import { useAddressWords } from '../../period/use-address-words.ts'
import { FailureCard } from '../../ui/failure-card.tsx'
import { FilterSelect } from '../../ui/filters/filter-select.tsx'
import { useNotices } from '../../ui/notices.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { TableSkeleton } from '../../ui/skeletons.tsx'
import { PlainTable } from '../../ui/table/plain-table.tsx'
import { jobColumns } from './job-columns.tsx'
import type { JobDeeds } from './job-columns.tsx'
import { statusWords } from './job-words.ts'
import { mostJobs, useEveryJob } from './use-every-job.ts'
import type { ShownJob } from './use-every-job.ts'
import './jobs.css'

export function JobsScreen() {
  const [filter, change] = useAddressWords(['status', 'person'])
  const { jobs, people, isLoading, failure, retry } = useEveryJob(filter)
  const columns = jobColumns(useJobDeeds())
  return (
    <div className="jobs">
      <ScreenTitle>Jobs</ScreenTitle>
      <Text maw="65ch" mb="md">
        What the server does in the background for everybody: the latest {mostJobs}. A job that is
        cancelled or fails saves nothing. Repeat it within 30 days, and it runs with the rights that
        the person has then.
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }} maw="40rem" mb="md">
        <FilterSelect
          label="Status"
          options={Object.entries(statusWords).map(([value, label]) => ({ value, label }))}
          value={filter.status}
          onChange={status => change({ status })}
        />
        <FilterSelect
          label="Person"
          options={[...people].map(([id, label]) => ({ value: String(id), label }))}
          value={filter.person}
          onChange={person => change({ person })}
        />
      </SimpleGrid>
      {failure ? <FailureCard failure={failure} retry={retry} /> : null}
      {isLoading ? (
        <TableSkeleton />
      ) : (
        <PlainTable
          caption="Jobs"
          hideCaption
          columns={columns}
          rows={jobs}
          rowKey={({ id }) => id}
          empty="There is no such job."
        />
      )}
    </div>
  )
}

function useJobDeeds(): JobDeeds {
  const { stop, repeat } = useJobActs()
  const notices = useNotices()
  const cancel = async ({ id, description }: ShownJob) => {
    const wrong = await stop(id)
    if (wrong === undefined) notices.good(`${description}: cancelled.`)
    else notices.bad(wrong)
  }
  const doAgain = async ({ id, description, person }: ShownJob) => {
    const begun = await repeat(id)
    if ('wrong' in begun) notices.bad(begun.wrong)
    else notices.good(`${description}: waits again, for ${person}.`)
  }
  return { onCancel: job => void cancel(job), onRepeat: job => void doAgain(job) }
}
