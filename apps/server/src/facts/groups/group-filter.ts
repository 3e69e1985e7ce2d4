// What of the filter of a group means nothing.

import { activities } from '@furrow/farming/benchmarks/results/peer-groups'
import {
  filterKinds,
  groupFilter,
  isRecord,
  traitsIn,
} from '@furrow/farming/benchmarks/results/staff-groups'
import type { FilterKind, GroupFilter } from '@furrow/farming/benchmarks/results/staff-groups'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'

const called: Readonly<Record<FilterKind, string>> = {
  zones: 'region',
  regions: 'part of the country',
  activities: 'activity',
  sizes: 'size',
  focus_groups: 'profit focus group',
  products: 'product',
}

/** In sentences; none where all of it is understood. */
export async function faultsOfFilter(
  db: Database | Transaction,
  filter: unknown,
): Promise<readonly string[]> {
  if (filter === null || filter === undefined) return []
  if (!isRecord(filter)) return ['Name lists of what the farms have in common.']
  const odd = Object.keys(filter).find(
    kind => kind !== 'radius_km' && !filterKinds.some(known => known === kind),
  )
  if (odd !== undefined) {
    return [`Farms are not chosen by “${odd}”: use ${filterKinds.join(', ')}.`]
  }
  const notLists = filterKinds.find(kind => {
    const sent = filter[kind] ?? []
    return !Array.isArray(sent) || traitsIn(filter, kind).length !== sent.length
  })
  if (notLists) return [`Send ${notLists} as a list.`]
  const known = await knownValues(db, groupFilter(filter))
  return filterKinds.flatMap(kind =>
    traitsIn(filter, kind)
      .filter(value => !known[kind].includes(value))
      .map(value => `There is no ${called[kind]} ${value}.`),
  )
}

async function knownValues(db: Database | Transaction, filter: GroupFilter) {
  const [kept] = await runQuery(
    db,
    sql<Record<'zones' | 'regions' | 'focus_groups' | 'products', (number | string)[]>>`
      select ${among('zones', filter.zones)} as zones,
        (select coalesce(json_agg(distinct region), '[]') from zones where deleted_at is null) as regions,
        ${among('profit_focus_groups', filter.focus_groups)} as focus_groups,
        ${among('products', filter.products)} as products`,
  )
  const nothing = { zones: [], regions: [], focus_groups: [], products: [] }
  const known: Readonly<Record<FilterKind, readonly (number | string)[]>> = {
    ...nothing,
    ...kept,
    activities,
    sizes: [0, 1, 2, 3],
  }
  return known
}

function among(table: string, ids: readonly (number | string)[]) {
  const numbers = ids.filter(id => Number.isSafeInteger(id))
  return sql`(select coalesce(json_agg(id), '[]') from ${sql.table(table)}
    where deleted_at is null and id = any(${numbers}::bigint[]))`
}
