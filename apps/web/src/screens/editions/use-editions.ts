// The periods of which benchmarks are published, and the editions of the one that is chosen.

import { useRows } from '../../data/hooks/use-rows.ts'
import { useAddressWords } from '../../period/use-address-words.ts'
import { useToday } from '../../period/use-today.ts'

/** The one of the address; the last that has an edition, or that is over, unless it says one. */
export function useEditions() {
  const { today } = useToday()
  const [{ period: said }, change] = useAddressWords(['period'])
  const all = useRows('periods', { sort: ['-start_date'] })
  const published = useRows('editions', { sort: ['-id'], limit: 100 })
  const periods = all.rows.filter(({ start_date: start }) => start <= today)
  const last = periods.find(({ id }) => published.rows.some(({ period_id }) => period_id === id))
  const isLoading = all.isLoading || published.isLoading
  const usual = last ?? periods.find(({ end_date: end }) => end < today) ?? periods[0]
  const period = periods.find(({ id }) => String(id) === said) ?? (isLoading ? undefined : usual)
  return {
    period,
    periods,
    editions: published.rows.filter(({ period_id }) => period_id === period?.id),
    choosePeriod: (id: string) => change({ period: id }),
    isLoading,
    failure: all.failure ?? published.failure,
    retry: () => {
      all.retry()
      published.retry()
    },
  }
}

export type PublishedEdition = ReturnType<typeof useEditions>['editions'][number]
