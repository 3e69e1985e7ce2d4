// Where the demonstration shows figures of crops: the last period of every farm that has some, and who of
// those who can sign in looks at it.

import type { CroppingOfPeriod } from '@furrow/wire/cropping-summary-answer'
import { ask, tokenOf } from './browser.ts'
import { rowsOf } from './fresh-farm.ts'

export interface Place {
  readonly farm_id: number
  readonly period_id: number
  /** Who opens it. */
  readonly email: string
  readonly farm: string
}

/** The grower runs the third and the fourth farm, the owner those before; nobody who signs in the others. */
const people = ['owner', 'owner', 'grower', 'grower', 'admin', 'admin'].map(
  name => `${name}@furrow.example`,
)

export async function demoPlaces(address: string): Promise<readonly Place[]> {
  const farms = await rowsOf<{ id: number; farm_name: string }>(address, 'farms', {})
  const found: Place[] = []
  for (const [at, { id, farm_name }] of farms.entries()) {
    const like = { farm_id: id }
    const periods = await rowsOf<{ period_id: number }>(address, 'farm_period', like)
    const crops = await rowsOf<{ period_id: number }>(address, 'crop_collections', like)
    const last = periods.findLast(one => crops.some(crop => crop.period_id === one.period_id))
    const email = people[at] ?? ''
    if (last) found.push({ farm_id: id, period_id: last.period_id, email, farm: farm_name })
  }
  return found
}

/** An enterprise that a farm of the demonstration runs in the period that it is in. */
export async function stockInProgress(address: string) {
  const open = { status: 'In progress' }
  const [run, periods] = await Promise.all([
    rowsOf<RunEnterprise>(address, 'farm_livestock_enterprise_periods', {}),
    rowsOf<Omit<Place, 'email' | 'farm'>>(address, 'farm_period', open),
  ])
  const found = run.find(one =>
    periods.some(period => period.farm_id === one.farm_id && period.period_id === one.period_id),
  )
  if (!found) throw new Error('The demonstration has no livestock in a period in progress.')
  return {
    farm: found.farm_id,
    period: found.period_id,
    enterprise: found.livestock_enterprise_id,
  }
}

interface RunEnterprise extends Omit<Place, 'email' | 'farm'> {
  readonly livestock_enterprise_id: number
}

export async function summaryOf(
  address: string,
  { farm_id, period_id, email }: Place,
): Promise<CroppingOfPeriod> {
  const token = await tokenOf(address, email)
  const way = `/api/v2/cropping-summary?farm_id=${farm_id}&period_id=${period_id}`
  return (await ask<{ data: CroppingOfPeriod }>(address, way, { token })).data
}
