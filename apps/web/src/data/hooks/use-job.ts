// Longer work that the server does in the background for this person: what there is of it, how far it
// is, and what came of it.

import type { Result } from '@furrow/wire/client/result'
import type { Row } from '@furrow/wire/client/row-types'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { Change } from '../outbox/change.ts'
import { useFurrow, useSignedIn } from '../context/furrow-context.ts'
import { withGiven } from '../outbox/local-ids.ts'
import { checkChange, sentSteps } from '../outbox/sent-steps.ts'
import { useRows } from './use-rows.ts'

export type Job = Row<'queable_jobs'>

/** Looked at again as long as one is under way; in milliseconds. */
const between = 1000
/** The latest ones. */
const most = 20

export function isUnderWay({ status }: Pick<Job, 'status'>): boolean {
  return status === 'queued' || status === 'running'
}

/** Of the person whose rights count, the latest first; those of one kind by what they are called. */
export function useJobs(description?: string): readonly Job[] {
  const { person } = useSignedIn()
  const { rows, retry } = useRows('queable_jobs', {
    where: { user_id: person.id, ...(description !== undefined && { description }) },
    sort: ['-id'],
    limit: description === undefined ? most : 1,
  })
  useRereadJobs({ rows, retry })
  return rows
}

/** As long as one of them is under way. */
export function useRereadJobs({
  rows,
  retry,
}: {
  readonly rows: readonly Pick<Job, 'status'>[]
  readonly retry: () => void
}): void {
  const isBusy = rows.some(isUnderWay)
  const again = useRef(retry)
  useEffect(() => {
    again.current = retry
  })
  useEffect(() => {
    if (!isBusy) return
    const timer = setInterval(() => again.current(), between)
    return () => clearInterval(timer)
  }, [isBusy])
}

export function useJob(id: number | undefined): Job | undefined {
  const jobs = useJobs()
  return useMemo(() => jobs.find(job => job.id === id), [jobs, id])
}

export interface JobActs {
  /** What a call of its own asked for: the number of the job, or why there is none. */
  begin(asking: Promise<Result<Job>>): Promise<StartedJob>
  /** The number of the job, or why there is none. The same key asks for the same job. */
  start(change: Change, key: string): Promise<StartedJob>
  /** One that failed or was cancelled: the number of the new job, or why there is none. */
  repeat(id: number): Promise<StartedJob>
  /** Why it was not stopped; nothing where it was. */
  stop(id: number): Promise<string | undefined>
}

type StartedJob = { readonly id: number } | { readonly wrong: string }

export function useJobActs(): JobActs {
  const { api, outbox } = useFurrow()
  const client = useQueryClient()
  const reread = useCallback(
    () => client.invalidateQueries({ queryKey: ['rows', 0, 'queable_jobs'] }),
    [client],
  )
  return useMemo(() => {
    const begin = async (asking: Promise<Result<Job>>) => {
      const answer = await asking
      await reread()
      return answer.ok ? { id: answer.data.id } : { wrong: answer.failure.message }
    }
    return {
      begin,
      repeat: id => begin(api.jobs.repeat(id)),
      async start(change, key) {
        const isUnsent = outbox.now().some(({ farmId }) => farmId === change.farmId)
        if (isUnsent) return { wrong: unsent }
        checkChange(change)
        const steps = sentSteps(withGiven(change.steps, outbox.idOf))
        const { label: description, farmId: farm_id } = change
        return begin(api.jobs.start({ description, farm_id, steps }, { key }))
      },
      async stop(id) {
        const answer = await api.rows('queable_jobs').update(id, { status: 'cancelled' })
        await reread()
        return answer.ok ? undefined : answer.failure.message
      },
    }
  }, [api, outbox, reread])
}

const unsent =
  'Something typed on this farm is not saved yet. Wait until it is, and then write the file.'
