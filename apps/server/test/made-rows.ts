// Rows made from the catalogue's declarations alone, so that every entity is tested the day it is
// declared: one row of each for a farm, with every key pointing at the row made for that farm.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import type { Field } from '@furrow/catalogue/fields'
import { sql } from 'kysely'
import type { Database } from '../src/db/database.ts'
import { storedFields } from '../src/db/schema/columns.ts'
import { textForField } from './text-for-field.ts'

export type MadeRows = Map<string, number>

/** One row of every stored entity, all of one farm and period. `word` tells the farms apart. */
export async function makeRows(
  db: Database,
  catalogue: Catalogue,
  word: string,
): Promise<MadeRows> {
  const making = { db, catalogue, word, made: new Map<string, number>() }
  const stored = [...catalogue.values()].filter(entity => !entity.derived)
  for (const entity of stored) await makeRow(making, entity)
  // Keys that may be empty come second, for some of them go round in a circle.
  for (const entity of stored) await fillOptionalKeys(making, entity)
  return making.made
}

interface Making {
  readonly db: Database
  readonly catalogue: Catalogue
  readonly word: string
  readonly made: MadeRows
}

async function makeRow(making: Making, entity: Entity): Promise<number> {
  const standing = making.made.get(entity.name)
  if (standing !== undefined) return standing
  const values: Record<string, unknown> = {}
  for (const [name, field] of storedFields(entity)) {
    if (filledIn(entity).includes(name)) continue
    const target = targetOf(entity, field)
    if (!target) values[name] = plainValue(making.word, entity, [name, field])
    else if (field.required) values[name] = await makeTarget(making, entity, [name, target])
  }
  if (entity.ownedBy.kind === 'told row')
    Object.assign(values, await toldRow(making, entity.ownedBy))
  const columns = Object.keys(values)
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(entity.name)} (${sql.join(columns.map(name => sql.ref(name)))})
    values (${sql.join(Object.values(values))}) returning id`.execute(making.db)
  const id = rows[0]?.id
  if (id === undefined) throw new Error(`${entity.name} gave no number.`)
  making.made.set(entity.name, id)
  return id
}

/** A line of the history tells of the farm. */
async function toldRow(
  making: Making,
  { type, key }: { readonly type: string; readonly key: string },
) {
  const farm = await makeRow(making, entityNamed(making.catalogue, 'farms'))
  return { [type]: 'farms', [key]: farm }
}

async function fillOptionalKeys(making: Making, entity: Entity): Promise<void> {
  if (entity.appendOnly) return
  const settings = storedFields(entity).flatMap(([name, field]) => {
    const target = targetOf(entity, field)
    // A row that was merged into another is named by nobody.
    if (!target || field.required || name === 'merged_into_id') return []
    return [sql`${sql.ref(name)} = ${making.made.get(target)}`]
  })
  if (settings.length === 0) return
  await sql`
    update ${sql.table(entity.name)} set ${sql.join(settings)}
    where id = ${making.made.get(entity.name)}`.execute(making.db)
}

function targetOf(entity: Entity, field: Field): string | undefined {
  if (field.kind === 'key') return field.target
  return field.by === undefined ? undefined : entity.fields[field.by]?.choices?.[0]
}

async function makeTarget(
  making: Making,
  entity: Entity,
  [key, target]: readonly [string, string],
): Promise<number> {
  const id = await makeRow(making, entityNamed(making.catalogue, target))
  for (const link of linksFor(making.catalogue, entity, key)) await makeRow(making, link)
  return id
}

/** Rows that must stand before this key may be used, such as the farm's row for the period. */
function linksFor(catalogue: Catalogue, entity: Entity, key: string): Entity[] {
  const carriesFarm = entity.ownedBy.kind === 'farm'
  return [...catalogue.values()].filter(
    link => carriesFarm && link.admits === key && link !== entity,
  )
}

function plainValue(
  word: string,
  entity: Entity,
  [name, field]: readonly [string, Field],
): unknown {
  switch (field.kind) {
    case 'choice':
    case 'type':
      return field.choices?.[0]
    case 'flag':
      return true
    case 'date':
      return '2024-05-01'
    case 'moment':
      return '2024-05-01T00:00:00Z'
    case 'list':
    case 'object':
      return JSON.stringify([name])
    case 'text':
    case 'long text':
      return textForField(word, entity, [name, field])
    default:
      return field.min ?? 1
  }
}

/** What the database fills in by itself. */
function filledIn({ readAlone }: Entity): readonly string[] {
  return readAlone ? ['id'] : ['id', 'created_at', 'updated_at', 'deleted_at']
}
