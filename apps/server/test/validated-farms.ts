// Sixty made-up farms whose period of 2023–24 is validated, and an administrator who asks for editions of it.

import { furrow } from '@furrow/catalogue/furrow'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { admin } from '../src/access/reach/viewer.ts'
import { openDatabase } from '../src/db/database.ts'
import type { Database } from '../src/db/database.ts'
import { runQuery } from '../src/db/run-query.ts'
import { makeManyFarms } from '../src/demo/many-farms.ts'
import { askingFurrow } from './asking.ts'
import type { Asker } from './asking.ts'
import { running, usual } from './asked-jobs.ts'
import { insertRow, listed } from './planted-farm.ts'

export interface ValidatedFarms {
  readonly asker: Asker
  readonly person: number
  readonly period: number
  /** In the order of their numbers. */
  readonly farms: readonly number[]
  /** The result of the job. */
  edition<Result>(trial: boolean): Promise<Result>
}

const amount = 60
const season = '2023-24'
const email = 'pat@furrow.example'

/** Into an empty database. */
export async function makeValidatedFarms(url: string): Promise<void> {
  const farms = { url, catalogue: furrow(), farms: amount, different: amount }
  await makeManyFarms({ ...farms, progress: () => undefined })
  await within(url, async db => {
    await insertRow(db, 'users', { name: 'Pat', email, active: true, admin: true })
    const period = await listed(db, 'periods', season)
    await runQuery(db, sql`update farm_period set status = 'Validated' where period_id = ${period}`)
  })
}

/** Nobody shares a farm: each is an owner, and there are enough of them for a top set. */
export async function publishValidatedFarms(url: string): Promise<void> {
  await within(url, async db => {
    await runQuery(db, sql`update business_farm set deleted_at = now()`)
    await runQuery(db, sql`update users set deleted_at = now() where email <> ${email}`)
    const { asker, edition } = await openValidatedFarms(db)
    await edition(false)
    await asker.close()
  })
}

async function within(url: string, work: (db: Database) => Promise<void>): Promise<void> {
  const db = openDatabase(url, { connections: 2 })
  try {
    await work(db)
  } finally {
    await db.destroy()
  }
}

export async function openValidatedFarms(db: Database): Promise<ValidatedFarms> {
  const [pat] = await runQuery(db, sql<{ id: number }>`select id from users where email = ${email}`)
  const person = pat?.id ?? expect.fail('There is no Pat.')
  const asker = await askingFurrow(db, admin(person))
  const period = await listed(db, 'periods', season)
  const farms = await runQuery(
    db,
    sql<{
      id: number
    }>`select farm_id as id from farm_period where period_id = ${period} order by 1`,
  )
  return {
    asker,
    person,
    period,
    farms: farms.map(({ id }) => id),
    edition: async trial => {
      const asked = await asker.ask('POST', '/api/v2/editions', { period_id: period, trial })
      expect(asked.status, asked.text).toBe(202)
      expect(await running(db, usual(db))).toMatchObject({ ended: 'completed' })
      const { body } = await asker.ask('GET', `/api/queable_jobs/${asked.body.data.id}`)
      return body.data.result
    },
  }
}
