// Starts a period again that was undone: with the same kinds, and of the paddocks the same, as far as the
// earlier period still has them. Everything is read and refused as when it was started first.

import { notFound, Refusal } from '@furrow/wire/refusal'
import { carriedKinds } from '@furrow/wire/carried-kinds'
import type { Chosen, RolledForward } from '@furrow/wire/roll-forward-answer'
import { sql } from 'kysely'
import { runQuery } from '../db/run-query.ts'
import type { WritingContext } from '../verbs/call/request-context.ts'
import { countedBy } from './carry-all.ts'
import { rollForward } from './run.ts'
import { startNumbered } from './start.ts'
import type { Start } from './start.ts'

export async function redoStart(context: WritingContext, id: number): Promise<RolledForward> {
  const start = await startNumbered(context, id)
  if (!start) throw notFound('This period start doesn’t exist.')
  if (!start.undone) throw new Refusal('conflict', 'This was not undone.')
  const { farm_id, from_period_id, period_id } = start
  const choose = await chosenIn(context, start)
  return rollForward(context, { farm_id, from_period_id, period_id, choose })
}

async function chosenIn(context: WritingContext, { made }: Start): Promise<Chosen> {
  const kinds = carriedKinds.filter(kind => (made.rows[countedBy[kind]]?.length ?? 0) > 0)
  const chosen = Object.fromEntries(kinds.map(kind => [kind, true] as const))
  return { ...chosen, paddocks: await paddocksIn(context, made) }
}

/** Of the earlier period: copied, linked, or with their boundaries copied. */
async function paddocksIn(
  { tx }: WritingContext,
  { rows }: Start['made'],
): Promise<readonly number[]> {
  const { paddock_prior_paddocks: links = [], geolocations: shapes = [] } = rows
  const found = await runQuery(
    tx,
    sql<{ prior: number }>`
      select distinct l.prior_paddock_id as prior from paddock_prior_paddocks l
      join paddocks p on p.id = l.prior_paddock_id and p.deleted_at is null
      where l.id = any(${links}::bigint[]) or l.parent_paddock_id in (
        select g.geolocatable_id from geolocations g where g.id = any(${shapes}::bigint[]))
      order by prior`,
  )
  return found.map(({ prior }) => prior)
}
