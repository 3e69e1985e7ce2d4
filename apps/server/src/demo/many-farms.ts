// Many farms, fast: for benchmarks, and for comparisons that need a crowd. Each is smaller than a farm
// of the demonstration. The first of a run are all different, and have their records calculated; the
// others are copies of those, records and all.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { Client } from 'pg'
import { copyFarms } from './copy-farms.ts'
import type { MadeFarms, RecordOfFarm } from './copy-farms.ts'
import { copyRows, inOneTransaction } from './copy-rows.ts'
import { listedRows } from './listed-rows.ts'
import type { Listed } from './listed-rows.ts'
import { makeFarm } from './make-farm.ts'
import { onMakingConnection } from './making-connection.ts'
import type { PeriodStatus } from './make-farm.ts'
import type { FarmKind, FarmPlan, PlannedPeriod } from './plan.ts'
import { addManager, agreeTo, managerNamed } from './demo-people.ts'
import { plannedPeriods } from './planned-periods.ts'
import { randomFrom } from './random.ts'
import { rowSet } from './row-set.ts'
import type { RowSet } from './row-set.ts'
import { lastPeriodNames } from './six-farms.ts'

/** Farms that are different: as many are written in one transaction. */
const usuallyDifferent = 40
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
  /** How many of them are different; whole businesses. */
  readonly different?: number
  /** Told after each batch how many farms are written. */
  progress(done: number): void
  /** Asked before each batch: what is written so far stays. */
  isStopped?(): boolean
}

export function makeManyFarms(wanted: ManyFarms): Promise<void> {
  const { url, catalogue, farms, progress, isStopped = () => false } = wanted
  const batch = wanted.different ?? usuallyDifferent
  return onMakingConnection(url, async making => {
    const { client } = making
    const lists = {
      listed: await listedRows(client),
      periods: await plannedPeriods(client, lastPeriodNames),
    }
    const first = await farmsSoFar(client)
    let models: RowSet | undefined
    for (let done = 0; done < farms && !isStopped(); done += batch) {
      const amount = Math.min(batch, farms - done)
      const some = { first: first + done, amount }
      await inOneTransaction(client, async () => {
        if (models && amount === batch) {
          rename(models, some)
          await copyRows(client, catalogue, models)
          return
        }
        const made = someFarms(some, lists)
        const records = await copyFarms(making, catalogue, made)
        models ??= withRecords(made.rows, records)
      })
      progress(done + amount)
    }
    await client.query('analyze')
  })
}

interface SomeFarms {
  /** How many there are already. */
  readonly first: number
  readonly amount: number
}

interface Lists {
  readonly listed: Listed
  readonly periods: readonly PlannedPeriod[]
}

function someFarms({ first, amount }: SomeFarms, { listed, periods }: Lists): MadeFarms {
  const rows = rowSet()
  let business = 0
  const farms = Array.from({ length: amount }, (_, place) => {
    const number = first + place + 1
    const [kind, group] = kinds[number % kinds.length] ?? ['grain', 'northern-dryland']
    if (place % farmsOfABusiness === 0) {
      business = addManagedBusiness(rows, number, listed)
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
    const lastStatus = statusOf(number)
    return { farm: makeFarm(plan, { rows, business, group, listed, lastStatus }), plan }
  })
  return { rows, farms }
}

function withRecords(rows: RowSet, records: readonly RecordOfFarm[]): RowSet {
  for (const record of records) rows.add('assets', record)
  return rows
}

/** Copies have names, and managers, of their own. */
function rename(models: RowSet, { first, amount }: SomeFarms): void {
  for (let place = 0; place < amount; place += 1) {
    const number = first + place + 1
    models.amend('farms', -place - 1, { farm_name: `Farm ${number}` })
    if (place % farmsOfABusiness > 0) continue
    const business = -place / farmsOfABusiness - 1
    models.amend('businesses', business, { name: `Farm business ${number}` })
    models.amend('users', business, managerNamed(`Manager ${number}`))
  }
}

/** Its manager has agreed: what was submitted may be compared. */
function addManagedBusiness(rows: RowSet, number: number, listed: Listed): number {
  const manager = addManager(rows, `Manager ${number}`)
  agreeTo(rows, [manager], { agreement: listed('agreements', 'terms') })
  agreeTo(rows, [manager], { agreement: listed('agreements', 'data-use-consent') })
  const business = rows.add('businesses', {
    name: `Farm business ${number}`,
    manager_id: manager,
  })
  rows.add('business_user', { business_id: business, user_id: manager })
  return business
}

function statusOf(number: number): PeriodStatus {
  return randomFrom(`status ${number}`).pick(['In progress', 'Submitted', 'Validated', 'Released'])
}

/** Farms made before go on counting where they stopped. */
async function farmsSoFar(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    String.raw`select coalesce(max(substring(farm_name from '^Farm (\d+)$')::int), 0) as count from farms`,
  )
  return rows[0]?.count ?? 0
}
