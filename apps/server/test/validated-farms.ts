// Made-up farms whose period of 2023–24 is validated, and an administrator who asks for editions of it.

import { furrow } from '@furrow/catalogue/furrow'
import { sql } from 'kysely'
import { expect } from 'vitest'
import { admin } from '../src/access/reach/viewer.ts'
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
  /** The result of the job. */
  edition<Result>(trial: boolean): Promise<Result>
}

export async function validatedFarms(
  { db, url }: { readonly db: Database; readonly url: string },
  amount: number,
): Promise<ValidatedFarms> {
  const made = { url, catalogue: furrow(), farms: amount, different: amount }
  await makeManyFarms({ ...made, progress: () => undefined })
  const pat = { name: 'Pat', email: 'pat@furrow.example', active: true, admin: true }
  const person = await insertRow(db, 'users', pat)
  const asker = await askingFurrow(db, admin(person))
  const period = await listed(db, 'periods', '2023-24')
  await runQuery(db, sql`update farm_period set status = 'Validated' where period_id = ${period}`)
  return {
    asker,
    person,
    period,
    edition: async trial => {
      const asked = await asker.ask('POST', '/api/v2/editions', { period_id: period, trial })
      expect(asked.status, asked.text).toBe(202)
      expect(await running(db, usual(db))).toMatchObject({ ended: 'completed' })
      const { body } = await asker.ask('GET', `/api/queable_jobs/${asked.body.data.id}`)
      return body.data.result
    },
  }
}
