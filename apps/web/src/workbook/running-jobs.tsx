// What the server does in the background for this person: shown wherever they are, and told when it is
// through.

import { useEffect, useRef } from 'react'
import { isUnderWay, useJobs } from '../data/hooks/use-job.ts'
import type { Job } from '../data/hooks/use-job.ts'
import { useNotices } from '../ui/notices.tsx'
import type { Teller } from '../ui/notices.tsx'
import { JobProgress } from './job-progress.tsx'
import './workbook.css'

/** Nothing where nothing is under way. */
export function RunningJobs() {
  const jobs = useJobs().filter(isUnderWay)
  if (jobs.length === 0) return null
  return (
    <section aria-label="In the background" className="running-jobs">
      {jobs.map(job => (
        <JobProgress key={job.id} job={job} />
      ))}
    </section>
  )
}

/** Shows nothing itself: stands in the frame, and says when a job has ended that was under way. */
export function JobNews() {
  const jobs = useJobs()
  const notices = useNotices()
  const busy = useRef<ReadonlySet<number>>(new Set())
  useEffect(() => {
    for (const job of jobs) if (busy.current.has(job.id) && !isUnderWay(job)) tell(job, notices)
    busy.current = new Set(jobs.filter(isUnderWay).map(({ id }) => id))
  }, [jobs, notices])
  return null
}

function tell({ status, description, error_message }: Job, notices: Teller): void {
  if (status === 'completed') notices.good(`${description}: done.`)
  else if (status === 'cancelled') notices.say(`${description}: stopped. Nothing was written.`)
  else notices.bad(`${description}: ${error_message ?? 'it could not be done.'}`)
}
