// Rows as a client sends them, made from the catalogue's declarations alone. Each `turn` gives other
// values and other keys, so that rows of several turns can stand beside each other.

import type { Entity } from '@furrow/catalogue/entity'
import type { Field } from '@furrow/catalogue/fields'
import { changedRow, newRow } from '@furrow/wire/row-schema'
import { targetOfType } from './copied-rows.ts'
import type { MadeRows } from './made-rows.ts'
import { textForField } from './text-for-field.ts'

export type Row = Readonly<Record<string, unknown>>

/** For each turn, the rows that keys point at: all of one farm. */
export type KeySets = readonly MadeRows[]

const words = ['apple', 'berry', 'cedar', 'dates'] as const
export const turns = words.length

/** Everything that a client may set, filled. */
export function sentRow(entity: Entity, keys: KeySets, turn: number): Row {
  const names = Object.keys(newRow(entity).shape)
  return Object.fromEntries(names.map(name => [name, sentValue(entity, name, { keys, turn })]))
}

/** Only what has to be sent. */
export function bareRow(entity: Entity, keys: KeySets, turn: number): Row {
  const { error } = newRow(entity).safeParse({})
  const needed = new Set(error?.issues.map(({ path }) => String(path[0])))
  // It follows from who asks by a rule, and rules are left out.
  if (entity.ownedBy.kind === 'person') needed.add(entity.ownedBy.by)
  return Object.fromEntries(
    Object.entries(sentRow(entity, keys, turn)).filter(([name]) => needed.has(name)),
  )
}

/** What may be changed of a row: all but the farm, which a row never changes. */
export function changeableFields(entity: Entity): readonly string[] {
  return Object.keys(changedRow(entity).shape).filter(name => !isOwnFarm(entity, name))
}

/** It needs something that nobody sends: the server alone makes it. */
export function isMadeByUs({ fields }: Entity): boolean {
  return Object.values(fields).some(({ required, secret }) => required && secret)
}

/** Keys that say which farm a row is of. */
export function isOwnFarm(entity: Entity, name: string): boolean {
  const { ownedBy, fields } = entity
  return ownedBy.kind === 'farm' && ownedBy.by !== 'id' && fields[name]?.target === 'farms'
}

interface Turn {
  readonly keys: KeySets
  readonly turn: number
}

function sentValue(entity: Entity, name: string, { keys, turn }: Turn): unknown {
  const field = entity.fields[name]
  if (!field) throw new Error(`${entity.name} has no ${name}.`)
  if (field.kind === 'key') {
    const set = isOwnFarm(entity, name) ? keys[0] : keys[turn]
    return set?.get(field.target ?? '') ?? keys[0]?.get(field.target ?? '')
  }
  if (field.kind === 'typed key') {
    const type = entity.fields[field.by ?? '']
    const target = type ? targetOfType(type, choiceOf(type, turn)) : ''
    return keys[turn]?.get(target) ?? keys[0]?.get(target)
  }
  return plainValue(entity, [name, field], turn)
}

function plainValue(
  entity: Entity,
  [name, field]: readonly [string, Field],
  turn: number,
): unknown {
  const word = words[turn] ?? ''
  switch (field.kind) {
    case 'choice':
    case 'type':
      return choiceOf(field, turn)
    case 'flag':
      return turn % 2 === 0
    case 'date':
      return `2024-06-0${turn + 1}`
    case 'moment':
      return `2024-06-0${turn + 1}T04:05:06.00000${turn + 1}Z`
    case 'list':
      return [`${word} red`, `${word} blue`, turn + 1]
    case 'object':
      return { word, size: turn + 1, tags: [word, 'all'], deep: { er: `${word} deep` } }
    case 'text':
    case 'long text':
      return textForField(word, entity, [name, field])
    default:
      return figureOf(field, turn)
  }
}

function choiceOf({ choices = [] }: Field, turn: number): string {
  return choices[turn % choices.length] ?? ''
}

/** Spread over what the field may hold. */
function figureOf(field: Field, turn: number): number {
  const isWhole = field.kind === 'count' || field.kind === 'money'
  const low = field.min ?? 0
  const high = field.max ?? low + 7000
  const figure = low + ((high - low) * (turn + 1)) / (turns + 2)
  return isWhole ? Math.floor(figure) : Number(figure.toFixed(Math.min(field.scale ?? 0, 6)))
}
