// A table as it stands in a statement: never without the condition that keeps someone to the rows
// they reach.

import type { Entity } from '@furrow/catalogue/entity'
import type { DeletedRows } from '@furrow/wire/wish'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { columnText } from './column.ts'
import type { Reach, RowCondition } from './reach.ts'

export interface Source {
  readonly entity: Entity
  readonly rows: RowCondition | undefined
  readonly deleted: DeletedRows
}

export function sourceOf(entity: Entity, reach: Reach, deleted: DeletedRows = 'without'): Source {
  return { entity, rows: reach.read(entity), deleted }
}

export function keepsDeleted(entity: Entity): boolean {
  return entity.fields['deleted_at'] !== undefined
}

/** What holds for every row of the table that goes by `name`: not deleted, and within reach. */
export function rowConditions(
  { entity, rows, deleted }: Source,
  name: string,
): RawBuilder<unknown>[] {
  return [...presence(entity, deleted, name), ...(rows ? [sql`(${rows(name)})`] : [])]
}

function presence(entity: Entity, deleted: DeletedRows, name: string): RawBuilder<unknown>[] {
  if (!keepsDeleted(entity) || deleted === 'with') return []
  const is = deleted === 'only' ? 'is not null' : 'is null'
  return [sql.raw(`${columnText(name, 'deleted_at')} ${is}`)]
}

/** `true` where nothing is asked. */
export function allOf(conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> {
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `)
}

/** Short names for the tables of one statement: t1, t2, …, the same for the same request. */
export interface Names {
  next(): string
}

export function newNames(): Names {
  let used = 0
  return { next: () => `t${++used}` }
}
