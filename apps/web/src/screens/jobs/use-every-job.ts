// The latest jobs of everybody, or of one person or state, with the names of what they are about.

import { periodText } from '@furrow/farming/dates/period-text'
import { useRereadJobs } from '../../data/hooks/use-job.ts'
import type { Job } from '../../data/hooks/use-job.ts'
import { useRows } from '../../data/hooks/use-rows.ts'
import { countText } from '../../ui/amounts.ts'
import { askedOf, statusWords } from './job-words.ts'

/** The latest ones. */
export const mostJobs = 100

export interface ShownJob extends Job {
  readonly person: string
  /** The farm by name, or how many. */
  readonly farm: string | null
  readonly period: string | null
}

interface Filter {
  readonly status: string | null
  readonly person: string | null
}

export function useEveryJob({ status, person }: Filter) {
  const all = useLatest({})
  const wanted = {
    ...(isStatus(status) && { status }),
    ...(person !== null && { user_id: Number(person) }),
  }
  const { rows, isLoading, failure, retry } = useLatest(wanted)
  const ids = [...new Set(rows.flatMap(job => askedOf(job).farm_id ?? []))]
  const farms = useRows('farms', { where: { id: ids } }, { enabled: ids.length > 0 })
  const periods = useRows('periods', { sort: ['-start_date'] })
  const farmNames = new Map(farms.rows.map(({ id, farm_name }) => [id, farm_name]))
  const periodNames = new Map(periods.rows.map(({ id, name }) => [id, periodText(name)]))
  const people = new Map(all.rows.map(({ user_id, user }) => [user_id, user?.name ?? '']))
  const jobs = rows.map(({ user, ...job }): ShownJob => {
    const { farm_id = 0, farms: amount, period_id = 0 } = askedOf(job)
    const several = amount === undefined ? null : countText(amount, 'farm')
    return {
      ...job,
      person: user?.name ?? '',
      farm: farmNames.get(farm_id) ?? several,
      period: periodNames.get(period_id) ?? null,
    }
  })
  return { jobs, people, isLoading, failure, retry }
}

function useLatest(where: { readonly status?: Job['status']; readonly user_id?: number }) {
  const shown = useRows('queable_jobs', {
    where,
    includes: ['user'],
    sort: ['-id'],
    limit: mostJobs,
  })
  useRereadJobs(shown)
  return shown
}

function isStatus(word: string | null): word is Job['status'] {
  return word !== null && Object.hasOwn(statusWords, word)
}
