// Rows read by their numbers, with what was asked for beside them.

import type { DeletedRows } from '@furrow/wire/wish'
import { runQuery } from '../../db/run-query.ts'
import type { ExtrasPlan } from '../../query/plan-extras.ts'
import { planRows } from '../../query/plan-read.ts'
import { renderRows } from '../../query/render-read.ts'
import type { RowText } from '../../query/render-read.ts'
import { planningOf } from '../call/request-context.ts'
import type { RequestContext, Place } from '../call/request-context.ts'
import { refreshRead } from './refresh-stale.ts'

export interface ReadBack {
  /** All that there are at the place where nothing is said. */
  readonly ids: readonly number[] | undefined
  readonly extras?: ExtrasPlan
  readonly deleted?: DeletedRows
}

const nothingBeside: ExtrasPlan = { includes: [], aggregates: [] }

/** The JSON of each, in the order of their numbers. */
export async function readRows(
  context: RequestContext,
  place: Place,
  { ids, extras = nothingBeside, deleted = 'without' }: ReadBack,
): Promise<readonly RowText[]> {
  if (ids?.length === 0) return []
  const plan = planRows(ids, { extras, deleted }, planningOf(context, place))
  await refreshRead(context, plan)
  return runQuery(context.tx, renderRows(plan))
}
