// A start of a period is kept with what it made, so that it can be told and undone.

import { entityNamed } from '@furrow/catalogue/catalogue'
import { sql } from 'kysely'
import { runQuery } from '../db/run-query.ts'
import { saveFollowing } from '../verbs/rows/save-following.ts'
import { isEmpty, publicCounts } from './roll-forward-record.ts'
import type { Counts, RollForwardRecord } from './roll-forward-record.ts'
import type { PeriodPair } from './period-pair.ts'

/** Its number; nothing where nothing was made. */
export async function keepStart(
  { context, farm, from, into }: PeriodPair,
  made: Omit<RollForwardRecord, 'line'>,
  counts: Counts,
): Promise<number | null> {
  if (isEmpty(made)) return null
  const entity = entityNamed(context.engine.catalogue, 'roll_forwards')
  const line = await lastLine(context.tx)
  const [id] = await saveFollowing(context, entity, [
    {
      farm_id: farm,
      from_period_id: from.period_id,
      period_id: into.id,
      user_id: context.viewer.id,
      counts: publicCounts(counts),
      made: { ...made, line },
    },
  ])
  return id ?? null
}

/** Nobody else can have written about these rows before it, nor can anybody after it have a lower number. */
async function lastLine(tx: PeriodPair['context']['tx']): Promise<number> {
  const [last] = await runQuery(tx, sql<{ line: number }>`select max(id) as line from changes`)
  return last?.line ?? 0
}
