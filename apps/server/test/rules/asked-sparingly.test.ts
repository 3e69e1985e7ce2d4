import { furrow } from '@furrow/catalogue/furrow'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { admin } from '../../src/access/reach/viewer.ts'
import type { Transaction } from '../../src/db/database.ts'
import { cropRules } from '../../src/rules/crop-rules.ts'
import { cropSaleRules } from '../../src/rules/crops/crop-sale-rules.ts'
import type { Asked, Row, SavedRow } from '../../src/rules/saving/save-rule.ts'
import { stockRules } from '../../src/rules/stock/stock-rules.ts'
import { makeRows } from '../made-rows.ts'
import { ownDatabase } from '../own-database.ts'

const { db } = ownDatabase()
const rules = [...cropRules, ...stockRules, cropSaleRules]
const entities = [...new Set(rules.flatMap(({ of }) => of))]

describe('rules ask the database sparingly', () => {
  test.each(entities)(
    'and not at all about %s where they are about nothing that is sent',
    async entity => {
      const unrelated = { updated_by_nobody: 1 }
      const row = { id: 1, farm_id: 1, ...unrelated }
      const rows = [{ at: '', id: 1, before: row, sent: unrelated, after: row }]
      expect(await questions(entity, rows, db as Transaction)).toBe(0)
    },
  )

  test('a batch of 500 paddocks that are measured anew takes two questions', async () => {
    const made = await makeRows(db, furrow(), 'many')
    const [farm_id, period_id] = [made.get('farms'), made.get('periods')]
    const { rows: paddocks } = await sql<Row & { id: number }>`
      insert into paddocks (farm_id, period_id, name, area)
      select ${farm_id}::bigint, ${period_id}::bigint, 'P' || n, 40 from generate_series(1, 500) n
      returning *`.execute(db)
    await sql`
      insert into crop_collections (farm_id, period_id, paddock_id)
      select farm_id, period_id, id from paddocks where farm_id = ${farm_id}`.execute(db)
    await sql`
      insert into sowing_collection_events (farm_id, period_id, crop_collection_id, sowing_area)
      select farm_id, period_id, id, 50 from crop_collections where farm_id = ${farm_id}`.execute(
      db,
    )
    const rows = paddocks.map((row): SavedRow => {
      const sent = { area: 41 }
      return { at: '', id: row.id, before: row, sent, after: { ...row, ...sent } }
    })
    await db.transaction().execute(async tx => {
      const started = performance.now()
      expect(await questions('paddocks', rows, tx)).toBe(2)
      expect(performance.now() - started).toBeLessThan(2000)
    })
  })
})

/** How often the database is asked while rows are saved. */
async function questions(
  entity: string,
  rows: readonly SavedRow[],
  tx: Transaction,
): Promise<number> {
  let asked = 0
  const counting = {
    getExecutor() {
      asked += 1
      return tx.getExecutor()
    },
  } as unknown as Transaction
  const save: Asked['save'] = () => expect.fail('Nothing follows.')
  const ask: Asked = { entity, viewer: admin(1), tx: counting, todayIn: () => '2026-01-01', save }
  for (const rule of rules.filter(({ of }) => of.includes(entity))) {
    await rule.complete?.(rows, ask)
    await rule.check?.(rows, ask)
    await rule.follow?.(rows, ask)
    await rule.warn?.(rows, ask)
  }
  return asked
}
