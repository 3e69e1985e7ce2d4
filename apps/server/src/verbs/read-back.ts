// Rows read by their numbers, with what was asked for beside them.

import type { DeletedRows } from '@furrow/wire/wish'
import { rowsOf } from '../db/rows-of.ts'
import type { ExtrasPlan } from '../query/plan-extras.ts'
import { planRows } from '../query/plan-read.ts'
import { renderRows } from '../query/render-read.ts'
import type { RowText } from '../query/render-read.ts'
import { planningOf } from './calling.ts'
import type { Calling, Place } from './calling.ts'

export interface ReadBack {
  /** All that there are at the place where nothing is said. */
  readonly ids: readonly number[] | undefined
  readonly extras?: ExtrasPlan
  readonly deleted?: DeletedRows
}

const nothingBeside: ExtrasPlan = { includes: [], aggregates: [] }

/** The JSON of each, in the order of their numbers. */
export async function readRows(
  calling: Calling,
  place: Place,
  { ids, extras = nothingBeside, deleted = 'without' }: ReadBack,
): Promise<readonly RowText[]> {
  if (ids?.length === 0) return []
  const plan = planRows(ids, { extras, deleted }, planningOf(calling, place))
  return rowsOf(calling.tx, renderRows(plan, calling.reach))
}
