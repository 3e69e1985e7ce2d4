// Roles, abilities and permissions give rights, and take them away, and so does a person who comes back with
// theirs. All of it is done in a call of its own, which takes a password: a session has none.

import { Refusal } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import { tellOfRights } from '../../access/sign-in/rights-letters.ts'
import type { ChangedRight } from '../../access/sign-in/rights-letters.ts'
import type { Transaction } from '../../db/database.ts'
import { errorsOf } from '../saving/findings.ts'
import { comesOrGoes, keysIn, numberIn } from '../saving/read-row.ts'
import type { Asked, Row, SavedRow, SaveRule } from '../saving/save-rule.ts'

/** What is forbidden counts, too: without it, it would be allowed again. */
const rowsThatGive: SaveRule = {
  of: ['roles', 'abilities', 'permissions'],
  // Nobody else may write them at all, and they are told that.
  check: async (rows, { isProven, viewer, entity }) =>
    isProven || !viewer.isAdmin
      ? {}
      : errorsOf(rows, () => [{ field: namedBy[entity] ?? 'id', message: byRightsChange }]),
  beforeRemoval: async (_, { isProven }) => (isProven ? undefined : byRightsChange),
  // What comes back from being deleted is checked by nothing else.
  async follow(rows, asked) {
    if (!asked.isProven) throw new Refusal('conflict', byRightsChange)
    await tellOf(rows, asked)
  },
}

const peopleWhoComeBack: SaveRule = {
  of: ['users'],
  async follow(rows, asked) {
    const back = await withRights(asked.tx, rows.filter(comesBack))
    if (back.length > 0 && !asked.isProven) throw new Refusal('conflict', byRightsChange)
    await tellOf(back, asked)
  },
}

export const givenRightsRules: readonly SaveRule[] = [rowsThatGive, peopleWhoComeBack]

const byRightsChange =
  'An administrator changes this by POST /api/v2/rights-change, with their own password.'

const namedBy: Readonly<Record<string, string>> = {
  roles: 'role',
  abilities: 'name',
  permissions: 'ability_id',
}

/** Is deleted no longer, or deactivated no longer. */
function comesBack({ before, sent }: SavedRow): boolean {
  if (before === undefined) return false
  return isDeleted(before) || (sent['active'] === true && before['active'] === false)
}

async function withRights(
  tx: Transaction,
  rows: readonly SavedRow[],
): Promise<readonly SavedRow[]> {
  if (rows.length === 0) return []
  const { rows: found } = await sql<{ id: number }>`
    select u.id from users u
    where u.id = any(${rows.map(({ id }) => id)}) and u.deleted_at is null and (u.admin
      or exists (select from roles r where r.user_id = u.id and r.deleted_at is null)
      or exists (select from held_abilities h where h.user_id = u.id and not h.forbidden))`.execute(
    tx,
  )
  const ids = new Set(found.map(({ id }) => id))
  return rows.filter(({ id }) => ids.has(id))
}

async function tellOf(rows: readonly SavedRow[], { entity, tx, viewer }: Asked): Promise<void> {
  if (rows.length === 0) return
  const abilities = await abilityNames(tx, rows)
  const rights = rows.map(row => changedRight(row, { entity, abilities }))
  await tellOfRights(tx, viewer.id, rights)
}

interface Naming {
  readonly entity: string
  readonly abilities: ReadonlyMap<number, string>
}

function changedRight(row: SavedRow, { entity, abilities }: Naming): ChangedRight {
  const ability = abilities.get(numberIn(row.after, 'ability_id') ?? 0) ?? 'an ability'
  const what = {
    roles: `role ${String(row.after['role'])}`,
    abilities: `ability ${String(row.after['name'])}`,
    permissions: `permission for ${ability}${row.after['forbidden'] === true ? ', forbidden' : ''}`,
  }
  const people = [row.before, row.after].flatMap(one => personIn(entity, one) ?? [])
  return {
    what: what[entity as keyof typeof what] ?? 'account',
    became: becameOf(row),
    people: [...new Set(entity === 'users' ? [row.id] : people)],
  }
}

function becameOf(row: SavedRow): string {
  if (row.before === undefined) return 'added'
  if (isDeleted(row.before)) return 'restored'
  return comesOrGoes(row) ? 'deleted' : 'changed'
}

function personIn(entity: string, row: Row | undefined): number | undefined {
  if (entity === 'roles') return numberIn(row, 'user_id')
  const isPersons = entity === 'permissions' && row?.['entity_type'] === 'users'
  return isPersons ? numberIn(row, 'entity_id') : undefined
}

function isDeleted(row: Row): boolean {
  return (row['deleted_at'] ?? null) !== null
}

async function abilityNames(
  tx: Transaction,
  rows: readonly SavedRow[],
): Promise<ReadonlyMap<number, string>> {
  const named = keysIn(
    rows.map(({ after }) => after),
    'ability_id',
  )
  if (named.length === 0) return new Map()
  const { rows: found } = await sql<{ id: number; name: string }>`
    select id, name from abilities where id = any(${named})`.execute(tx)
  return new Map(found.map(({ id, name }) => [id, name]))
}
