// A start of a period is kept with what it made, so that it can be told and taken back.

import { entityNamed } from '@furrow/catalogue/catalogue'
import { sql } from 'kysely'
import { rowsOf } from '../db/rows-of.ts'
import { saveFollowing } from '../verbs/save-following.ts'
import { isEmpty, publicCounts } from './made.ts'
import type { Counts, Made } from './made.ts'
import type { Way } from './way.ts'

/** Its number; nothing where nothing was made. */
export async function keepStart(
  { calling, farm, from, into }: Way,
  made: Omit<Made, 'line'>,
  counts: Counts,
): Promise<number | null> {
  if (isEmpty(made)) return null
  const entity = entityNamed(calling.mount.catalogue, 'roll_forwards')
  const line = await lastLine(calling.tx)
  const [id] = await saveFollowing(calling, entity, [
    {
      farm_id: farm,
      from_period_id: from.period_id,
      period_id: into.id,
      user_id: calling.viewer.id,
      counts: publicCounts(counts),
      made: { ...made, line },
    },
  ])
  return id ?? null
}

/** Nobody else can have written about these rows before it, nor can anybody after it have a lower number. */
async function lastLine(tx: Way['calling']['tx']): Promise<number> {
  const [last] = await rowsOf(tx, sql<{ line: number }>`select max(id) as line from changes`)
  return last?.line ?? 0
}
