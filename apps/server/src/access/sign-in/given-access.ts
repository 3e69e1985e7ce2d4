// Whoever manages a farm or business is told by email who else has access to it now, and who gave it, with a
// link that takes it away again: a stolen session must not leave access behind that nobody noticed.

import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { mayNotify } from '../attempts/letter-limits.ts'
import { linkFor } from '../reach/link-for.ts'
import { newSecretToken } from '../tokens/secret-token.ts'
import { givenAccessLetter } from './given-access-letter.ts'
import { writeLetter } from './letter.ts'

/** A person on a farm, a person in a business, and a business with all its people on a farm. */
export const accessKinds = ['details_user', 'business_user', 'business_farm'] as const
export type AccessKind = (typeof accessKinds)[number]

export interface Giving {
  readonly entity: AccessKind
  /** The rows that give it. */
  readonly ids: readonly number[]
  /** Whoever gave it. */
  readonly by: number | null
  readonly publicUrl: string
}

/** So many a day to one person about one farm or business. */
const mostADay = 20

export async function tellOfAccess(tx: Transaction, giving: Giving): Promise<void> {
  const given = await runQuery(tx, renderGiven(giving))
  const [first] = given
  if (!first) return
  for (const of of Map.groupBy(given, ({ placeId }) => placeId).values()) {
    await tellManagers(tx, giving, of)
  }
}

async function tellManagers(tx: Transaction, giving: Giving, given: readonly Given[]) {
  const [{ placeId, place, by } = noPlace] = given
  const managers = await runQuery(tx, renderManagers(giving, placeId, given))
  const told: string[] = []
  for (const { id, email } of managers) {
    const kind = `access to ${giving.entity} ${placeId} to ${id}`
    if (await mayNotify(tx, kind, mostADay)) told.push(email)
  }
  if (told.length === 0) return
  const link = await keepWayBack(tx, giving, given)
  for (const to of told) {
    await writeLetter(tx, { to, ...givenAccessLetter({ by, place, people: given, link }) })
  }
}

const noPlace = { placeId: 0, place: '', by: null }

interface Given {
  readonly row: number
  /** Of the person, or of the business. */
  readonly name: string
  readonly people: readonly number[]
  readonly asManager: boolean
  readonly placeId: number
  readonly place: string
  readonly by: string | null
}

function renderGiven({ entity, ids, by }: Giving) {
  return sql<Given>`
    select r.id as row, g.*, giver.name as by
    from ${sql.table(entity)} r, lateral (${givenBy(entity)}) g
    left join users giver on giver.id = ${by}
    where r.id = any(${ids}) and r.deleted_at is null
    order by r.id`
}

/** Of a row `r`: who or what has access by it, whom that is, and to what. */
export function givenBy(entity: AccessKind) {
  const office = entity === 'details_user' ? sql`r.is_farms_manager` : sql`false`
  const place =
    entity === 'business_user'
      ? sql`p.id as "placeId", p.name as place from businesses p where p.id = r.business_id`
      : sql`p.id as "placeId", p.farm_name as place from farms p where p.id = r.farm_id`
  const who =
    entity === 'business_farm'
      ? sql`select b.name, array(select m.user_id from business_people m where m.business_id = b.id) as people
          from businesses b where b.id = r.business_id`
      : sql`select u.name, array[u.id] as people from users u where u.id = r.user_id`
  return sql`
    select w.name, w.people, ${office} as "asManager", at.*
    from (${who} and deleted_at is null) w, (select ${place} and p.deleted_at is null) at`
}

/** Who has it now themselves is not asked whether that is right. */
function renderManagers({ entity }: Giving, placeId: number, given: readonly Given[]) {
  const people =
    entity === 'business_user'
      ? sql`business_people o where o.business_id = ${placeId}`
      : sql`farm_people o where o.farm_id = ${placeId}`
  return sql<{ id: number; email: string }>`
    select p.id, p.email from users p
    where p.active and p.deleted_at is null and p.id <> all(${given.flatMap(one => one.people)}::bigint[])
      and p.id in (select o.user_id from ${people} and o.manages)
    order by p.id`
}

async function keepWayBack(
  tx: Transaction,
  { entity, publicUrl }: Giving,
  given: readonly Given[],
): Promise<string> {
  const { token, hash } = newSecretToken('access')
  // What no link leads to any more is forgotten along with it.
  await runQuery(tx, sql`delete from upkeep.given_access where way_back_until <= now()`)
  await runQuery(
    tx,
    sql`
      insert into upkeep.given_access (entity, rows, hash, way_back_until)
      values (${entity}, ${given.map(({ row }) => row)}, ${hash}, now() + interval '72 hours')`,
  )
  return linkFor(publicUrl, token)
}
