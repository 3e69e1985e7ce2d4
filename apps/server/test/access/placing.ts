// Puts people where people.ts says that they stand, by plain SQL, and gives each a token of their own.

import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../src/db/database.ts'
import type { MadeRows } from '../made-rows.ts'
import { names, shutOut, standingOf } from './people.ts'
import type { PersonName, SideName } from './people.ts'

export type Somebody = PersonName | (typeof shutOut)[number]
export type Made = Readonly<Record<SideName, MadeRows>>

export interface Placed {
  readonly ids: ReadonlyMap<Somebody, number>
  readonly tokens: ReadonlyMap<Somebody, string>
}

export async function placePeople(db: Database, made: Made): Promise<Placed> {
  const ids = new Map<Somebody, number>()
  for (const name of [...names, ...shutOut]) ids.set(name, await addPerson(db, name))
  const placing: Placing = { db, made, id: name => ids.get(name) ?? 0 }
  await linkToFarms(placing)
  await nameInRows(placing)
  await switchMoney(placing)
  const tokens = new Map<Somebody, string>()
  for (const [name, id] of ids) tokens.set(name, await addToken(db, id))
  return { ids, tokens }
}

export async function insertRow(
  db: Database,
  table: string,
  values: Readonly<Record<string, unknown>>,
): Promise<number> {
  const columns = sql.join(Object.keys(values).map(name => sql.ref(name)))
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${columns}) values (${sql.join(Object.values(values))})
    returning id`.execute(db)
  return rows[0]?.id ?? 0
}

/** As it is sent: the database keeps only what follows from it. */
export async function addToken(db: Database, person: number): Promise<string> {
  const token = `furrow_${randomBytes(32).toString('base64url')}`
  await insertRow(db, 'tokens', {
    user_id: person,
    name: 'Test',
    hash: hashOf(token),
    created_at: sql`now()`,
    last_used_at: sql`now()`,
    expires_at: sql`now() + interval '30 days'`,
    ends_at: sql`now() + interval '180 days'`,
  })
  return token
}

export function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

interface Placing {
  readonly db: Database
  readonly made: Made
  readonly id: (name: Somebody) => number
}

function addPerson(db: Database, name: Somebody): Promise<number> {
  const word = name.replaceAll(' ', '.')
  return insertRow(db, 'users', {
    name: `The ${name}`,
    email: `${word}@example.com`,
    admin: name === 'admin',
    active: name !== 'inactive manager',
    color: '#336699',
    email_verified_at: '2024-01-01T00:00:00Z',
    deleted_at: name === 'deleted manager' ? '2024-01-01T00:00:00Z' : null,
  })
}

async function linkToFarms({ db, made, id }: Placing): Promise<void> {
  const link = async (name: Somebody, side: SideName, more: Readonly<Record<string, unknown>>) => {
    const farm = made[side].get('farms')
    const keys = { details_id: farm, farm_id: farm, user_id: id(name) }
    await insertRow(db, 'details_user', { ...keys, is_farms_manager: false, ...more })
  }
  const asManager = { is_farms_manager: true }
  await link('worker', 'home', {})
  await link('treasurer', 'home', {})
  await link('farm manager', 'home', asManager)
  await link('manager without money', 'home', asManager)
  await link('inactive manager', 'home', asManager)
  await link('deleted manager', 'home', asManager)
  await link('former manager', 'home', { ...asManager, deleted_at: '2024-01-01T00:00:00Z' })
  await link('neighbour', 'other', asManager)
  const business = made.home.get('businesses')
  await insertRow(db, 'business_user', { business_id: business, user_id: id('member') })
}

async function nameInRows({ db, made, id }: Placing): Promise<void> {
  const { home, other } = made
  await sql`update farms set manager_id = ${id('farmer')} where id = ${home.get('farms')}`.execute(
    db,
  )
  await sql`
    update businesses set manager_id = ${id('business manager')}, billing_user_id = ${id('billing user')}
    where id = ${home.get('businesses')}`.execute(db)
  await sql`
    update projects set collector_id = ${id('collector')}, owner_id = ${id('owner')},
      validator_id = ${id('validator')}, customer_id = ${id('customer')}
    where id = ${home.get('projects')}`.execute(db)
  await sql`
    update projects set collector_id = ${id('collector by name')}
    where id = ${other.get('projects')}`.execute(db)
  for (const name of names) {
    const role = standingOf(name).staff ? 'consultant' : 'helper'
    await insertRow(db, 'roles', { role, user_id: id(name) })
  }
}

/** Whether someone of the home farm sees its money, where it is not as usual. */
async function switchMoney({ db, made, id }: Placing): Promise<void> {
  const set = async (name: Somebody, forbidden: boolean) => {
    const ability_id = await insertRow(db, 'abilities', { name: 'view-finance', only_owned: false })
    const given = { ability_id, entity_type: 'users', entity_id: id(name), forbidden }
    await insertRow(db, 'permissions', { ...given, scope: made.home.get('farms') })
  }
  await set('treasurer', false)
  await set('manager without money', true)
}
