// Two farms as they stand in the database, read once into plain lists.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import { sql } from 'kysely'
import type { Database } from '../../src/db/database.ts'
import { storedFields } from '../../src/db/schema/columns.ts'
import { twoFarms } from './two-farms.ts'

export type Row = Readonly<Record<string, unknown>> & { readonly id: number }

export interface World {
  readonly catalogue: Catalogue
  /** By entity; in the order of their numbers. */
  readonly rows: ReadonlyMap<string, readonly Row[]>
  /** Whether this database compares text by its bytes, as ours does; others know other alphabets. */
  readonly comparesBytes: boolean
}

/** What is calculated is read as it is, like everything else. */
const views = ['adjacent_paddocks', 'farm_people', 'business_people']

/** As the two farms stand now; of a larger database, so many rows of each kind. */
export async function readWorld(db: Database, catalogue: Catalogue, most = 10_000): Promise<World> {
  const rows = new Map<string, readonly Row[]>()
  for (const name of [...twoFarms().keys(), ...views]) {
    const all = await readAll(db, entityNamed(catalogue, name), most)
    if (all.length > 0) rows.set(name, all)
  }
  const asked = sql<{ is: boolean }>`select 'Z' < 'a' and 'z' < 'é' as is`
  return { catalogue, rows, comparesBytes: (await asked.execute(db)).rows[0]?.is ?? false }
}

/** Moments as they are served, everything else as it is kept. */
async function readAll(db: Database, entity: Entity, most: number): Promise<readonly Row[]> {
  const columns = storedFields(entity).map(([name, { kind }]) =>
    kind === 'moment'
      ? sql`to_char(${sql.ref(name)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as ${sql.ref(name)}`
      : sql.ref(name),
  )
  const asked = sql<Row>`select ${sql.join(columns)} from ${sql.table(entity.name)} order by id limit ${most}`
  return (await asked.execute(db)).rows
}
