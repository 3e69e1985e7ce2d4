// Our own catalogue, with its rules, on its database.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import { usualZone } from './db/database.ts'
import type { Database } from './db/database.ts'
import { farmRules } from './rules/farm-rules.ts'
import type { Mount } from './verbs/mount.ts'

export function mountFurrow(catalogue: Catalogue, db: Database, timeZone = usualZone): Mount {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  return {
    catalogue,
    db,
    rules: farmRules,
    collation: 'counted',
    keysReachDeleted: false,
    scopes: [],
    today: () => day.format(new Date()),
  }
}
