// The last things that were changed on the farms of the business, or on all of one’s farms.

import { useQuery } from '@tanstack/react-query'
import { useRows } from '../../data/hooks/use-rows.ts'
import { useFarmZone } from '../../period/use-farm-zone.ts'
import { useScreenRoutes } from '../../routing/use-screen-routes.ts'
import { changesInWords } from './changes-in-words.ts'
import { farmsShown } from './farms-shown.ts'
import { linkToRecord } from '../../routing/link-to-record.ts'
import { useChosenPlace } from './use-chosen-place.ts'
import { useOverview } from './use-overview.ts'

const shown = 5

export function useLastChanges() {
  const { farmId, periodId, business } = useChosenPlace()
  const { farms, isLoading } = useOverview()
  const screens = useScreenRoutes()
  const own = farmsShown(farms, business?.id)
  const where = business ? { farm_id: own.map(({ id }) => id) } : {}
  const enabled = !business || (!isLoading && own.length > 0)
  const { rows } = useRows('changes', { where, sort: ['-id'], limit: 200 }, { enabled })
  const { data: catalogue } = useQuery({ ...catalogueQuery, enabled: rows.length > 0 })
  const zone = useFarmZone()
  const lines = catalogue ? changesInWords(rows, catalogue, zone).slice(0, shown) : []
  return lines.map(line => {
    const farm = farms.find(({ id }) => id === line.farmId)
    const here = line.farmId === farmId ? periodId : undefined
    return {
      ...line,
      farm: own.length > 1 ? farm?.name : undefined,
      link: linkToRecord(screens, {
        ...line,
        periodId: line.periodId ?? here ?? farm?.period?.period_id,
      }),
    }
  })
}

/** Large, and the same that stands beside rows: loaded when there is something to name. */
const catalogueQuery = {
  queryKey: ['catalogue'],
  queryFn: async () => (await import('@furrow/catalogue/furrow')).furrow(),
  staleTime: 'static',
  gcTime: Number.POSITIVE_INFINITY,
} as const
