// Whether someone of a farm sees its money, as a manager of the farm decides. Kept as a permission
// that holds on this farm alone.

import { randomUUID } from 'node:crypto'
import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Catalogue } from '@furrow/catalogue/catalogue'
import { sql } from 'kysely'
import type { Database, Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Author } from '../../query/author.ts'
import { everything } from '../../query/reach.ts'
import { renderInsert } from '../../query/render-insert.ts'
import { renderRemoval } from '../../query/render-removal.ts'
import { refuseMoneySwitch } from './may-switch-money.ts'
import type { MoneySwitch } from './may-switch-money.ts'
import type { Viewer } from './viewer.ts'

export interface Switching {
  readonly catalogue: Catalogue
  readonly viewer: Viewer
  readonly author: Author
}

export async function switchMoney(
  db: Database,
  switching: Switching,
  wish: MoneySwitch,
): Promise<void> {
  await inTransaction(db, async tx => {
    // One after the other, so that there is one such ability and one permission a person and farm.
    await runQuery(tx, sql`select pg_advisory_xact_lock(hashtextextended('view-finance', 0))::text`)
    await refuseMoneySwitch(tx, switching.viewer, wish)
    const ability = await moneyAbility(tx, switching)
    const held = await permissionsOf(tx, ability, wish)
    const [only, ...others] = held
    const forbidden = !wish.seesFinance
    if (only?.forbidden === forbidden && others.length === 0) return
    await remove(
      tx,
      switching,
      held.map(({ id }) => id),
    )
    const given = { entity_type: 'users', entity_id: wish.person, scope: wish.farm }
    await insert(tx, switching, 'permissions', { ability_id: ability, ...given, forbidden })
  })
}

async function moneyAbility(tx: Transaction, switching: Switching): Promise<number> {
  const [known] = await runQuery(
    tx,
    sql<{ id: number }>`
      select id from abilities
      where name = 'view-finance' and entity_type is null and entity_id is null and scope is null
        and not only_owned and deleted_at is null
      order by id limit 1`,
  )
  return (
    known?.id ?? insert(tx, switching, 'abilities', { name: 'view-finance', title: 'See finances' })
  )
}

function permissionsOf(tx: Transaction, ability: number, { farm, person }: MoneySwitch) {
  return runQuery(
    tx,
    sql<{ id: number; forbidden: boolean }>`
      select p.id, p.forbidden from permissions p
      where p.ability_id = ${ability} and p.entity_type = 'users' and p.entity_id = ${person}
        and p.scope = ${farm}::bigint and p.deleted_at is null
      order by p.id for update`,
  )
}

async function remove(
  tx: Transaction,
  { catalogue, author }: Switching,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  const entity = entityNamed(catalogue, 'permissions')
  const removal = { entity, ids, going: 'destroy', deletion: randomUUID() } as const
  await runQuery(tx, renderRemoval(removal, catalogue, author))
}

async function insert(
  tx: Transaction,
  { catalogue, author }: Switching,
  name: 'abilities' | 'permissions',
  row: Readonly<Record<string, unknown>>,
): Promise<number> {
  const entity = entityNamed(catalogue, name)
  const statement = renderInsert({ entity, rows: [row], verb: 'store' }, everything, author)
  const [stored] = await runQuery(tx, statement)
  if (!stored) throw new Error(`No row came of storing into ${name}.`)
  return stored.id
}
