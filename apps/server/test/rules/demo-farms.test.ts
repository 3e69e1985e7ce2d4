import { furrow } from '@furrow/catalogue/furrow'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { admin } from '../../src/access/reach/viewer.ts'
import type { Transaction } from '../../src/db/database.ts'
import { cropRules } from '../../src/rules/crop-rules.ts'
import { cropSaleRules } from '../../src/rules/crops/crop-sale-rules.ts'
import { farmRules } from '../../src/rules/farm-rules.ts'
import { updateCrops } from '../../src/rules/crops/update-crops.ts'
import { openPoints, periodOfFarm } from '../../src/rules/points/open-points-of-period.ts'
import type { Asked, Row } from '../../src/rules/saving/save-rule.ts'
import { stockRules } from '../../src/rules/stock/stock-rules.ts'
import { ownDatabase } from '../own-database.ts'

const { db } = ownDatabase('demonstration')
const checked = [...cropRules, ...stockRules, cropSaleRules]
const entities = [...new Set(checked.flatMap(({ of }) => of))]

describe('the demonstration, which is made without asking any rule', () => {
  test.each(entities)('has no %s that the rules would refuse', async entity => {
    await db.transaction().execute(async tx => {
      const { rows } = await sql<Row & { id: number }>`
        select * from ${sql.table(entity)}`.execute(tx)
      const sent = rows.map((row, place) => ({
        at: `${place}.`,
        id: row.id,
        before: undefined,
        sent: row,
        after: row,
      }))
      const asked = askedOf(tx, entity)
      for (const rule of checked.filter(({ of }) => of.includes(entity))) {
        expect((await rule.check?.(sent, asked)) ?? {}).toEqual({})
      }
    })
  })

  test('has nothing open where it was handed in, and something where it was not', async () => {
    const { rows: periods } = await sql<{ farm: number; period: number; status: string }>`
      select farm_id as farm, period_id as period, status from farm_period`.execute(db)
    const { rows: managers } = await sql<{ farm: number }>`
      select farm_id as farm from farm_people where manages`.execute(db)
    const managed = new Set(managers.map(({ farm }) => farm))
    const catalogue = furrow()
    const rules = farmRules({ catalogue, publicUrl: () => '', scoreOfPeriod: async () => null })
    // The last day on which anything happens in the demonstration: nothing waits to be sold for long.
    const asked = { viewer: admin(1), catalogue, rules, today: '2026-10-31' }
    await db.transaction().execute(async tx => {
      for (const { farm, period, status } of periods) {
        const place = (await periodOfFarm(tx, farm, period)) ?? expect.fail('No such period.')
        const { blockers, warnings } = await openPoints(place, { tx, ...asked })
        const isOpen = status === 'In progress'
        const codes = [...blockers, ...warnings].map(({ code }) => code)
        expect(codes.length > 0, `${farm} ${period} ${status}: ${codes.join()}`).toBe(isOpen)
      }
    })
    expect(new Set(periods.map(({ status }) => status)).size).toBeGreaterThan(3)
    expect(managed.size).toBe(6)
  })

  test('tells the same lives of its crops as their events do', async () => {
    const saved: (readonly [string, Row])[] = []
    await db.transaction().execute(async tx => {
      const numbers = async (table: string) =>
        (await sql<{ id: number }>`select id from ${sql.table(table)}`.execute(tx)).rows.map(
          ({ id }) => id,
        )
      const [farms, given] = [await numbers('farms'), await numbers('crop_collections')]
      expect(given.length).toBeGreaterThan(500)
      const save: Asked['save'] = async (entity, rows) => {
        saved.push(...rows.map(row => [entity, row] as const))
        return rows.map(({ id }) => id ?? 0)
      }
      await updateCrops({ farms, given, gone: [], sent: new Map() }, { ...askedOf(tx, ''), save })
    })
    // Where a split stand was ploughed out on two days, the demonstration names either of them.
    const otherDays = saved.filter(
      ([, row]) => Object.keys(row).join() === 'id,termination_event_id',
    )
    expect(saved).toEqual(otherDays)
    expect(otherDays.length).toBeLessThan(5)
  })
})

function askedOf(tx: Transaction, entity: string): Asked {
  return { entity, viewer: admin(1), tx, todayIn: () => '2030-01-01', save: async () => [] }
}
