// One call on its way: what it works on, who makes it, and where the rows stand that it is about.

import type { Entity } from '@furrow/catalogue/entity'
import type { RowCheck } from '@furrow/wire/check-row'
import type { Transaction } from '../../db/database.ts'
import type { Viewer } from '../../access/reach/viewer.ts'
import type { Author } from '../../query/author.ts'
import type { Below } from '../../query/below.ts'
import type { Planning } from '../../query/plan-read.ts'
import type { Reach } from '../../query/reach.ts'
import type { Engine } from './engine.ts'

export interface RequestContext {
  readonly engine: Engine
  readonly check: RowCheck
  readonly viewer: Viewer
  readonly reach: Reach
  readonly author: Author
  /** What is sent was read from somewhere else, and nobody typed it here. */
  readonly imports?: boolean | undefined
  /** Whoever asks has just shown that they know their password. */
  readonly isProven?: boolean | undefined
  /** The database, or the transaction that a write runs in. */
  readonly tx: Engine['db'] | Transaction
}

/** A call that writes: everything in it happens in one transaction. */
export interface WritingContext extends RequestContext {
  readonly tx: Transaction
}

export interface Place {
  readonly entity: Entity
  readonly below: Below | undefined
}

/** A row as it came, and where in the request it stood: ``, `resources.1.`. */
export interface SentRow {
  readonly at: string
  readonly sent: Readonly<Record<string, unknown>>
}

export function planningOf({ engine, reach }: RequestContext, { entity, below }: Place): Planning {
  const { catalogue, collation, scopes } = engine
  return { catalogue, reach, entity, below, collation, scopes }
}
