// Our own catalogue, with its rules, on its database.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import { usualZone } from './db/database.ts'
import type { Database } from './db/database.ts'
import { farmRules } from './rules/farm-rules.ts'
import type { Mount } from './verbs/mount.ts'

interface Surroundings {
  /** Of the farms' calendar. */
  readonly timeZone?: string
  /** Where people reach Furrow: what links in letters begin with. Known once it is listened there. */
  readonly publicUrl?: () => string
}

export function mountFurrow(
  catalogue: Catalogue,
  db: Database,
  { timeZone = usualZone, publicUrl = () => 'http://127.0.0.1:4400' }: Surroundings = {},
): Mount {
  const day = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })
  return {
    catalogue,
    db,
    rules: farmRules({ catalogue, publicUrl }),
    collation: 'counted',
    keysReachDeleted: false,
    scopes: [],
    today: () => day.format(new Date()),
  }
}
