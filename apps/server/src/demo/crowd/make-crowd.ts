// The crowd of the demonstration in memory: its people, its businesses and its farms.

import type { Listed } from '../listed-rows.ts'
import type { MadeFarms } from '../copy-farms.ts'
import { addManager, agreeTo } from '../demo-people.ts'
import { makeFarm } from '../make-farm.ts'
import type { PeriodStatus } from '../make-farm.ts'
import type { FarmKind, FarmPlan, PlannedPeriod } from '../plan.ts'
import { randomFrom } from '../random.ts'
import { rowSet } from '../row-set.ts'
import type { RowSet } from '../row-set.ts'
import { crowdManagers, neighbourhoods } from './crowd-farms.ts'

interface Lists {
  readonly listed: Listed
  readonly periods: readonly PlannedPeriod[]
}

/** Before the first of its periods was handed in. */
const agreedAt = '2021-07-01T00:00:00Z'

export function madeCrowd({ listed, periods }: Lists): MadeFarms {
  const rows = rowSet()
  const businesses = crowdManagers.map(name => addCrowdBusiness(rows, name, listed))
  const planned = neighbourhoods.flatMap(({ kind, group, region, farms, large = 0 }) =>
    farms.map((name, place) => {
      const small = kind === 'grain' ? smallGrainFarms : smallFarms
      const size = (place < large ? largeFarms[kind] : undefined) ?? small
      return { group, plan: planOf({ kind, region, name, periods }, size) }
    }),
  )
  const secondOnes = planned.length - businesses.length
  const farms = planned.map(({ group, plan }, place) => {
    const business = businesses.at(place < businesses.length ? place : place - secondOnes) ?? 0
    const lastStatus = statusOf(plan.name)
    return { farm: makeFarm(plan, { rows, business, group, listed, lastStatus }), plan }
  })
  return { rows, farms }
}

interface Size {
  readonly paddocks: readonly [number, number]
  readonly paddockSize: number
}

/** Few paddocks, so that they are made fast: on larger farms these are larger. */
const smallFarms: Size = { paddocks: [14, 18], paddockSize: 1.25 }
const smallGrainFarms: Size = { ...smallFarms, paddockSize: 0.85 }
const largeFarms: Readonly<Partial<Record<FarmKind, Size>>> = {
  mixed: { paddocks: [20, 25], paddockSize: 1.8 },
  grain: { paddocks: [20, 24], paddockSize: 1.1 },
  sheep: { paddocks: [20, 24], paddockSize: 1.35 },
  beef: { paddocks: [16, 20], paddockSize: 1.25 },
}

type Named = Pick<FarmPlan, 'kind' | 'region' | 'name' | 'periods'>

function planOf(named: Named, { paddocks, paddockSize }: Size): FarmPlan {
  const random = randomFrom(`size of ${named.name}`)
  return {
    ...named,
    seed: `crowd ${named.name}`,
    paddocks: random.whole(...paddocks),
    paddockSize,
    gauges: 1,
    rain: { readings: 400 },
    full: false,
    spending: random.around(1, 0.22),
  }
}

/** The last period is still with the consultants on a few of the farms. */
function statusOf(name: string): PeriodStatus {
  return randomFrom(`status of ${name}`).chance(0.12) ? 'In validation' : 'Validated'
}

/** Run by someone who has agreed to the terms and to the use of figures, as those of real farms have. */
function addCrowdBusiness(rows: RowSet, name: string, listed: Listed): number {
  const manager = addManager(rows, name)
  for (const text of ['terms', 'data-use-consent']) {
    agreeTo(rows, [manager], { agreement: listed('agreements', text), at: agreedAt })
  }
  const surname = name.split(' ').at(-1) ?? name
  const business = rows.add('businesses', {
    name: `${surname} Family Farming`,
    manager_id: manager,
  })
  rows.add('business_user', { business_id: business, user_id: manager })
  return business
}
