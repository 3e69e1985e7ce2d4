// A farm on which nothing was ever grown, for journeys whose figures nothing else may change.

import { ask, farmInProgress, tokenOf } from './browser.ts'

export interface FreshFarm {
  readonly farm: number
  readonly period: number
}

interface Wanted {
  readonly name: string
  /** Whoever has to do with this person’s business has to do with the farm. */
  readonly email: string
  /** Lasting name of what the ground is kept for. */
  readonly use?: string
  /** Hectares, by name. */
  readonly paddocks: Readonly<Record<string, number>>
}

export async function freshFarm(address: string, wanted: Wanted): Promise<FreshFarm> {
  const token = await tokenOf(address, 'admin@furrow.example')
  const made = async (resource: string, body: object) => {
    const said = await ask<{ data?: Row }>(address, `/api/${resource}`, { token, body })
    if (!said.data) throw new Error(JSON.stringify(said))
    return said.data.id
  }
  const { farm: neighbour, period } = await farmInProgress(address, wanted.email)
  const [business] = await rowsOf<{ business_id: number }>(address, 'business_farm', {
    farm_id: neighbour,
  })
  const farm_id = await made('farms', { farm_name: wanted.name })
  await made('business_farm', { business_id: business?.business_id, farm_id })
  await made('farm_period', { farm_id, period_id: period, status: 'In progress' })
  const property_id = await made('farm_properties', { farm_id, name: 'Home' })
  const [use] = await rowsOf<Row>(address, 'asset_types', {
    slug: wanted.use ?? 'dryland-cropping',
  })
  const steps = Object.entries(wanted.paddocks).map(([name, area]) => ({
    do: 'store',
    resource: 'paddocks',
    values: { farm_id, period_id: period, property_id, asset_type_id: use?.id, name, area },
  }))
  await ask(address, '/api/v2/batch', { token, body: { steps } })
  return { farm: farm_id, period }
}

/** That the farm runs an enterprise, by its lasting name, in the period as well. */
export async function runEnterprise(
  address: string,
  { farm, period }: FreshFarm,
  slug: string,
): Promise<number> {
  const token = await tokenOf(address, 'admin@furrow.example')
  const [enterprise] = await rowsOf<Row>(address, 'livestock_enterprises', { slug })
  if (!enterprise) throw new Error(`There is no enterprise ${slug}.`)
  const values = { farm_id: farm, livestock_enterprise_id: enterprise.id }
  const steps = [
    { do: 'store', resource: 'farm_livestock_enterprises', values },
    {
      do: 'store',
      resource: 'farm_livestock_enterprise_periods',
      values: { ...values, period_id: period },
    },
  ]
  await ask(address, '/api/v2/batch', { token, body: { steps } })
  return enterprise.id
}

/** The farm records the period behind it as well. */
export async function periodAfter(address: string, place: FreshFarm): Promise<number> {
  const token = await tokenOf(address, 'admin@furrow.example')
  const [now] = await rowsOf<{ start_date: string }>(address, 'periods', { id: place.period })
  const year = Number(now?.start_date.slice(0, 4)) + 1
  const name = `${year}-${String(year + 1).slice(2)}`
  const [there] = await rowsOf<Row>(address, 'periods', { name })
  if (!there) throw new Error(`There is no period ${name}.`)
  const body = { farm_id: place.farm, period_id: there.id, status: 'In progress' }
  await ask(address, '/api/farm_period', { token, body })
  return there.id
}

interface Row {
  readonly id: number
}

/** Every row that is like this, as an administrator sees it, oldest first. */
export async function rowsOf<One>(
  address: string,
  resource: string,
  like: Readonly<Record<string, unknown>>,
  includes: readonly string[] = [],
): Promise<readonly One[]> {
  const token = await tokenOf(address, 'admin@furrow.example')
  const body = {
    filters: Object.entries(like).map(([field, value]) => ({ field, value })),
    includes: includes.map(relation => ({ relation })),
    sort: [{ field: 'id', direction: 'asc' }],
  }
  const path = `/api/${resource}/search?limit=0`
  const { data, ...said } = await ask<{ data?: readonly One[] }>(address, path, { token, body })
  if (!data) throw new Error(JSON.stringify(said))
  return data
}
