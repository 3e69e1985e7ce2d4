// Every figure that a search can be about: an entity's own, inside its JSON, and those of rows that
// relations lead to.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import type { Field } from '@furrow/catalogue/fields'
import type { Relation } from '@furrow/catalogue/relations'
import type { World } from './world.ts'

export interface SoughtFigure {
  /** As it is sent: `paddock.farm.farm_name`, `options->lang`. */
  readonly path: string
  readonly kind: Field['kind'] | `JSON ${'text' | 'number' | 'flag' | 'list'}`
  readonly choices: readonly string[]
  /** What stands in it somewhere. */
  readonly values: readonly unknown[]
}

export interface Way {
  readonly words: readonly string[]
  /** The kinds of rows that it leads over, and to. */
  readonly over: readonly string[]
  readonly end: Entity
  readonly toMany: boolean
  /** Whether a row may be come to twice. */
  readonly twice: boolean
}

/** The entity's own, by the name that they are sent under. */
export function ownFigures(entity: Entity, world: World, before = ''): readonly SoughtFigure[] {
  return Object.entries(entity.fields)
    .filter(([, { secret, computed }]) => !secret && !computed)
    .flatMap(([name, field]) => [
      {
        path: `${before}${name}`,
        kind: field.kind,
        choices: field.choices ?? [],
        values: valuesOf(entity, name, world),
      },
      ...insideJson(`${entity.name}.${name}`, `${before}${name}`),
    ])
}

export function figuresAlong(way: Way, world: World): readonly SoughtFigure[] {
  return ownFigures(way.end, world, [...way.words, ''].join('.'))
}

/** Chains of relations that lead to rows of the model, at most `steps` long. */
export function waysFrom(entity: Entity, steps: number, world: World): readonly Way[] {
  if (steps === 0) return []
  return Object.entries(entity.relations).flatMap(([word, relation]): readonly Way[] => {
    const way = firstStep(word, relation, world)
    if (!way) return []
    const further = waysFrom(way.end, steps - 1, world)
    const joined = further.map(({ words, over, end, toMany, twice }) => ({
      words: [word, ...words],
      over: [...way.over, ...over],
      end,
      toMany: way.toMany || toMany,
      twice: way.twice || twice,
    }))
    return [way, ...joined]
  })
}

function firstStep(word: string, relation: Relation, world: World): Way | undefined {
  if (relation.kind === 'belongs to one of' || !world.rows.has(relation.entity)) return undefined
  const end = entityNamed(world.catalogue, relation.entity)
  const toMany = relation.kind === 'has many' || relation.kind === 'belongs to many'
  if (relation.kind !== 'belongs to many')
    return { words: [word], over: [end.name], end, toMany, twice: false }
  const { join, ownKey, otherKey } = relation.through
  if (!world.rows.has(join)) return undefined
  const pairs = entityNamed(world.catalogue, join).unique.filter(({ length }) => length === 2)
  const isPair = pairs.some(pair => pair.includes(ownKey) && pair.includes(otherKey))
  const twice = !isPair && !relation.readOnly
  return { words: [word], over: [end.name], end, toMany, twice }
}

function valuesOf(entity: Entity, name: string, world: World): readonly unknown[] {
  const rows = world.rows.get(entity.name) ?? []
  return [...new Set(rows.map(row => row[name]))].filter(value => value !== null).slice(0, 60)
}

type Inside = Readonly<
  Record<string, readonly ['text' | 'number' | 'flag' | 'list', readonly unknown[]]>
>

const insides: Readonly<Record<string, Inside>> = {
  'crop_types.options': {
    lang: ['text', ['en', '100% fr_']],
    rate: ['number', [2.5, 10, 2.25]],
    ok: ['flag', [true, false]],
    tags: ['list', ['a', 'b']],
    'deep->a->b': ['text', ['x', 'Y']],
    nowhere: ['text', ['x']],
    'lang->deeper': ['text', ['x']],
  },
  'geolocations.location': {
    type: ['text', ['Point']],
    at: ['number', [1, 2, 3]],
  },
}

function insideJson(place: string, path: string): readonly SoughtFigure[] {
  return Object.entries(insides[place] ?? {}).map(([key, [kind, values]]) => ({
    path: `${path}->${key}`,
    kind: `JSON ${kind}` as const,
    choices: [],
    values,
  }))
}
