// A group that farms compare with can be told from others, and says which farms are in it.

import { saysNothing } from '@furrow/farming/benchmarks/results/staff-groups'
import { sql } from 'kysely'
import { runQuery } from '../../db/run-query.ts'
import { farmNumbers, faultsOfFilter, groupFilter } from '../../facts/groups/group-filter.ts'
import { farmsUnseen } from '../../facts/groups/farms-seen.ts'
import { errorsOf } from '../saving/findings.ts'
import type { Finding } from '../saving/findings.ts'
import { textIn } from '../saving/read-row.ts'
import type { Asked, RowToSave, SaveRule } from '../saving/save-rule.ts'

export const groupRules: SaveRule = {
  of: ['groups'],
  async check(rows, asked) {
    const offered = rows.filter(({ after }) => after['offered'] === true)
    const found = new Map<RowToSave, readonly Finding[]>()
    for (const row of offered) found.set(row, await faultsOf(row, offered, asked))
    return errorsOf(rows, row => found.get(row) ?? [])
  },
}

/** Of one that is offered; what nobody is offered may be unfinished. */
async function faultsOf(
  row: RowToSave,
  offered: readonly RowToSave[],
  asked: Asked,
): Promise<readonly Finding[]> {
  const { after } = row
  const include = farmNumbers(after['include_farms'])
  const exclude = farmNumbers(after['exclude_farms'])
  const faults = await faultsOfFilter(asked.tx, after['filter'])
  const both = include.some(farm => exclude.includes(farm))
  const isEmpty = include.length === 0 && saysNothing(groupFilter(after['filter']))
  return [
    ...(await sameName(row, offered, asked)),
    ...faults.map(message => ({ field: 'filter', message })),
    ...(faults.length === 0 && isEmpty
      ? [{ field: 'filter', message: 'Choose farms: by what they have in common, or one by one.' }]
      : []),
    ...(both
      ? [{ field: 'exclude_farms', message: 'A farm can’t be both added and left out.' }]
      : []),
    ...(await strangers(row, 'include_farms', asked)),
    ...(await strangers(row, 'exclude_farms', asked)),
  ]
}

async function sameName(
  row: RowToSave,
  offered: readonly RowToSave[],
  { tx }: Asked,
): Promise<readonly Finding[]> {
  const name = (textIn(row.after, 'name') ?? '').trim().toLowerCase()
  const [other] = await runQuery(
    tx,
    sql<{ id: number }>`
      select id from groups where offered and deleted_at is null and lower(trim(name)) = ${name}
        and id <> ${row.id ?? 0} limit 1`,
  )
  const isTwice = offered.some(
    one => one !== row && textIn(one.after, 'name')?.trim().toLowerCase() === name,
  )
  const message = 'Another group that farms can compare with has this name.'
  return other || isTwice ? [{ field: 'name', message }] : []
}

/** Farms that are named anew are farms that one sees. */
async function strangers(
  { sent, before, after }: RowToSave,
  field: 'include_farms' | 'exclude_farms',
  { tx, viewer }: Asked,
): Promise<readonly Finding[]> {
  if (sent[field] === undefined) return []
  const kept = farmNumbers(before?.[field])
  const anew = farmNumbers(after[field]).filter(farm => !kept.includes(farm))
  const unseen = await farmsUnseen(tx, viewer, anew)
  const [first] = unseen
  return first === undefined ? [] : [{ field, message: `There is no farm ${first}.` }]
}
