// What a keyword finds beyond the places: rows of the farm and period one is at, and other farms.

import { useSignedIn } from '../../data/context/furrow-context.ts'
import { useRows } from '../../data/hooks/use-rows.ts'
import { areaText } from '../../ui/amounts.ts'

interface Found {
  readonly id: number
  readonly name: string
  readonly more: string
  readonly to: string
  readonly params: Readonly<Record<string, string>>
}

interface Group {
  readonly title: string
  readonly found: readonly Found[]
}

const collection = '/collection/$farmId/period/$periodId'
const limit = 6

export function useFound(keyword: string): { groups: readonly Group[]; isLoading: boolean } {
  const { farmId, periodId } = useSignedIn()
  const farms = useFarms(keyword)
  const ofPeriod = usePaddocks(keyword, { farmId, periodId })
  const ofFarm = useOfFarm(keyword, { farmId, periodId })
  const all = [ofPeriod, ...ofFarm, farms]
  return {
    groups: all.filter(({ found }) => found.length > 0),
    isLoading: all.some(({ isLoading }) => isLoading),
  }
}

interface FoundGroup extends Group {
  readonly isLoading: boolean
}

interface Here {
  readonly farmId: number | undefined
  readonly periodId: number | undefined
}

function useFarms(keyword: string): FoundGroup {
  const { rows, isLoading } = useRows('farms', { keyword, limit }, { enabled: keyword !== '' })
  const found = rows.map(({ id, farm_name }) => ({
    id,
    name: farm_name,
    more: '',
    to: '/collection/$farmId/period',
    params: { farmId: String(id) },
  }))
  return { title: 'Farms', found, isLoading }
}

function usePaddocks(keyword: string, { farmId = 0, periodId = 0 }: Here): FoundGroup {
  const wish = { where: { farm_id: farmId, period_id: periodId }, keyword, limit }
  const enabled = keyword !== '' && periodId > 0
  const { rows, isLoading } = useRows('paddocks', wish, { enabled })
  const place = { to: `${collection}/paddocks`, params: paramsOf({ farmId, periodId }) }
  const found = rows.map(({ id, name, area }) => ({ id, name, more: areaText(area), ...place }))
  return { title: 'Paddocks', found, isLoading }
}

function useOfFarm(keyword: string, { farmId = 0, periodId = 0 }: Here): readonly FoundGroup[] {
  const wish = { where: { farm_id: farmId }, keyword, limit }
  const enabled = keyword !== '' && periodId > 0
  const gauges = useRows('rain_gauges', wish, { enabled })
  const contacts = useRows('farm_contacts', wish, { enabled })
  const params = paramsOf({ farmId, periodId })
  return [
    {
      title: 'Rain gauges',
      isLoading: gauges.isLoading,
      found: gauges.rows.map(({ id, name }) => ({
        id,
        name,
        more: '',
        to: `${collection}/rain-gauges/{-$selectedGaugeId}`,
        params: { ...params, selectedGaugeId: String(id) },
      })),
    },
    {
      title: 'Contacts',
      isLoading: contacts.isLoading,
      found: contacts.rows.map(({ id, name, phone }) => ({
        id,
        name,
        more: phone ?? '',
        to: `${collection}/contacts`,
        params,
      })),
    },
  ]
}

function paramsOf({ farmId, periodId }: { readonly farmId: number; readonly periodId: number }) {
  return { farmId: String(farmId), periodId: String(periodId) }
}
