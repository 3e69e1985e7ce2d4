// A figure of a row, found by its name: a field, a part of a JSON field, a field of the link, or a
// field of rows that a chain of relations leads to.

import type { Entity } from '@furrow/catalogue/entity'
import type { Field } from '@furrow/catalogue/fields'
import type { Relation } from '@furrow/catalogue/relations'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { computedField } from '../db/schema/computed-fields.ts'
import type { Reach, RowCondition } from './reach.ts'
import { stepsOf } from './step.ts'
import type { Reaching, Step } from './step.ts'

export interface Figure {
  readonly name: string
  readonly field: Field
  /** Keys into a JSON field. */
  readonly inside: readonly string[]
  /** Where it is shown; elsewhere it reads as nothing. */
  readonly shown: RowCondition | undefined
  /** Of a figure that is not just a column: the expression that reads it. */
  readonly worked: ((row: string) => RawBuilder<unknown>) | undefined
  /** Told by the link between two rows, not by the row itself. */
  readonly ofLink: boolean
}

/** A figure at the end of a chain of relations, which is empty for the row's own. */
export interface FarFigure {
  readonly chain: readonly (readonly Step[])[]
  readonly figure: Figure
}

/** From where names are looked up: an entity and, where rows are reached over a link, the link's. */
export interface Standpoint extends Reaching {
  readonly entity: Entity
  readonly link: Entity | undefined
}

export function figureNamed(name: string, from: Standpoint): FarFigure | undefined {
  const [dotted = '', ...inside] = name.split('->')
  const words = dotted.split('.')
  const last = words.pop() ?? ''
  if (words[0] === 'pivot' && words.length === 1 && from.link) {
    const figure = ownFigure(from.link, [last, inside], from)
    return figure && { chain: [], figure: { ...figure, ofLink: true } }
  }
  const way = chainNamed(words, from)
  const figure = way && ownFigure(way.end, [last, inside], from)
  return figure && { chain: way.chain, figure }
}

export interface Way {
  readonly chain: readonly (readonly Step[])[]
  readonly end: Entity
}

/** Follows relations by name; nothing where one is unknown, or leads to one of several entities. */
export function chainNamed(
  words: readonly string[],
  { entity, ...reaching }: Standpoint,
): Way | undefined {
  const chain: (readonly Step[])[] = []
  let end = entity
  for (const word of words) {
    const relation = relationNamed(end, word)
    if (!relation || relation.kind === 'belongs to one of') return undefined
    const steps = stepsOf(end, relation, reaching)
    chain.push(steps)
    const next = steps[0]?.target.entity
    if (!next) return undefined
    end = next
  }
  return { chain, end }
}

export function relationNamed(entity: Entity, name: string): Relation | undefined {
  return Object.hasOwn(entity.relations, name) ? entity.relations[name] : undefined
}

export function fieldNamed(entity: Entity, name: string): Field | undefined {
  const field = Object.hasOwn(entity.fields, name) ? entity.fields[name] : undefined
  return field?.secret ? undefined : field
}

/** The figure that a field of this very row is. */
export function figureOf(
  entity: Entity,
  name: string,
  { reach }: { reach: Pick<Reach, 'field' | 'named' | 'told'> },
): Figure {
  const field = fieldNamed(entity, name)
  if (!field) throw new Error(`${entity.name} shows no ${name}.`)
  const worked = field.computed ? workedOut(entity, name, reach) : reach.told(entity, name)
  return { name, field, inside: [], shown: reach.field(entity, name), worked, ofLink: false }
}

function ownFigure(
  entity: Entity,
  [name, inside]: readonly [string, readonly string[]],
  reaching: Reaching,
): Figure | undefined {
  const field = fieldNamed(entity, name)
  if (!field) return undefined
  const isJson = field.kind === 'list' || field.kind === 'object'
  if (inside.length > 0 && (!isJson || inside.includes(''))) return undefined
  return { ...figureOf(entity, name, reaching), inside }
}

function workedOut(entity: Entity, name: string, reach: Pick<Reach, 'named'>): Figure['worked'] {
  const expression = computedField(entity.name, name)
  return row => expression(row, (other, table) => reach.named(other)?.(table) ?? sql`true`)
}
