// More rows beside those that made-rows makes, all of the same farm: copies that keys may point at
// instead, and a row for each further entity that a pair may lead to.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import type { Field } from '@furrow/catalogue/fields'
import { sql } from 'kysely'
import type { Database } from '../src/db/database.ts'
import { storedFields } from '../src/db/schema/columns.ts'
import type { MadeRows } from './made-rows.ts'
import { textForField } from './text-for-field.ts'

export interface Standing {
  readonly db: Database
  readonly catalogue: Catalogue
  readonly made: MadeRows
}

/** A copy of everything that a key may name, alike but for its texts and what may stand only once. */
export async function copyRows(standing: Standing, word: string): Promise<MadeRows> {
  const copies: MadeRows = new Map()
  const copying = { ...standing, word, copies }
  for (const entity of keyTargets(standing.catalogue)) await copyOnce(copying, entity)
  for (const link of linksOf(standing.catalogue)) {
    await copyOnce(copying, link)
    await linkCopies(copying, link)
  }
  return copies
}

/** One more row like a row that stands, with some other values. */
export async function copyRow(
  db: Database,
  entity: Entity,
  id: number | undefined,
  values: Readonly<Record<string, unknown>>,
): Promise<number> {
  const columns = storedFields(entity)
    .map(([name]) => name)
    .filter(name => name !== 'id')
  const figures = columns.map(name =>
    Object.hasOwn(values, name) ? sql`${values[name]}` : sql.ref(name),
  )
  const { rows } = await sql<{ id: number }>`
    insert into ${sql.table(entity.name)} (${sql.join(columns.map(name => sql.ref(name)))})
    select ${sql.join(figures)} from ${sql.table(entity.name)} where id = ${id}
    returning id`.execute(db)
  const copy = rows[0]?.id
  if (copy === undefined) throw new Error(`${entity.name} has no row ${id} to copy.`)
  return copy
}

/** For every pair of type and key, a row for each entity that it may lead to beyond the first. */
export async function makePairRows({ db, catalogue, made }: Standing): Promise<void> {
  for (const entity of catalogue.values()) {
    if (entity.derived || entity.appendOnly) continue
    for (const { key, type } of pairsOf(entity)) {
      for (const word of entity.fields[type]?.choices?.slice(1) ?? []) {
        const target = targetOfType(entity.fields[type], word)
        const values = { ...singleTexts(entity, word), [type]: word, [key]: made.get(target) }
        await copyRow(db, entity, made.get(entity.name), values)
      }
    }
  }
}

/** Texts that may stand only once go on with a word of their own. */
function singleTexts(entity: Entity, word: string): Record<string, unknown> {
  const single = storedFields(entity).filter(([, { unique }]) => unique)
  return Object.fromEntries(
    single.map(([name]) => [name, sql`${sql.ref(name)} || ' ' || ${word}::text`]),
  )
}

/** What is only ever added to is made without its keys; a copy with all of them takes its place. */
export async function fillHistory({ db, catalogue, made }: Standing): Promise<void> {
  for (const entity of catalogue.values()) {
    if (!entity.appendOnly) continue
    const keys = Object.entries(entity.fields).filter(([, { kind }]) => kind === 'key')
    const values = Object.fromEntries(
      keys.map(([name, { target = '' }]) => [name, made.get(target)]),
    )
    const counted = entity.unique.flat().filter(name => entity.fields[name]?.kind === 'count')
    const next = counted.map(name => [name, sql`${sql.ref(name)} + 1`] as const)
    const all = { ...values, ...Object.fromEntries(next) }
    made.set(entity.name, await copyRow(db, entity, made.get(entity.name), all))
  }
}

export interface Pair {
  readonly key: string
  readonly type: string
}

export function pairsOf({ fields }: Entity): readonly Pair[] {
  return Object.entries(fields).flatMap(([key, { by }]) => (by ? [{ key, type: by }] : []))
}

/** The entity that a word of a type stands for. */
export function targetOfType(type: Field | undefined, word: string): string {
  return type?.entities?.[word] ?? word
}

interface Copying extends Standing {
  readonly word: string
  readonly copies: MadeRows
}

async function copyOnce(copying: Copying, entity: Entity): Promise<number> {
  const standing = copying.copies.get(entity.name)
  if (standing !== undefined) return standing
  const values = { ...otherTexts(entity, copying.word), ...(await otherKeys(copying, entity)) }
  const id = await copyRow(copying.db, entity, copying.made.get(entity.name), values)
  copying.copies.set(entity.name, id)
  return id
}

export function otherTexts(entity: Entity, word: string): Record<string, string> {
  const texts = storedFields(entity).filter(([, { kind }]) => isText(kind))
  return Object.fromEntries(
    texts.map(([name, field]) => [name, textForField(word, entity, [name, field])]),
  )
}

/** Where only keys tell rows apart, one of them must differ. */
async function otherKeys(copying: Copying, entity: Entity): Promise<Record<string, number>> {
  const values: Record<string, number> = {}
  for (const set of entity.unique.filter(names => isOfKeysAlone(entity, names))) {
    const differing = set.filter(name => entity.fields[name]?.target && name !== 'farm_id')
    const name = differing.find(one => one !== 'period_id') ?? differing[0] ?? ''
    const target = entity.fields[name]?.target ?? ''
    values[name] = await copyOnce(copying, entityNamed(copying.catalogue, target))
  }
  return values
}

/** Whether these fields, which stand together only once, hold no text that could differ. */
export function isOfKeysAlone(entity: Entity, names: readonly string[]): boolean {
  return names.every(name => !isText(entity.fields[name]?.kind))
}

function isText(kind: string | undefined): boolean {
  return kind === 'text' || kind === 'long text'
}

/** The copied farm may use what the first one may, too. */
async function linkCopies({ db, made, copies }: Copying, link: Entity): Promise<void> {
  for (const [name, { target = '' }] of Object.entries(link.fields)) {
    if (name === link.admits || !copies.has(target)) continue
    await copyRow(db, link, made.get(link.name), { [name]: copies.get(target) })
  }
}

function linksOf(catalogue: Catalogue): Entity[] {
  return [...catalogue.values()].filter(({ admits }) => admits !== undefined)
}

function keyTargets(catalogue: Catalogue): Set<Entity> {
  const fields = [...catalogue.values()].flatMap(entity => Object.values(entity.fields))
  const named = fields.flatMap(field => {
    if (field.target) return [field.target]
    return field.kind === 'type' ? (field.choices ?? []).map(word => targetOfType(field, word)) : []
  })
  return new Set(named.map(name => entityNamed(catalogue, name)))
}
