// A server to try without a database: a small catalogue, a state that is well, lines that are kept.

import { catalogueOf } from '@furrow/catalogue/catalogue'
import { entity } from '@furrow/catalogue/entity'
import { hectares, key, text } from '@furrow/catalogue/fields'
import { farm, theFarmItself } from '@furrow/catalogue/owners'
import { openDatabase } from '../db/database.ts'
import { openTurns } from '../db/turns.ts'
import { openPortions } from '../db/portions.ts'
import { forStreams } from '../verbs/read/stream-rows.ts'
import type { ServerParts } from './server.ts'

const farms = entity('farms', {
  label: 'Farm',
  help: 'A farm.',
  ownedBy: theFarmItself(),
  fields: { name: text() },
})
const sheds = entity('sheds', {
  label: 'Shed',
  help: 'A shed.',
  ownedBy: farm(),
  fields: {
    farm_id: key('farms', { required: true }),
    floor: hectares({ help: 'Under <roof>.' }),
    place: text({ secret: true }),
  },
})

export function partsForTests(lines: string[], other: Partial<ServerParts> = {}): ServerParts {
  const catalogue = catalogueOf([farms, sheds])
  return {
    catalogue,
    version: '1.2.3',
    logins: [{ email: 'owner@furrow.example', name: 'Demo Owner', what: 'two <b>farms</b>' }],
    password: 'demo-word',
    log: line => lines.push(line),
    state: async () => ({
      database: { reachable: true, version: '18.4' },
      migrations: { applied: 1, expected: 1 },
    }),
    contents: async () => ({ farms: 2006, paddocks: 41_000, demo: true }),
    engine: {
      catalogue,
      db: openDatabase('postgres://nowhere.invalid/none'),
      streams: openTurns(forStreams),
      portions: openPortions(),
      rules: [],
      scopes: [],
      collation: 'counted',
      keysReachDeleted: false,
      publicUrl: () => 'https://furrow.example',
      today: () => '2026-07-01',
    },
    viewerOf: async () => undefined,
    ...other,
  }
}
