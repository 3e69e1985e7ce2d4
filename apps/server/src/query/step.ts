// One step along a relation, from a row to the rows it leads to. A relation to one of several
// entities is several steps, of which one applies.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Catalogue } from '@furrow/catalogue/catalogue'
import { carriesFarm } from '@furrow/catalogue/entity'
import type { Entity } from '@furrow/catalogue/entity'
import type { BelongsToMany, BelongsToOneOf, Has, Relation } from '@furrow/catalogue/relations'
import { wordsOf } from '@furrow/catalogue/type-words'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { column } from './column.ts'
import type { Reach } from './reach.ts'
import { sourceOf } from './source.ts'
import type { Source } from './source.ts'

export interface Step {
  readonly target: Source
  readonly toMany: boolean
  /** How the tables hang together, by the names that they go by. */
  readonly meets: (from: string, target: string, link: string) => RawBuilder<unknown>
  /** The table between, whose row tells something of the link itself. */
  readonly link: Source | undefined
  /** The table between is only looked through: a row behind it counts once. */
  readonly through: LookedThrough | undefined
}

export interface LookedThrough {
  readonly source: Source
  readonly ownKey: string
  readonly otherKey: string
}

export interface Reaching {
  readonly catalogue: Catalogue
  readonly reach: Reach
}

export function stepsOf(from: Entity, relation: Relation, reaching: Reaching): readonly Step[] {
  switch (relation.kind) {
    case 'belongs to': {
      const meets: Step['meets'] = (here, there) =>
        sql`${column(there, 'id')} = ${column(here, relation.key)}`
      const step = plainStep(relation.entity, { meets, toMany: false }, reaching)
      return [onSameFarm(from, step, reaching)]
    }
    case 'belongs to one of':
      return stepsToOneOf(from, relation, reaching)
    case 'has many':
    case 'has one':
      return [stepToOwn(from, relation, reaching)]
    case 'belongs to many':
      return [stepToMany(relation, reaching)]
  }
}

function plainStep(
  target: string,
  { meets, toMany }: Pick<Step, 'meets' | 'toMany'>,
  { catalogue, reach }: Reaching,
): Step {
  const source = sourceOf(entityNamed(catalogue, target), reach)
  return { target: source, toMany, meets, link: undefined, through: undefined }
}

/**
 * The farm is part of every key between farms' rows, so that a row's own are its farm's: where both are
 * kept to the same farms, whoever reaches the one reaches the others, and is not asked again for each.
 */
function onSameFarm(from: Entity, step: Step, { reach }: Reaching): Step {
  const { target } = step
  const isFarms = carriesFarm(from) && carriesFarm(target.entity)
  if (!isFarms || !target.rows || reach.read(from) !== target.rows) return step
  const meets: Step['meets'] = (here, there, link) =>
    sql`${step.meets(here, there, link)} and ${column(there, 'farm_id')} = ${column(here, 'farm_id')}`
  return { ...step, meets, target: { ...target, rows: undefined } }
}

function stepsToOneOf(from: Entity, relation: BelongsToOneOf, reaching: Reaching): Step[] {
  return wordsOf(from.fields[relation.type]).map(([word, target]) => {
    const meets: Step['meets'] = (here, there) =>
      sql`${column(here, relation.type)} = ${word} and ${column(there, 'id')} = ${column(here, relation.key)}`
    return plainStep(target, { meets, toMany: false }, reaching)
  })
}

function stepToOwn(from: Entity, relation: Has, reaching: Reaching): Step {
  const own = wordFor(from, relation, reaching.catalogue)
  const meets: Step['meets'] = (here, there) => {
    const owns = sql`${column(there, relation.key)} = ${column(here, 'id')}`
    return relation.type ? sql`${column(there, relation.type)} = ${own} and ${owns}` : owns
  }
  const step = plainStep(relation.entity, { meets, toMany: relation.kind === 'has many' }, reaching)
  return relation.type ? step : onSameFarm(from, step, reaching)
}

function stepToMany(relation: BelongsToMany, reaching: Reaching): Step {
  const { join, ownKey, otherKey } = relation.through
  const between = sourceOf(entityNamed(reaching.catalogue, join), reaching.reach)
  const linked = (here: string, there: string, link: string) =>
    sql`${column(link, ownKey)} = ${column(here, 'id')} and ${column(there, 'id')} = ${column(link, otherKey)}`
  if (!relation.readOnly) {
    const step = plainStep(relation.entity, { meets: linked, toMany: true }, reaching)
    return { ...step, link: between }
  }
  const seen: Step['meets'] = (_here, there, link) =>
    sql`${column(there, 'id')} = ${column(link, 'id')}`
  const step = plainStep(relation.entity, { meets: seen, toMany: true }, reaching)
  return { ...step, through: { source: between, ownKey, otherKey } }
}

/** The word by which rows that belong to `owner` say so. */
export function wordFor(owner: Entity, relation: Has, catalogue: Catalogue): string {
  if (!relation.type) return owner.name
  const type = entityNamed(catalogue, relation.entity).fields[relation.type]
  const found = wordsOf(type).find(([, entity]) => entity === owner.name)
  if (!found) throw new Error(`${relation.entity} cannot belong to ${owner.name}.`)
  return found[0]
}
