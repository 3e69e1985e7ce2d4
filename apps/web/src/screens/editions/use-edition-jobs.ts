// The latest dry run and the latest edition of a period that someone asked for, followed as the jobs that they are.

import type { EditionMade } from '@furrow/wire/editions/edition-made-answer'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { isUnderWay, useJobActs, useJobs } from '../../data/hooks/use-job.ts'
import type { Job } from '../../data/hooks/use-job.ts'

/** As the server calls them. */
const called = {
  trial: 'Try an edition of benchmarks',
  edition: 'Publish an edition of benchmarks',
} as const

export function useEditionJobs(period: number) {
  const { api } = useFurrow()
  const { begin } = useJobActs()
  const [isStarting, setStarting] = useState(false)
  const [wrong, setWrong] = useState<string>()
  // Until it is taken, the same key asks for the same job.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const trial = ofPeriod(useJobs(called.trial), period)
  const edition = ofPeriod(useJobs(called.edition), period)
  useEditionsAfter(edition)
  const start = async (asked: { readonly trial: boolean; readonly note?: string }) => {
    setStarting(true)
    const begun = await begin(api.benchmarks.publish({ period_id: period, ...asked }, { key }))
    setStarting(false)
    setWrong('wrong' in begun ? begun.wrong : undefined)
    if (!('wrong' in begun)) setKey(crypto.randomUUID())
    return !('wrong' in begun)
  }
  return {
    trial,
    edition,
    /** The one that is under way. */
    running: [trial, edition].find(job => job !== undefined && isUnderWay(job)),
    isStarting,
    wrong,
    start,
  }
}

export type EditionJobs = ReturnType<typeof useEditionJobs>

/** Nothing where it isn't through. */
export function madeBy(job: Job | undefined): EditionMade | undefined {
  return job?.status === 'completed' ? (job.result as EditionMade) : undefined
}

function ofPeriod(jobs: readonly Job[], period: number): Job | undefined {
  return jobs.find(({ selected }) => Object(selected).period_id === period)
}

/** Once one is through, there is one more. */
function useEditionsAfter(edition: Job | undefined): void {
  const client = useQueryClient()
  const isDone = edition?.status === 'completed'
  useEffect(() => {
    if (isDone) void client.invalidateQueries({ queryKey: ['rows', 0, 'editions'] })
  }, [client, isDone])
}
