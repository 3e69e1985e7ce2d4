// Makes rows of farms that someone sees name rows of farms that they do not, and the other way round,
// wherever the database allows it.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import { sql } from 'kysely'
import { foreignKeysOf, mirrorsOfFarm } from '../src/db/schema/foreign-keys.ts'
import { pairsOf, targetOfType } from './copied-rows.ts'
import type { Neighbours, Side } from './neighbours.ts'

export interface CrossingKey {
  readonly title: string
  readonly entity: Entity
  readonly column: string
  readonly target: Entity
  /** The relation that the key is, where it leads to one entity. */
  readonly relation: string | undefined
}

/** Keys that neither say whose the row is nor have the farm in them. */
export function crossingKeys(catalogue: Catalogue): readonly CrossingKey[] {
  const stored = [...catalogue.values()].filter(({ readAlone }) => !readAlone)
  return stored.flatMap(entity => {
    const single = foreignKeysOf(entity, catalogue).filter(({ columns }) => columns.length === 1)
    const plain = single.flatMap(({ columns: [column = ''] }) => ({
      column,
      target: entity.fields[column]?.target ?? '',
    }))
    const paired = pairsOf(entity).map(({ key, type }) => {
      const field = entity.fields[type]
      return { column: key, target: targetOfType(field, field?.choices?.[0] ?? '') }
    })
    return [...plain, ...paired]
      .filter(({ column }) => !saysWhose(entity, column) && !isToldTo(entity, column))
      .map(({ column, target }) => crossingKey(entity, column, entityNamed(catalogue, target)))
      .filter(({ target }) => target.ownedBy.kind !== 'everyone')
  })
}

export async function crossFarms(
  { kept, seen, hidden }: Neighbours,
  keys: readonly CrossingKey[],
): Promise<void> {
  const [birch, maple] = seen
  const [zorbo, aquilo] = hidden
  const name = async (own: Side, other: Side, { entity, column, target }: CrossingKey) => {
    const setting = sql`${sql.ref(column)} = ${other.made.get(target.name)}`
    const id = own.made.get(entity.name)
    await sql`update ${sql.table(entity.name)} set ${setting} where id = ${id}`.execute(kept.db)
  }
  for (const key of keys) {
    for (const [one, other] of [
      [birch, zorbo],
      [maple, aquilo],
    ] as const) {
      await name(one, other, key)
      await name(other, one, key)
    }
  }
}

function crossingKey(entity: Entity, column: string, target: Entity): CrossingKey {
  const relation = Object.entries(entity.relations).find(
    ([, one]) => one.kind === 'belongs to' && one.key === column,
  )?.[0]
  return { title: `${entity.name}.${column}`, entity, column, target, relation }
}

/** Whoever is named here sees the row, or is seen by the people of the farm or business. */
function isToldTo({ name }: Entity, column: string): boolean {
  const links = ['details_user.user_id', 'business_user.user_id', 'business_farm.farm_id']
  const offices = ['farms.manager_id', 'businesses.manager_id', 'businesses.billing_user_id']
  const asked = ['workshop_attendees.workshop_id', 'workshop_files.workshop_id'].concat([
    'onboardings.business_id',
  ])
  return [...links, ...offices, ...asked].includes(`${name}.${column}`)
}

function saysWhose(entity: Entity, column: string): boolean {
  const { ownedBy } = entity
  if (column === 'farm_id' && ownedBy.kind === 'farm') return true
  if (mirrorsOfFarm(entity).includes(column)) return true
  if (ownedBy.kind === 'business' || ownedBy.kind === 'person') return ownedBy.by === column
  return ownedBy.kind === 'row' && ownedBy.key === column
}
