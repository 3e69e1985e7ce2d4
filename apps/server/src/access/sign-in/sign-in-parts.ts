// What everybody passes who comes in: the database, and the gate before it.

import type { Database } from '../../db/database.ts'
import type { AttemptCounter } from '../attempts/attempt-counter.ts'

export interface SignInParts {
  readonly db: Database
  readonly gate: AttemptCounter
}
