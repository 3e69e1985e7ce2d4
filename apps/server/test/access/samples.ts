// The rows that each kind of person tries their hand at, and what they send.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import { pairsOf, targetOfType } from '../copied-rows.ts'
import type { MadeRows } from '../made-rows.ts'
import { bareRow, changeableFields, sentRow } from '../sent-rows.ts'
import type { Row } from '../sent-rows.ts'
import { closedFigures } from './closed-figures.ts'
import { lineFor } from './expected-access.ts'
import { may } from './may.ts'
import type { Known } from './may.ts'
import type { PersonName } from './people.ts'
import { stages } from './periods.ts'
import type { StageName } from './periods.ts'
import { rowOf } from './stored.ts'

export interface Sample {
  readonly of: string
  readonly id: number
  readonly row: Row
}

/** One row of each farm and period, one of their own, and of what belongs to rows, one for each kind. */
export function samplesFor(known: Known, name: PersonName, entity: string): readonly Sample[] {
  const { made, home, mine } = known.world
  const sets: Readonly<Record<string, MadeRows | undefined>> = {
    home: made.home,
    'home, handed in': home.handedIn,
    'home, released': home.released,
    other: made.other,
    'their own': mine.get(name),
  }
  const told = Object.entries(sets).map(([of, set]) => [of, set?.get(entity) ?? 0] as const)
  const hung = lineFor(entity).above ? hungRows(known, entity) : []
  const byId = new Map([...hung, ...told.toReversed()].map(([of, id]) => [id, of]))
  return [...byId].flatMap(([id, of]) => {
    const row = rowOf(known.stored, entity, id)
    return row ? [{ of, id, row }] : []
  })
}

/** The same, but rows that nothing depends on where there are such. */
export function removedFor(known: Known, name: PersonName, entity: string): readonly Sample[] {
  const { made, bare } = known.world
  const id = bare.get(entity)
  const row = rowOf(known.stored, entity, id)
  return samplesFor(known, name, entity).map(sample =>
    id && row && sample.id === made.home.get(entity) ? { of: 'home, bare', id, row } : sample,
  )
}

function hungRows({ stored, world }: Known, entity: string): (readonly [string, number])[] {
  const own = new Set([...world.mine.values()].map(set => set.get(entity)))
  const rows = [...(stored.get(entity)?.entries() ?? [])].filter(([id]) => !own.has(id))
  const { above } = lineFor(entity)
  return rows.map(([id, row]) => [
    `on ${String(row[`${above}_type`])} ${String(row[`${above}_id`])}`,
    id,
  ])
}

/** What is harmless to change where the first plain field is not. */
const harmless: Readonly<Record<string, string>> = {
  farm_period: 'reopened_because',
  users: 'color',
}

/** Changes that go through for whoever may change the row at all, other ones from turn to turn. */
export function changesOf({ world }: Known, entity: Entity): (sample: Sample, turn: number) => Row {
  if (entity.readAlone) return () => ({})
  if (entity.name === 'queable_jobs') return () => ({ status: 'cancelled' })
  const closed = closedFigures[entity.name] ?? []
  const names = changeableFields(entity).filter(name => !closed.includes(name))
  const isKey = (name: string) =>
    ['key', 'typed key', 'type'].includes(entity.fields[name]?.kind ?? 'key')
  const plain = names.find(name => !isKey(name) && !entity.fields[name]?.setBy)
  const name = harmless[entity.name] ?? plain ?? names[0] ?? ''
  const sets = Array.from({ length: 4 }, () => world.made.home)
  const values = isKey(name) ? [] : sets.map((_set, turn) => sentRow(entity, sets, turn)[name])
  return ({ row }, turn) => ({ [name]: isKey(name) ? row[name] : values[turn % values.length] })
}

export interface Addition {
  readonly of: string
  readonly body: Row
  /** As it would stand. */
  readonly row: Row
}

/** New rows for each farm and period, and for each kind of row that they may belong to. */
export function additionsOf(
  known: Known,
  entity: Entity,
): (name: PersonName) => readonly Addition[] {
  const { home, made, ids } = known.world
  const line = lineFor(entity.name)
  const whens: readonly StageName[] = line.period ? ['open', 'handedIn', 'released'] : ['open']
  const places = [
    ...whens.map(of => [of, of, home[of]] as const),
    ['other', 'open', made.other] as const,
  ]
  const additions = places.flatMap(([of, stage, keys]) => {
    const plain = { ...bareRow(entity, [keys], 0), ...timeIn(entity, stage, keys) }
    const stands = rowOf(known.stored, entity.name, keys.get(entity.name))
    return onEach(entity, plain, keys).map(([kind, body]) => {
      const row = { ...stands, ...(line.moneyFlag && { [line.moneyFlag]: false }), ...body }
      return { of: `${of}${kind && `, ${kind}`}`, body, row }
    })
  })
  const isOfSomebody =
    line.whose === 'person' || line.whose === 'staff' || String(line.read).startsWith('oneself')
  const by = isOfSomebody ? (line.by ?? 'user_id') : ''
  const own = additions.filter(({ body }) => by in body)
  return name => {
    const me = { [by]: ids.get(name) }
    const theirs = own.map(({ of, body, row }) => {
      return { of: `${of}, their own`, body: { ...body, ...me }, row: { ...row, ...me } }
    })
    return [...additions, ...theirs]
  }
}

/** What ties a new row to the period, where it need not be sent. */
function timeIn({ name }: Entity, stage: StageName, keys: MadeRows): Row {
  if (name === 'files') return { period_id: keys.get('periods') }
  return name === 'rainfalls' ? { date: stages[stage].day.replace(/01$/, '09') } : {}
}

function onEach(entity: Entity, plain: Row, keys: MadeRows): [string, Row][] {
  const { above } = lineFor(entity.name)
  const pair = pairsOf(entity).find(({ key }) => key === `${above}_id`)
  if (!pair) return [['', plain]]
  return (entity.fields[pair.type]?.choices ?? []).map(word => {
    const id = keys.get(targetOfType(entity.fields[pair.type], word))
    return [`on ${word}`, { ...plain, [pair.type]: word, [pair.key]: id }]
  })
}

/** Every row that the new one names has to be there for whoever names it. */
export function maySend(known: Known, name: PersonName, [entity, body]: [Entity, Row]): boolean {
  return Object.entries(body).every(([field, id]) => {
    const { target, by } = entity.fields[field] ?? {}
    const type = entity.fields[by ?? '']
    const named = target ?? (type ? targetOfType(type, String(body[by ?? ''])) : undefined)
    if (!named) return true
    const row = rowOf(known.stored, entityNamed(known.world.kept.catalogue, named).name, id)
    return row !== undefined && may(known, [name, 'read'], [named, row])
  })
}
