// Many farms, fast: for benchmarks, and for comparisons that need a crowd. Each is smaller than a
// farm of the demonstration, and all are different.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import pg from 'pg'
import { copyRows, inOneTransaction } from './copy-rows.ts'
import { listedRows } from './listed-rows.ts'
import type { Listed } from './listed-rows.ts'
import { makeFarm } from './make-farm.ts'
import type { PeriodStatus } from './make-farm.ts'
import type { FarmKind, FarmPlan, PlannedPeriod } from './plan.ts'
import { plannedPeriods } from './planned-periods.ts'
import { randomFrom } from './random.ts'
import { rowSet } from './row-set.ts'
import type { RowSet } from './row-set.ts'
import { demoPeriodNames } from './six-farms.ts'

/** Farms written in one transaction. */
const batch = 20
/** Farms of one business. */
const farmsOfABusiness = 3

const kinds: readonly [FarmKind, string][] = [
  ['grain', 'northern-dryland'],
  ['mixed', 'southern-mixed'],
  ['sheep', 'southern-grazing'],
  ['grain', 'southern-cropping'],
  ['beef', 'northern-grazing'],
  ['cotton', 'cotton-valley-group'],
  ['mixed', 'central-mixed'],
  ['cane', 'cane-coastal'],
]

export interface ManyFarms {
  readonly url: string
  readonly catalogue: Catalogue
  readonly farms: number
  /** Told after each batch how many farms are written. */
  progress(done: number): void
  /** Asked before each batch: what is written so far stays. */
  isStopped?(): boolean
}

export async function makeManyFarms(wanted: ManyFarms): Promise<void> {
  const { url, catalogue, farms, progress, isStopped = () => false } = wanted
  const client = new pg.Client({ connectionString: url, options: '-c search_path=public' })
  await client.connect()
  try {
    const listed = await listedRows(client)
    const periods = await plannedPeriods(client, demoPeriodNames)
    const first = await farmsSoFar(client)
    for (let done = 0; done < farms && !isStopped(); done += batch) {
      const amount = Math.min(batch, farms - done)
      const rows = someFarms({ first: first + done, amount, listed, periods })
      await inOneTransaction(client, () => copyRows(client, catalogue, rows))
      progress(done + amount)
    }
    await client.query('analyze')
  } finally {
    await client.end()
  }
}

interface SomeFarms {
  readonly first: number
  readonly amount: number
  readonly listed: Listed
  readonly periods: readonly PlannedPeriod[]
}

function someFarms({ first, amount, listed, periods }: SomeFarms): RowSet {
  const rows = rowSet()
  let business = 0
  for (let place = 0; place < amount; place += 1) {
    const number = first + place + 1
    const [kind, group] = kinds[number % kinds.length] ?? ['grain', 'northern-dryland']
    if (place % farmsOfABusiness === 0) {
      business = rows.add('businesses', { name: `Farm business ${number}` })
    }
    const plan: FarmPlan = {
      kind,
      name: `Farm ${number}`,
      seed: `farm ${number}`,
      paddocks: 30,
      gauges: 1,
      rain: { readings: 400 },
      full: false,
      periods,
    }
    makeFarm(plan, { rows, business, group, listed, lastStatus: statusOf(number) })
  }
  return rows
}

function statusOf(number: number): PeriodStatus {
  return randomFrom(`status ${number}`).pick(['In progress', 'Submitted', 'Validated', 'Released'])
}

/** Farms made before go on counting where they stopped. */
async function farmsSoFar(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    String.raw`select coalesce(max(substring(farm_name from '^Farm (\d+)$')::int), 0) as count from farms`,
  )
  return rows[0]?.count ?? 0
}
