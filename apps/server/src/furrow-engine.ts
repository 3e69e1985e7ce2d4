// Our own catalogue, with its rules, on its database.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import { calendarDay } from '@furrow/farming/dates/dates'
import { usualZone } from './db/connection-settings.ts'
import type { Database } from './db/database.ts'
import { openPortions } from './db/portions.ts'
import { openTurns, sharedAmong } from './db/turns.ts'
import { scoreOfPeriod } from './reports/score-of-period.ts'
import { farmRules } from './rules/farm-rules.ts'
import type { Engine } from './verbs/call/engine.ts'
import { forStreams } from './verbs/read/stream-rows.ts'

interface Surroundings {
  /** Of the farms' calendar. */
  readonly timeZone?: string
  /** Where people reach Furrow: what links in letters begin with. Known once it is listened there. */
  readonly publicUrl?: () => string
  readonly now?: () => Date
  /** So many answer requests on this machine. */
  readonly processes?: number
}

export function openFurrowEngine(
  catalogue: Catalogue,
  db: Database,
  {
    timeZone = usualZone,
    publicUrl = () => 'http://127.0.0.1:4400',
    now = () => new Date(),
    processes = 1,
  }: Surroundings = {},
): Engine {
  return {
    catalogue,
    db,
    streams: openTurns(sharedAmong(processes, forStreams)),
    portions: openPortions(),
    rules: farmRules({ catalogue, publicUrl, scoreOfPeriod }),
    collation: 'counted',
    keysReachDeleted: false,
    scopes: [],
    publicUrl,
    today: (zone = timeZone) => calendarDay(now().toISOString(), zone),
  }
}
