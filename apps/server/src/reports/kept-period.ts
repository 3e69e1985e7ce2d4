// A farm's period as it stood when it was released: its kinds of records, and the rows of one of them. Each is told to
// whoever reads the whole kind on the farm, without figures that they do not see today.

import type { Entity } from '@furrow/catalogue/entity'
import type { KeptPeriod } from '@furrow/wire/kept-period-answer'
import { notFound } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import { reachOf } from '../access/reach/reach-of.ts'
import type { Viewer } from '../access/reach/viewer.ts'
import { readsWholeOn } from '../access/reach/whole-kinds.ts'
import { runQuery } from '../db/run-query.ts'
import { collectionSeen } from './collections.ts'
import type { Which } from './collections.ts'
import { seesMoneyOf } from './completeness-report.ts'
import type { Asking } from './completeness-report.ts'

interface KeptWhich extends Which {
  /** Of the release; the newest there is unless said. */
  readonly number: number | undefined
  readonly resource: string | undefined
}

interface Kept {
  readonly number: number
  readonly released_at: string
  readonly counts: Readonly<Record<string, number>>
  readonly rows: KeptPeriod['rows']
}

export async function keptPeriodOf(
  { db, viewer, catalogue }: Asking,
  { farm, period, number, resource }: KeptWhich,
): Promise<KeptPeriod> {
  await collectionSeen(db, reachOf(viewer, catalogue), { farm, period })
  const readsWhole = readsWholeOn(viewer, catalogue, farm)
  const entity = resource === undefined ? undefined : catalogue.get(resource)
  const isTold = entity?.ownedBy.kind === 'farm' && readsWhole([entity.name])
  const kept = await runQuery(
    db,
    sql<Kept>`
      select number, created_at as released_at, counts,
        ${isTold ? sql`kept -> ${entity.name}` : sql`null`} as rows
      from period_snapshots
      where farm_id = ${farm} and period_id = ${period} and deleted_at is null
      order by number desc`,
  )
  const found = number === undefined ? kept[0] : kept.find(one => one.number === number)
  if (!found) throw notFound(noneKept(number))
  if (resource !== undefined && !isTold) throw notFound('No such records of the period are kept.')
  return {
    number: found.number,
    released_at: found.released_at,
    releases: kept.map(one => ({ number: one.number, released_at: one.released_at })),
    kinds: Object.entries(found.counts).flatMap(([kind, rows]) =>
      catalogue.has(kind) && readsWhole([kind]) ? [{ resource: kind, rows }] : [],
    ),
    rows: entity ? rowsTold(entity, found.rows ?? [], { viewer, farm }) : null,
  }
}

function noneKept(number: number | undefined): string {
  return number === undefined
    ? 'This period hasn’t been released yet.'
    : 'There is no such release of the period.'
}

/** What is not told of a row today is not told of it as it stood, either. */
function rowsTold(
  { fields }: Entity,
  rows: NonNullable<Kept['rows']>,
  { viewer, farm }: { readonly viewer: Viewer; readonly farm: number },
) {
  const seesMoney = seesMoneyOf(viewer, farm)
  const isShown = (name: string) => {
    const field = fields[name]
    return field && !field.secret && (field.needs === undefined || seesMoney)
  }
  return rows.map(row => Object.fromEntries(Object.entries(row).filter(([name]) => isShown(name))))
}
