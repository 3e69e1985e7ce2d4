// A released version is withdrawn: the farm's people no longer read it. It stays, and one that is withdrawn stays so.

import { entityNamed } from '@furrow/catalogue/catalogue'
import { notFound } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import { runQuery } from '../../db/run-query.ts'
import type { WritingContext } from '../../verbs/call/request-context.ts'
import { saveFollowing } from '../../verbs/rows/save-following.ts'
import { refuseReleasing } from './may-release.ts'

/** The number of the version. */
export async function withdrawRelease(writing: WritingContext, id: number): Promise<number> {
  const { engine, tx, viewer, reach } = writing
  const own = reach.named('report_releases')
  const [found] = await runQuery(
    tx,
    sql<{ farm: number; withdrawn: boolean }>`
      select r.farm_id as farm, r.withdrawn_at is not null as withdrawn from report_releases r
      where r.id = ${id} and r.deleted_at is null ${own ? sql`and ${own('r')}` : sql``}
      for update`,
  )
  if (!found) throw notFound('There is no such released report.')
  await refuseReleasing(tx, viewer, [found.farm])
  if (!found.withdrawn) {
    const withdrawn = { id, withdrawn_at: new Date().toISOString() }
    await saveFollowing(writing, entityNamed(engine.catalogue, 'report_releases'), [withdrawn])
  }
  return id
}
