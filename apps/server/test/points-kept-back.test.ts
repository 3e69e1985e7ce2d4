// Who is told what stands open where records are forbidden or given beyond what follows from whose
// they are.

import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Viewer } from '../src/access/reach/viewer.ts'
import { forbidding, openFarm } from './rules/open-farm.ts'

const { farm, people, asked, points, sentences } = openFarm()
const here = () => ({ farm_id: farm.farm, period_id: farm.now })

/** More of it is sold than came off: nothing did. */
async function oversell(): Promise<void> {
  const crop_type_id = await farm.listed('crop_types', 'wheat')
  const grown = { ...here(), crop_type_id, all_questions_answered: true }
  const { id } = await farm.add('crop_type_farm_periods', grown)
  const sale = await farm.add('crop_sale_actuals', { crop_type_farm_period_id: id })
  await farm.add('grain_sale_actuals', { crop_sale_actual_id: sale.id, tonnes: 77 })
}

describe('a point that is made of several records', () => {
  const kept = (entityType: string, viewer = people.manager): Viewer => ({
    ...viewer,
    abilities: [forbidding(entityType)],
  })
  const unseen = [
    'Something you don’t have access to still needs fixing. Ask a manager of the farm.',
  ]
  beforeEach(async () => {
    await sql`
      insert into livestock_closing_events
        (farm_id, period_id, livestock_enterprise_id, livestock_class_id, number)
      select ${farm.farm}, ${farm.now}, e.id, c.id, 37
      from (select min(id) as id from livestock_enterprises) e,
        (select min(id) as id from livestock_classes) c`.execute(farm.db)
  })

  test.each(['livestock_ledgers', 'livestock_purchase_events', 'livestock_closing_events'])(
    'is told without a figure to whoever is forbidden %s',
    async kind => {
      expect(await points('E-LIV-8', people.manager)).toHaveLength(1)
      const { text } = await asked(kept(kind))
      expect(text).not.toContain('E-LIV')
      expect(text).not.toContain('37')
      expect(await sentences('E-UNSEEN-2', kept(kind))).toEqual(unseen)
      expect(await points('E-LIV-8', kept('rainfalls'))).toHaveLength(1)
    },
  )

  test('is told so, too, where it names no record', async () => {
    await farm.crop('wheat')
    expect(await points('E-RAIN-3', people.worker)).toMatchObject([{ resource: null }])
    expect(await points('E-RAIN-3', kept('rain_gauges'))).toEqual([])
    expect(await sentences('E-UNSEEN-2', kept('rain_gauges'))).toEqual(unseen)
  })

  test('is told so where a single record of them may be kept back, or all on this farm', async () => {
    const one = {
      ...people.manager,
      abilities: [{ ...forbidding('livestock_ledgers'), entityId: 1 }],
    }
    expect(await points('E-LIV-8', one)).toEqual([])
    const on = (scope: number) => ({
      ...people.manager,
      abilities: [{ ...forbidding('livestock_ledgers'), scope }],
    })
    expect(await points('E-LIV-8', on(farm.farm))).toEqual([])
    expect(await points('E-LIV-8', on(farm.farm + 1))).toHaveLength(1)
  })

  test('is not told at all where it only warns', async () => {
    const { id } = await farm.add('farm_properties', { farm_id: farm.farm, name: 'Home block' })
    await farm.add('farm_property_periods', { ...here(), property_id: id, title_area: 300 })
    await farm.paddock({ property_id: id, area: 270 })
    expect(await points('W-PAD-1', people.worker)).toHaveLength(1)
    expect((await asked(kept('paddocks', people.worker))).text).not.toContain('270')
  })

  test('is told where a boundary and its paddock are read, and not where either is forbidden', async () => {
    const paddock = await farm.paddock({ area: 1 })
    const corners = [
      [150, -27],
      [150.01, -27],
      [150.01, -27.01],
      [150, -27],
    ]
    const location = { type: 'Polygon', coordinates: [corners] }
    const of = { geolocatable_type: 'paddocks', geolocatable_id: paddock.id }
    await farm.add('geolocations', { ...of, location })
    expect(await points('W-PAD-5', people.worker)).toHaveLength(1)
    expect(await points('W-PAD-5', kept('geolocations', people.worker))).toEqual([])
    expect(await points('W-PAD-5', kept('paddocks', people.worker))).toEqual([])
  })
})

describe('a farm that somebody is given to see', () => {
  const given = (values: object): Viewer => ({
    ...people.stranger,
    abilities: [{ ...forbidding('farms'), forbidden: false, ...values }],
  })
  const completeness = (viewer: Viewer) =>
    farm.by(viewer, 'GET', `v2/completeness?farm_id=${farm.farm}&period_id=${farm.now}`)
  const answers = async (viewer: Viewer) => {
    const both = [await asked(viewer), await completeness(viewer)]
    return both.map(({ status, body }) => [status, body.message])
  }

  test('is there for what stands open as it is for how complete it is', async () => {
    await oversell()
    const all = given({ entityType: null, scope: farm.farm })
    expect(await answers(all)).toEqual([
      [200, undefined],
      [200, undefined],
    ])
    const { text } = await asked(all)
    expect(text).not.toContain('77')
    const none = [404, 'This farm doesn’t exist, or you don’t have access to it.']
    expect(await answers(given({ entityType: null, scope: farm.farm + 1 }))).toEqual([none, none])
    const bare = [404, 'The farm doesn’t record that period.']
    expect(await answers(given({ scope: farm.farm }))).toEqual([bare, bare])
  })

  test('is there for neither where farms are forbidden, or its periods', async () => {
    const kept = (kind: string) => ({ ...people.manager, abilities: [forbidding(kind)] })
    const none = [404, 'This farm doesn’t exist, or you don’t have access to it.']
    expect(await answers(kept('farms'))).toEqual([none, none])
    const bare = [404, 'The farm doesn’t record that period.']
    expect(await answers(kept('farm_period'))).toEqual([bare, bare])
  })
})
