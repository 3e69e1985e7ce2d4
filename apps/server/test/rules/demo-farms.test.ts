import { furrow } from '@furrow/catalogue/furrow'
import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { admin } from '../../src/access/viewer.ts'
import type { Transaction } from '../../src/db/database.ts'
import { loadDemo } from '../../src/demo/load-demo.ts'
import { cropRules } from '../../src/rules/crop-rules.ts'
import { farmRules } from '../../src/rules/farm-rules.ts'
import { keepCrops } from '../../src/rules/keep-crops.ts'
import { openPoints, periodOfFarm } from '../../src/rules/open-points.ts'
import type { Asked, Row } from '../../src/rules/save-rule.ts'
import { ownDatabase } from '../own-database.ts'

const { db, url } = ownDatabase()
const entities = [...new Set(cropRules.flatMap(({ of }) => of))]

describe('the demonstration, which is made without asking any rule', () => {
  beforeAll(() => loadDemo(url, furrow()))

  test.each(entities)('has no %s that the rules would refuse', async entity => {
    await db.transaction().execute(async tx => {
      const { rows } = await sql<Row & { id: number }>`
        select * from ${sql.table(entity)}`.execute(tx)
      const sent = rows.map((row, place) => ({
        ...{ at: `${place}.`, id: row.id, before: undefined },
        ...{ sent: row, after: row },
      }))
      const asked = askedOf(tx, entity)
      for (const rule of cropRules.filter(({ of }) => of.includes(entity))) {
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
    const rules = farmRules({ catalogue, publicUrl: () => '' })
    const asked = { viewer: admin(1), catalogue, rules, today: '2030-01-01' }
    await db.transaction().execute(async tx => {
      for (const { farm, period, status } of periods) {
        const place = (await periodOfFarm(tx, farm, period)) ?? expect.fail('No such period.')
        const { blockers, warnings } = await openPoints(place, { tx, ...asked })
        const isOpen = status === 'In progress'
        const points = [...blockers, ...warnings].map(({ code }) => code)
        // The people of the third business are not in the demonstration: nobody can agree for them.
        const codes = points.filter(code => code !== 'E-AGR-1' || managed.has(farm))
        expect(codes.length > 0, `${farm} ${period} ${status}: ${codes.join()}`).toBe(isOpen)
      }
    })
    expect(new Set(periods.map(({ status }) => status)).size).toBeGreaterThan(3)
    expect(managed.size).toBe(4)
  })

  test('tells the same lives of its crops as their events do', async () => {
    const saved: (readonly [string, Row])[] = []
    await db.transaction().execute(async tx => {
      const numbers = async (table: string) =>
        (await sql<{ id: number }>`select id from ${sql.table(table)}`.execute(tx)).rows.map(({ id }) => id) // prettier-ignore
      const [farms, given] = [await numbers('farms'), await numbers('crop_collections')]
      expect(given.length).toBeGreaterThan(500)
      const save: Asked['save'] = async (entity, rows) => {
        saved.push(...rows.map(row => [entity, row] as const))
        return rows.map(({ id }) => id ?? 0)
      }
      await keepCrops({ farms, given, gone: [], sent: new Map() }, { ...askedOf(tx, ''), save })
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
  return { entity, viewer: admin(1), tx, today: '2030-01-01', save: async () => [] }
}
