// What stands in a list for everybody and is chosen somewhere cannot be deleted from it (E-REF-1).

import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import { sql } from 'kysely'
import type { Asked, SaveRule } from '../saving/save-rule.ts'

/** What is removed for good, the database's own keys hold. */
export function listsInUse(catalogue: Catalogue): SaveRule {
  const lists = [...catalogue.values()].filter(({ ownedBy }) => ownedBy.kind === 'everyone')
  const users = new Map(lists.map(list => [list.name, usersOf(list, catalogue)]))
  return {
    of: [...users.keys()],
    async beforeRemoval(rows, asked, forGood) {
      if (forGood) return undefined
      const ids = rows.map(({ id }) => id)
      return sentenceFor(await uses(ids, users.get(asked.entity) ?? [], asked), ids.length)
    },
  }
}

export interface ListUser {
  readonly entity: Entity
  /** Keys of it that name a row of the list. */
  readonly keys: readonly string[]
}

/** Whatever names the list and does not go along with it. */
export function usersOf(list: Entity, catalogue: Catalogue): readonly ListUser[] {
  const along = list.deletes.map(name => list.relations[name])
  const users = [...catalogue.values()].map(entity => ({ entity, keys: keysTo(list, entity) }))
  return users.filter(
    ({ entity, keys }) =>
      !entity.readAlone &&
      keys.length > 0 &&
      !along.some(relation => relation && 'entity' in relation && relation.entity === entity.name),
  )
}

function keysTo(list: Entity, { fields }: Entity): readonly string[] {
  return Object.entries(fields).flatMap(([name, { kind, target }]) =>
    kind === 'key' && target === list.name ? [name] : [],
  )
}

interface Use {
  readonly place: number
  readonly count: number
}

async function uses(
  ids: readonly number[],
  users: readonly ListUser[],
  { tx }: Asked,
): Promise<readonly (readonly [number, Entity])[]> {
  if (users.length === 0) return []
  const counts = users.map(({ entity, keys }, place) => {
    const names = keys.map(key => sql`${sql.ref(`t.${key}`)} = any(${ids}::bigint[])`)
    return sql`
      select ${place}::integer as place, count(*) as count from ${sql.table(entity.name)} as t
      where t.deleted_at is null and (${sql.join(names, sql` or `)})`
  })
  const { rows } = await sql<Use>`
    select place, count from (${sql.join(counts, sql` union all `)}) used
    where count > 0 order by count desc, place`.execute(tx)
  return rows.flatMap(({ place, count }) => {
    const user = users[place]
    return user ? [[count, user.entity] as const] : []
  })
}

const most = 3
const list = new Intl.ListFormat('en-AU', { type: 'conjunction' })

/** The first few kinds are named, those with most first. */
function sentenceFor(
  used: readonly (readonly [number, Entity])[],
  deleted: number,
): string | undefined {
  if (used.length === 0) return undefined
  const named = used.length > most ? used.slice(0, most - 1) : used
  const others = used.slice(named.length).reduce((sum, [count]) => sum + count, 0)
  const words = named.map(([count, { label, plural }]) =>
    counted(count, count === 1 ? label : plural),
  )
  const by = list.format([...words, ...(others > 0 ? [counted(others, 'other records')] : [])])
  return deleted === 1
    ? `This is used by ${by}, so it cannot be deleted.`
    : `These are used by ${by}, so they cannot be deleted.`
}

function counted(count: number, what: string): string {
  return `${count.toLocaleString('en')} ${what.toLowerCase()}`
}
