// A group that farms compare with can be told from others, and says which farms are in it.

import { farmNumbers } from '@furrow/farming/benchmarks/results/staff-groups'
import { sql } from 'kysely'
import { runQuery } from '../../db/run-query.ts'
import { faultsOfGroup } from '../../facts/groups/faults-of-group.ts'
import { faultsOfRadius, notByDistance, radiusIn } from '../../facts/groups/group-radius.ts'
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
    return errorsOf(rows, row => found.get(row) ?? wrongDistance(row))
  },
}

/** What is never offered may be unfinished, but its distance is one. */
function wrongDistance({ after }: RowToSave): readonly Finding[] {
  return findingsIn(faultsOfRadius(after['filter'], after['location']))
}

function findingsIn(faults: Readonly<Record<string, string[]>>): readonly Finding[] {
  return Object.entries(faults).flatMap(([field, said]) =>
    said.map(message => ({ field, message })),
  )
}

/** Of one that is offered; what nobody is offered may be unfinished. */
async function faultsOf(
  row: RowToSave,
  offered: readonly RowToSave[],
  asked: Asked,
): Promise<readonly Finding[]> {
  const faults = await faultsOfGroup(asked.tx, asked.viewer, {
    filter: row.after['filter'],
    location: row.after['location'],
    include: farmNumbers(row.after['include_farms']),
    exclude: farmNumbers(row.after['exclude_farms']),
    kept: {
      include: keptIn(row, 'include_farms'),
      exclude: keptIn(row, 'exclude_farms'),
    },
  })
  return [
    ...(await sameName(row, offered, asked)),
    ...findingsIn(faults),
    ...(radiusIn(row.after['filter']) === undefined
      ? []
      : [{ field: 'filter', message: notByDistance }]),
  ]
}

/** What isn't sent stays as it is, whoever sees it. */
function keptIn({ sent, before, after }: RowToSave, field: string): readonly number[] {
  return farmNumbers((sent[field] === undefined ? after : before)?.[field])
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
