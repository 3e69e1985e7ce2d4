// One text that is another as soon as anything in the two farms' tables is, or a change was noted.

import { sql } from 'kysely'
import type { Database } from '../../src/db/database.ts'
import { twoFarms } from './two-farms.ts'

export async function fingerprintOf(db: Database): Promise<string> {
  const sums = [...twoFarms().keys()].map(
    name =>
      sql`(select md5(coalesce(string_agg(t::text, '' order by t.id), '')) from ${sql.table(name)} t)`,
  )
  const asked = sql<{ is: string }>`
    select concat_ws(' ', (select count(*) from changes), ${sql.join(sums)}) as is`
  return (await asked.execute(db)).rows[0]?.is ?? ''
}
