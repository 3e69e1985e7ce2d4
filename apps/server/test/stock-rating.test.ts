// What stock eats goes by its class and by what its enterprise is for (2.17 d).

import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { askingFurrow } from './asking.ts'
import type { Asker } from './asking.ts'
import { ownDatabase } from './own-database.ts'
import { listed, plantedFarm } from './planted-farm.ts'

const { db } = ownDatabase()
let asker: Asker
beforeAll(async () => {
  asker = await askingFurrow(db)
})
afterAll(() => asker.close())

/** Of 100 ewes at the beginning and 85 at the end. */
test.each([
  ['grazing/sheep/wool-self-replacing-merino', 148],
  ['grazing/sheep/prime-lamb-terminal-sire', 203.5],
])('ewes of %s are so many dry sheep equivalents: %d', async (slug, dse) => {
  const { farm, period } = await plantedFarm(db, slug)
  const enterprise = await listed(db, 'livestock_enterprises', slug)
  const tables = ['livestock_ledgers', 'livestock_closing_events']
  for (const table of tables) {
    const { numAffectedRows } = await sql`
      update ${sql.table(table)} set livestock_enterprise_id = ${enterprise}
      where farm_id = ${farm}`.execute(db)
    expect(numAffectedRows).toBeGreaterThan(0n)
  }
  const { body } = await asker.ask(
    'GET',
    `/api/v2/completeness?farm_id=${farm}&period_id=${period}`,
  )
  const counts: { name: string; value: number }[] = body.data.counts
  expect(counts.find(({ name }) => name === 'dse')?.value).toBe(dse)
})
