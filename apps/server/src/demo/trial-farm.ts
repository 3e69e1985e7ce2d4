// A farm being made without a database, for the tests beside the parts. Lists that ship with Furrow
// are looked up in their files, so a name that does not ship is noticed.

import { readFileSync } from 'node:fs'
import type { EntityName } from '@furrow/catalogue/furrow'
import type { FarmKind, FarmPlan, Making, PlannedPeriod } from './plan.ts'
import { randomFrom } from './random.ts'
import { rowSet } from './row-set.ts'

export const farmKinds: readonly FarmKind[] = ['mixed', 'grain', 'cotton', 'cane', 'sheep', 'beef']

export interface Trial extends Partial<FarmPlan> {
  readonly kind: FarmKind
  readonly seed: string
}

/** A full farm of 38 paddocks and two gauges, unless told otherwise. */
export function trialFarm(trial: Trial, listed: Making['listed'] = shippedNumbers()): Making {
  const plan: FarmPlan = {
    name: 'Trial Park',
    paddocks: 38,
    gauges: 2,
    rain: { years: 10 },
    full: true,
    periods: [2022, 2023, 2024, 2025].map(trialPeriod),
    ...trial,
  }
  return { plan, rows: rowSet(), random: randomFrom(plan.seed), farm: -1, listed }
}

/** Like a small farm of the benchmarks. */
export const smallPlan = {
  paddocks: 30,
  gauges: 1,
  rain: { readings: 400 },
  full: false,
} as const satisfies Partial<FarmPlan>

/** Numbers each shipped row by its place in its file. */
export function shippedNumbers(): Making['listed'] {
  const lists = new Map<EntityName, readonly string[]>()
  return (entity, slug) => {
    const list = lists.get(entity) ?? slugsOf(entity)
    lists.set(entity, list)
    if (!list.includes(slug)) throw new Error(`${entity} ships with no row ${slug}.`)
    return list.indexOf(slug) + 1
  }
}

function trialPeriod(year: number): PlannedPeriod {
  return {
    id: year - 2000,
    name: `${year}-${year - 1999}`,
    start: `${year}-07-01`,
    end: `${year + 1}-06-30`,
    sowingStart: `${year}-03-01`,
    sowingEnd: year % 4 === 3 ? `${year + 1}-02-29` : `${year + 1}-02-28`,
  }
}

function slugsOf(entity: EntityName): readonly string[] {
  const file = new URL(`../../reference/${entity}.csv`, import.meta.url)
  const [, ...lines] = readFileSync(file, 'utf8').split('\n')
  return lines.map(line => line.split(',')[0] ?? '')
}
