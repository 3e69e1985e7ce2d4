// Makes one row of a list of two: whatever named the first names the second from now on, on every farm and in
// every period, and so does what devices that were away send later.

import type { Entity } from '@furrow/catalogue/entity'
import type { RowsMerged } from '@furrow/wire/lists/listed-rows-answer'
import { invalid, notFound, Refusal } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import { runQuery } from '../../db/run-query.ts'
import type { Sql } from '../../query/sql.ts'
import { renderFarmOfNaming } from '../../rules/lists/farm-of-naming.ts'
import { mergeableList } from '../../rules/lists/mergeable-list.ts'
import type { ListUser } from '../../rules/lists/lists-in-use.ts'
import type { MergeableList } from '../../rules/lists/mergeable-list.ts'
import type { WritingContext } from '../call/request-context.ts'
import type { Row, SavedRow } from '../../rules/saving/save-rule.ts'
import { followRules } from '../rows/apply-rules.ts'
import { saveFollowing } from '../rows/save-following.ts'

interface AskedMerge {
  readonly list: string
  readonly id: number
  readonly into_id: number
}

export async function mergeRow(writing: WritingContext, asked: AskedMerge): Promise<RowsMerged> {
  const list = mergeableList(writing.engine.catalogue, asked.list)
  const { from, into } = await heldRows(writing, list, asked)
  const farms: number[] = []
  for (const user of list.users) farms.push(...(await rename(writing, user, { from, into })))
  await rename(writing, list.itself, { from, into })
  const gone = { id: from.id, merged_into_id: into.id, active: false }
  await saveFollowing(writing, list.itself.entity, [gone])
  return { id: from.id, into_id: into.id, rows: farms.length, farms: new Set(farms).size }
}

interface HeldRow {
  readonly id: number
  readonly name: string
  readonly merged: number | null
  readonly group: number | null
}

interface Pair {
  readonly from: HeldRow
  readonly into: HeldRow
}

/** Both are held until the end: nobody writes the name of either, or merges them elsewhere, meanwhile. */
async function heldRows(
  { tx }: WritingContext,
  list: MergeableList,
  { id, into_id: wanted }: AskedMerge,
): Promise<Pair> {
  const { entity } = list.itself
  const hold = (ids: readonly number[]) =>
    runQuery(
      tx,
      sql<HeldRow>`
        select id, name, merged_into_id as merged,
          ${list.group ? sql.ref(list.group.key) : sql`null::bigint`} as "group"
        from ${sql.table(entity.name)} where id = any(${ids}::bigint[]) and deleted_at is null
        order by id for update`,
    )
  const rows = await hold([id, wanted])
  const [from, named] = [rows.find(row => row.id === id), rows.find(row => row.id === wanted)]
  if (!from) throw notFound(noSuchRow(entity, id))
  if (!named) throw invalid({ into_id: [noSuchRow(entity, wanted)] })
  if (from.merged !== null) throw new Refusal('conflict', `“${from.name}” was merged already.`)
  let into: HeldRow | undefined = named
  // What it was merged into may have been merged on while it was waited for.
  while (into && into.merged !== null) [into] = await hold([into.merged])
  if (!into) throw invalid({ into_id: [noSuchRow(entity, wanted)] })
  const sentence = whyNotInto(list, { from, into }, named)
  if (sentence !== undefined) throw invalid({ into_id: [sentence] })
  return { from, into }
}

function noSuchRow({ label }: Entity, id: number): string {
  return `There is no ${label.toLowerCase()} with the number ${id}.`
}

function whyNotInto(
  { itself, group }: MergeableList,
  { from, into }: Pair,
  named: HeldRow,
): string | undefined {
  const what = itself.entity.label.toLowerCase()
  if (named.id === from.id)
    return `“${from.name}” can’t be merged into itself. Choose another ${what}.`
  if (into.id === from.id) {
    return `“${named.name}” was merged into “${from.name}” itself. Choose another ${what}.`
  }
  if (!group || into.group === from.group) return undefined
  return `“${into.name}” is of another ${group.label}. Choose a ${what} of the same ${group.label}.`
}

/** The farm of each row that names it, but for deleted ones: they are renamed as well, for they may come back. */
async function rename(
  writing: WritingContext,
  { entity, keys }: ListUser,
  { from, into }: Pair,
): Promise<readonly number[]> {
  const names = keys.map(key => sql`${sql.ref(`t.${key}`)} = ${from.id}`)
  const named = keys.map(
    key => sql`case when ${sql.ref(`t.${key}`)} = ${from.id} then ${key}::text end`,
  )
  const rows = await runQuery(
    writing.tx,
    sql<Renamed>`
      select t.id, ${renderFarmOfNaming(entity)} as farm, t.deleted_at is not null as "isDeleted",
        ${renderNamesBoth({ entity, keys }, into.id)} as "namesBoth",
        array_remove(array[${sql.join(named)}], null) as keys, to_jsonb(t) as before
      from ${sql.table(entity.name)} as t where ${sql.join(names, sql` or `)} order by t.id`,
  )
  const changed = rows.map(({ id, keys: own, namesBoth }) =>
    namesBoth ? { id, deleted: true as const } : { id, ...renamedTo(own, into.id) },
  )
  if (changed.length > 0) await saveFollowing(writing, entity, changed)
  // What is put on a record is told by that record too.
  if (entity.ownedBy.kind === 'row') await followRules(writing, entity, rows.map(savedRow(into.id)))
  return rows.flatMap(({ farm, isDeleted }) => (farm === null || isDeleted ? [] : [farm]))
}

interface Renamed {
  readonly id: number
  readonly farm: number | null
  readonly isDeleted: boolean
  /** Another row says the same of the one that stays: this one goes, for nothing is said twice. */
  readonly namesBoth: boolean
  readonly keys: readonly string[]
  readonly before: Row
}

function renderNamesBoth({ entity, keys }: ListUser, into: number): Sql {
  const sets = entity.unique.filter(set => set.some(name => keys.includes(name)))
  const twice = sets.map(set => {
    const same = set.map(name =>
      keys.includes(name)
        ? sql`${sql.ref(`o.${name}`)} = ${into}`
        : sql`${sql.ref(`o.${name}`)} = ${sql.ref(`t.${name}`)}`,
    )
    return sql`exists (
      select from ${sql.table(entity.name)} o
      where o.deleted_at is null and t.deleted_at is null and ${sql.join(same, sql` and `)})`
  })
  return twice.length === 0 ? sql`false` : sql`(${sql.join(twice, sql` or `)})`
}

const renamedTo = (keys: readonly string[], into: number) =>
  Object.fromEntries(keys.map(key => [key, into]))

const savedRow =
  (into: number) =>
  ({ id, before, keys }: Renamed): SavedRow => {
    const sent = renamedTo(keys, into)
    return { at: '', id, before, sent, after: { ...before, ...sent } }
  }
