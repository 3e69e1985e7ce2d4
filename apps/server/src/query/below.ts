// Rows that are reached through a relation of one row, their parent.

import type { Entity } from '@furrow/catalogue/entity'
import type { Relation } from '@furrow/catalogue/relations'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { allOf, rowConditions, sourceOf } from './source.ts'
import type { Source } from './source.ts'
import { stepsOf } from './step.ts'
import type { Reaching, Step } from './step.ts'

export interface Below {
  readonly parent: Source
  readonly parentId: number
  readonly relation: Relation
  readonly step: Step
}

/** A relation to one of several is taken as the one to `target`. */
export function belowRow(
  {
    parent,
    parentId,
    relation,
    target,
  }: { parent: Entity; parentId: number; relation: Relation; target: Entity },
  reaching: Reaching,
): Below {
  const step = stepsOf(parent, relation, reaching).find(
    one => one.target.entity.name === target.name,
  )
  if (!step) throw new Error(`${parent.name} does not lead to ${target.name}.`)
  return { parent: sourceOf(parent, reaching.reach), parentId, relation, step }
}

/** Whether the parent is there, for whoever asks. */
export function parentIsThere({ parent, parentId }: Below): RawBuilder<unknown> {
  const is = allOf([sql`p.id = ${parentId}`, ...rowConditions(parent, 'p')])
  return sql`exists (select from ${sql.table(parent.entity.name)} as p where ${is})`
}
