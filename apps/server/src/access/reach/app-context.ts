// The farm and the period that an app is opened with: both have to be seen by whoever opens it.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import { invalid } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import type { Database } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { reachOf } from './reach-of.ts'
import type { Viewer } from './viewer.ts'

export interface AppContext {
  readonly farm: number | null
  readonly period: number | null
}

interface Asking {
  readonly db: Database
  readonly catalogue: Catalogue
  readonly viewer: Viewer
}

export async function refuseUnseen(asking: Asking, context: AppContext): Promise<void> {
  const { farm, period } = context
  const [seen] = await runQuery(asking.db, renderSeen(asking, context))
  if (farm !== null && !seen?.farm)
    throw invalid({ farm_id: ['This farm doesn’t exist, or you don’t have access to it.'] })
  if (period === null) return
  if (!seen?.period) throw invalid({ period_id: ['This period doesn’t exist.'] })
  if (farm !== null && !seen.together) {
    throw invalid({ period_id: ['This farm doesn’t have this period.'] })
  }
}

function renderSeen({ catalogue, viewer }: Asking, { farm, period }: AppContext) {
  const reach = reachOf(viewer, catalogue)
  const seen = (entity: string) =>
    sql`t.deleted_at is null and ${reach.named(entity)?.('t') ?? sql`true`}`
  return sql<{ farm: boolean; period: boolean; together: boolean }>`
    select
      exists (select from farms t where t.id = ${farm}::bigint and ${seen('farms')}) as farm,
      exists (select from periods t where t.id = ${period}::bigint and ${seen('periods')}) as period,
      exists (select from farm_period t where t.farm_id = ${farm}::bigint
        and t.period_id = ${period}::bigint and ${seen('farm_period')}) as together`
}
