// What everybody passes who comes in: the database, and the gate before it.

import type { Database } from '../db/database.ts'
import type { Gate } from './gate.ts'

export interface Door {
  readonly db: Database
  readonly gate: Gate
}
