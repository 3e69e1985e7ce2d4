// Looks through an answer for anything of farms that someone must not see: rows, numbers in keys, and
// texts.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import { memberName } from '@furrow/wire/member-name'
import { targetOfType } from './copied-rows.ts'
import { foreignRows, numbersOf } from './neighbours.ts'
import type { Neighbours, Numbers } from './neighbours.ts'
import type { Row } from './sent-rows.ts'

export interface Hidden {
  readonly catalogue: Catalogue
  /** Rows that may not appear. */
  readonly rows: Numbers
  /** Rows that not even a key may name. */
  readonly named: Numbers
  readonly words: readonly string[]
  /** Texts with such a word that everyone sees. */
  readonly open: ReadonlySet<string>
}

export async function hiddenFrom(world: Neighbours): Promise<Hidden> {
  const { kept, hidden, seen } = world
  const named = foreignRows(world)
  const closed = [...kept.catalogue.values()].filter(
    ({ ownedBy }) => ownedBy.kind === 'admins' || (ownedBy.kind === 'staff' && !ownedBy.alsoReadBy),
  )
  const rows = closed.map(({ name }) => [name, numbersOf([...hidden, ...seen], name)] as const)
  return {
    catalogue: kept.catalogue,
    rows: new Map([...named, ...rows]),
    named,
    words: hidden.map(({ word }) => word),
    open: await openTexts(world),
  }
}

/** What an answer about rows of an entity lets out, each with its place. */
export function leaksIn(hidden: Hidden, entity: Entity, body: unknown): string[] {
  const { data } = (body ?? {}) as { data?: unknown }
  const rows = Array.isArray(data) ? data : [data]
  const found = rows.flatMap(row => leaksInRow(hidden, entity, [row, entity.name]))
  const texts = textsIn(body).filter(text => isClosed(hidden, text))
  const elsewhere = texts.filter(text => !found.some(leak => leak.endsWith(`: ${text}`)))
  return [...found, ...elsewhere]
}

function leaksInRow(
  hidden: Hidden,
  entity: Entity,
  [sent, place]: readonly [unknown, string],
): string[] {
  if (typeof sent !== 'object' || sent === null) return []
  const row = sent as Row
  const isHidden = hidden.rows.get(entity.name)?.has(Number(row['id']))
  return [
    ...(isHidden ? [`${place}: ${entity.name} ${String(row['id'])}`] : []),
    ...leaksInKeys(hidden, entity, [row, place]),
    ...leaksInTexts(hidden, [row, place]),
    ...Object.entries(entity.relations).flatMap(([name, relation]) => {
      const member = row[memberName(name)]
      const target = targetOf(hidden, entity, [row, name])
      const below = Array.isArray(member) ? member : [member]
      const join =
        relation.kind === 'belongs to many' && !relation.readOnly
          ? relation.through.join
          : undefined
      return below.flatMap(one => [
        ...(target ? leaksInRow(hidden, target, [one, `${place}.${name}`]) : []),
        ...(join ? leaksInPivot(hidden, join, [one, `${place}.${name}`]) : []),
      ])
    }),
  ]
}

function leaksInTexts(hidden: Hidden, [row, place]: readonly [Row, string]): string[] {
  return Object.entries(row).flatMap(([name, value]) =>
    typeof value === 'string' && isClosed(hidden, value) ? [`${place}.${name}: ${value}`] : [],
  )
}

function leaksInPivot(hidden: Hidden, join: string, [row, place]: readonly [unknown, string]) {
  const pivot = (row as { pivot?: unknown } | null)?.pivot
  return leaksInRow(hidden, entityNamed(hidden.catalogue, join), [pivot, `${place}.pivot`])
}

function leaksInKeys(
  hidden: Hidden,
  entity: Entity,
  [row, place]: readonly [Row, string],
): string[] {
  return Object.entries(entity.fields).flatMap(([name, { target, by }]) => {
    const type = entity.fields[by ?? '']
    const named = target ?? (type ? targetOfType(type, String(row[by ?? ''])) : undefined)
    const isHidden = named && hidden.named.get(named)?.has(Number(row[name] ?? undefined))
    return isHidden ? [`${place}.${name}: ${named} ${String(row[name])}`] : []
  })
}

function targetOf(
  hidden: Hidden,
  entity: Entity,
  [row, name]: readonly [Row, string],
): Entity | undefined {
  const relation = entity.relations[name]
  if (!relation) return undefined
  if (relation.kind !== 'belongs to one of') return entityNamed(hidden.catalogue, relation.entity)
  const word = row[relation.type]
  return typeof word === 'string'
    ? entityNamed(hidden.catalogue, targetOfType(entity.fields[relation.type], word))
    : undefined
}

function isClosed({ words, open }: Hidden, text: string): boolean {
  return words.some(word => text.includes(word)) && !open.has(text)
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

async function openTexts({ kept, hidden, asker }: Neighbours): Promise<Set<string>> {
  const texts = new Set<string>()
  for (const { name, ownedBy } of kept.catalogue.values()) {
    if (ownedBy.kind !== 'everyone') continue
    const filters = [{ field: 'id', operator: 'in', value: [...numbersOf(hidden, name)] }]
    const { body } = await asker.ask('POST', `/api/${name}/search?limit=0`, { filters })
    for (const text of textsIn(body.data)) texts.add(text)
  }
  return texts
}
