// How complete a collection is to someone to whom records of it are forbidden.

import type { Completeness, CompletenessSection } from '@furrow/wire/completeness-answer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { admin, somebody } from '../src/access/reach/viewer.ts'
import type { HeldAbility } from '../src/access/reach/viewer.ts'
import { askingFurrow } from './asking.ts'
import type { Ask, Asker } from './asking.ts'
import { ownDatabase } from './own-database.ts'
import { insertRow, plantedFarm } from './planted-farm.ts'
import type { PlantedFarm } from './planted-farm.ts'
import { forbidding } from './rules/open-farm.ts'

const { db } = ownDatabase()
let asker: Asker
let ours: PlantedFarm
beforeAll(async () => {
  const person = await insertRow(db, 'users', { name: 'Jo Farmer', email: 'jo@furrow.example' })
  asker = await askingFurrow(db, admin(person))
  ours = await plantedFarm(db, 'Ours')
})
afterAll(() => asker.close())

const of = async (
  { farm, period }: Pick<PlantedFarm, 'farm' | 'period'>,
  ask: Ask,
): Promise<Completeness> => {
  const address = `/api/v2/completeness?farm_id=${farm}&period_id=${period}`
  const { status, body, text } = await ask('GET', address)
  expect(status, text).toBe(200)
  return body.data
}
const sectionIn = ({ sections }: Completeness, name: string): CompletenessSection =>
  sections.find(one => one.name === name) ?? expect.fail(`no section ${name}`)

describe('what somebody is forbidden to see', () => {
  test('is not counted', async () => {
    const viewer = {
      ...somebody(904, { farms: [ours.farm] }),
      abilities: [forbidding('paddocks')],
    }
    const told = await of(ours, asker.as(viewer))
    expect(sectionIn(told, 'paddocks').missing).toEqual(['No paddock is recorded.'])
    expect(told.checks[0]?.says).toBe('No paddock has an area yet.')
    expect(sectionIn(told, 'properties').score).toBe(1)
  })

  test.each([
    { entityType: 'grain_collection_events' },
    { entityType: 'grain_sale_actuals' },
    { entityType: 'hay_sale_estimates', entityId: 1 },
  ])('is not added up with what they see: $entityType $entityId', async kept => {
    const check = async (...abilities: HeldAbility[]) => {
      const rights = somebody(906, { farms: [ours.farm], money: [ours.farm] })
      const { checks } = await of(ours, asker.as({ ...rights, abilities }))
      return checks.find(({ name }) => name === 'produce')
    }
    expect(await check()).toMatchObject({ state: 'look' })
    expect(await check({ ...forbidding('rainfalls'), scope: ours.farm + 1 })).toEqual(await check())
    expect(await check({ ...forbidding(kept.entityType), ...kept })).toMatchObject({
      state: 'none',
      says: 'You don’t have access to the records that this is calculated from.',
    })
  })

  test('is not told of as the last change', async () => {
    const { farm, period, paddocks, sale } = await plantedFarm(db, 'Kept')
    const change = (path: string, values: object) => asker.ask('PATCH', `/api/${path}`, values)
    await change(`crop_sale_actuals/${sale}`, { date: '2023-12-04' })
    await change(`paddocks/${paddocks[0]}`, { soil_type: 'Light' })
    await change(`paddocks/${paddocks[1]}`, { soil_type: 'Light' })
    const told = async (name: string, ...abilities: HeldAbility[]) => {
      const rights = somebody(905, { farms: [farm], money: [farm] })
      const ask = asker.as({ ...rights, abilities })
      return sectionIn(await of({ farm, period }, ask), name).last_change
    }
    const all = await told('paddocks')
    expect(all).toMatchObject({ by: 'Jo Farmer' })
    expect(await told('paddocks', forbidding('paddocks'))).toBeNull()
    const one = await told('paddocks', { ...forbidding('paddocks'), entityId: paddocks[1] })
    expect(one?.at).toMatch(/^20/)
    expect(one?.at).not.toBe(all?.at)
    expect(await told('crop_sales')).not.toBeNull()
    expect(await told('crop_sales', forbidding('crop_sale_actuals'))).toBeNull()
  })
})
