// What goes along with a row, as the catalogue declares it: followed until nothing more is found, for
// two kinds of rows may go with each other.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import type { BelongsTo, Has } from '@furrow/catalogue/relations'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { wordFor } from './step.ts'

export interface Edge {
  readonly from: Entity
  readonly to: Entity
  readonly relation: Has | BelongsTo
}

/** Every way from a row to one that goes along, however far. */
export function edgesFrom(entity: Entity, catalogue: Catalogue): readonly Edge[] {
  const reached = new Set([entity])
  const edges: Edge[] = []
  for (const from of reached) {
    for (const name of from.deletes) {
      const relation = from.relations[name]
      if (!relation || relation.kind === 'belongs to many' || relation.kind === 'belongs to one of')
        continue
      const to = entityNamed(catalogue, relation.entity)
      edges.push({ from, to, relation })
      reached.add(to)
    }
  }
  return edges
}

/** `k` is the row that goes, `c` one that goes along. */
export function renderEdge(
  { from, to, relation }: Edge,
  catalogue: Catalogue,
): RawBuilder<unknown> {
  const table = sql`${sql.table(to.name)} as c`
  if (relation.kind === 'belongs to') {
    const key = sql.ref(`o.${relation.key}`)
    return sql`${table} join ${sql.table(from.name)} as o on c.id = ${key} where k.entity = ${from.name} and o.id = k.id`
  }
  const owns = sql`k.entity = ${from.name} and ${sql.ref(`c.${relation.key}`)} = k.id`
  if (!relation.type) return sql`${table} where ${owns}`
  const word = wordFor(from, relation, catalogue)
  return sql`${table} where ${owns} and ${sql.ref(`c.${relation.type}`)} = ${word}`
}
