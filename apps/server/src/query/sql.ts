// A part of a statement, whatever it gives.

import type { RawBuilder } from 'kysely'

export type Sql = RawBuilder<unknown>
