// Whoever is made a manager of a farm is told, and so are its other managers: by the farm's list of people,
// as the manager that the farm names, or as the manager of a business that holds it.

import { sql } from 'kysely'
import { tellOfNewManagers } from '../../access/sign-in/new-manager-letters.ts'
import type { NewManager } from '../../access/sign-in/new-manager-letters.ts'
import { numberIn } from '../saving/read-row.ts'
import type { Asked, Row, RowToSave, SaveRule } from '../saving/save-rule.ts'

export const newManagerRules: SaveRule = {
  of: ['details_user', 'farms', 'businesses', 'business_farm'],
  async follow(rows, asked) {
    const made = rows.filter(isMade(asked.entity))
    if (made.length === 0) return
    const whom = asked.entity === 'details_user' ? 'themselves' : 'all'
    const before = made.flatMap(row => managerOf(asked.entity, row.before) || [])
    await tellOfNewManagers(asked.tx, await farmsManaged(made, asked), { whom, before })
  },
}

/** The person that a row makes a manager, if any. */
function managerOf(entity: string, row: Row | undefined): number | undefined {
  if (!row) return undefined
  if (entity === 'details_user') {
    return row['is_farms_manager'] === true ? numberIn(row, 'user_id') : undefined
  }
  return entity === 'business_farm' ? 0 : numberIn(row, 'manager_id')
}

/** Also when a row that was deleted comes back. */
function isMade(entity: string) {
  return ({ before, after }: RowToSave): boolean => {
    const [was, is] = [before, after].map(row => managerOf(entity, row))
    return is !== undefined && (is !== was || isDeleted(before))
  }
}

function isDeleted(row: Row | undefined): boolean {
  return (row?.['deleted_at'] ?? null) !== null
}

async function farmsManaged(
  rows: readonly (RowToSave & { readonly id: number })[],
  { entity, tx }: Asked,
): Promise<readonly NewManager[]> {
  const { rows: found } = await sql<NewManager>`
    ${managersIn(entity)} and r.id = any(${rows.map(({ id }) => id)})`.execute(tx)
  return found
}

function managersIn(entity: string) {
  switch (entity) {
    case 'details_user':
      return sql`
        select r.farm_id as "farmId", r.user_id as "userId" from details_user r
        where r.deleted_at is null and r.is_farms_manager`
    case 'farms':
      return sql`
        select r.id as "farmId", r.manager_id as "userId" from farms r
        where r.deleted_at is null and r.manager_id is not null`
    case 'businesses':
      return sql`
        select l.farm_id as "farmId", r.manager_id as "userId"
        from businesses r join business_farm l on l.business_id = r.id and l.deleted_at is null
        where r.deleted_at is null and r.manager_id is not null`
    default:
      return sql`
        select r.farm_id as "farmId", b.manager_id as "userId"
        from business_farm r join businesses b on b.id = r.business_id and b.deleted_at is null
        where r.deleted_at is null and b.manager_id is not null`
  }
}
