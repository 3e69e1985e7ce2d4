// What a row names may have been deleted or retired since. A copy leaves such a key empty; where it
// cannot be empty, there is no copy.

import { entityNamed } from '@furrow/catalogue/catalogue'
import { labelOf } from '@furrow/catalogue/entity'
import type { Entity } from '@furrow/catalogue/entity'
import type { EntityName } from '@furrow/catalogue/furrow'
import { wordsOf } from '@furrow/catalogue/type-words'
import { runQuery } from '../db/run-query.ts'
import { renderKeys } from '../query/render-keys.ts'
import type { Copy, KindPlan } from './copies.ts'
import type { PeriodPair } from './period-pair.ts'
import { retiredKeys } from './retired-keys.ts'

interface Naming {
  readonly copy: Copy
  readonly field: string
  readonly target: string
  readonly id: number
}

type Kept = Pick<KindPlan, 'copies' | 'notes'>

export async function withLiveKeys(
  way: PeriodPair,
  name: EntityName,
  copies: readonly Copy[],
): Promise<Kept> {
  const entity = entityNamed(way.context.engine.catalogue, name)
  const dead = await deadKeys(way, entity, copies)
  if (dead.length === 0) return { copies, notes: [] }
  const byWhy = Map.groupBy(dead, ({ field, why }) => `${field} ${why}`)
  const notes = [...byWhy.values()].map(all => noteOn(entity, all))
  const left = new Set(dead.flatMap(({ copy, field }) => (isNeeded(entity, field) ? [copy] : [])))
  const kept = copies.filter(copy => !left.has(copy))
  return { copies: kept.map(copy => without(copy, dead)), notes }
}

interface Dead extends Naming {
  readonly why: 'deleted' | 'retired'
}

async function deadKeys(
  way: PeriodPair,
  entity: Entity,
  copies: readonly Copy[],
): Promise<readonly Dead[]> {
  const { engine, reach, tx } = way.context
  const naming = copies.flatMap(copy => namedBy(copy, entity))
  if (naming.length === 0) return []
  const named = [...Map.groupBy(naming, ({ target }) => target)].map(([target, all]) => ({
    entity: entityNamed(engine.catalogue, target),
    ids: [...new Set(all.map(({ id }) => id))],
  }))
  const found = await runQuery(tx, renderKeys(named, reach, 'without'))
  const live = new Set(found.map(row => `${row.entity} ${row.id}`))
  const retired = await retiredKeys(way, naming)
  return naming.flatMap((one): Dead[] => {
    const key = `${one.target} ${one.id}`
    if (!live.has(key)) return [{ ...one, why: 'deleted' }]
    return retired.has(key) ? [{ ...one, why: 'retired' }] : []
  })
}

function namedBy(copy: Copy, { fields }: Entity): readonly Naming[] {
  return Object.entries(copy.values).flatMap(([field, id]) => {
    const { target, by } = fields[field] ?? {}
    const word = by && wordsOf(fields[by]).find(([one]) => one === copy.values[by])
    const named = word ? word[1] : target
    return named && typeof id === 'number' ? [{ copy, field, target: named, id }] : []
  })
}

function isNeeded({ fields }: Entity, field: string): boolean {
  return fields[field]?.required === true
}

function without(copy: Copy, dead: readonly Naming[]): Copy {
  const fields = dead.flatMap(one => (one.copy === copy ? [one.field] : []))
  if (fields.length === 0) return copy
  const kept = Object.entries(copy.values).filter(([field]) => !fields.includes(field))
  return { ...copy, values: Object.fromEntries(kept) }
}

function noteOn(entity: Entity, all: readonly Dead[]): string {
  const count = all.length
  const { field: name = '', why } = all[0] ?? {}
  const field = entity.fields[name]
  const what = (field ? labelOf(name, field) : name).toLowerCase()
  const rows = (count === 1 ? entity.label : entity.plural).toLowerCase()
  const [names, goes] = count === 1 ? ['names', 'goes'] : ['name', 'go']
  return isNeeded(entity, name)
    ? `${count} ${rows} ${names} a ${what} that was ${why}, and can’t be carried over.`
    : `${count} ${rows} ${names} a ${what} that was ${why}, and ${goes} on without it.`
}
