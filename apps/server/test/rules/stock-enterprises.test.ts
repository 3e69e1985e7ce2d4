// What a stock enterprise is made of, what may be kept in it, and when it may go.

import { describe, expect, test } from 'vitest'
import { openFarm } from './open-farm.ts'
import { keptStock } from './kept-stock.ts'

const { farm, people } = openFarm()
const { here, kinds, kind, line, counted } = keptStock(farm)

describe('an enterprise', () => {
  test('that is missing may be added by anyone, whole', async () => {
    const whole = {
      asset_type_id: await farm.listed('asset_types', 'irrigated-pasture'),
      species_id: await farm.listed('livestock_species_types', 'cattle'),
      purpose_id: await farm.listed('livestock_purposes', 'cattle/feedlot'),
    }
    const add = (values: object) => farm.by(people.worker, 'POST', 'livestock_enterprises', values)
    const { asset_type_id: _, ...part } = whole
    const refused = await add(part)
    expect(refused.status).toBe(422)
    expect(refused.body.errors).toEqual({ asset_type_id: ['Choose what the land is used for.'] })
    const made = await add(whole)
    expect(made.status, made.text).toBe(201)
    expect(made.body.data.display_name).toBe('Irrigated Pasture Cattle Feedlot')
    const again = await add(whole)
    expect([409, 422]).toContain(again.status)
    const path = `livestock_enterprises/${made.body.data.id}`
    const changed = await farm.by(people.worker, 'PATCH', path, { purpose_id: null })
    expect(changed.status).toBe(403)
  })

  test('is for a purpose of its species', async () => {
    const sent = {
      species_id: await farm.listed('livestock_species_types', 'sheep'),
      purpose_id: await farm.listed('livestock_purposes', 'cattle/feedlot'),
    }
    expect(await farm.refusal('livestock_enterprises', sent)).toEqual({
      purpose_id: ['Feedlot is a purpose of Cattle: choose one of this species.'],
    })
  })
})

describe('the stock of an enterprise', () => {
  test.each(['livestock_ledgers', 'livestock_closing_events', 'livestock_enterprise_classes'])(
    'is of its species: %s',
    async entity => {
      const sent = { ...here(), ...kinds.ewes, ...classOf(kinds.cows) }
      const number = entity === 'livestock_enterprise_classes' ? {} : { number: 10 }
      expect(await farm.refusal(entity, { ...sent, ...number })).toEqual({
        livestock_class_id: ['Cows (breeding) are another species: choose a class of Sheep.'],
      })
    },
  )

  test('stays of its species as a line is changed', async () => {
    const { id } = await line({})
    expect(await farm.refusal('livestock_ledgers', classOf(kinds.cows), id)).toHaveProperty(
      'livestock_class_id',
    )
    await farm.change('livestock_ledgers', id, classOf(await kind('sheep/rams')))
  })
})

describe('an enterprise of a farm', () => {
  const run = async () => {
    const of = { livestock_enterprise_id: kinds.ewes.livestock_enterprise_id }
    const farms = await farm.add('farm_livestock_enterprises', { farm_id: farm.farm, ...of })
    const periods = await farm.add('farm_livestock_enterprise_periods', { ...here(), ...of })
    return { farms, periods }
  }

  test('is not deleted while there are records of its stock (R26)', async () => {
    const { farms, periods } = await run()
    await counted({})
    const gone = await farm.ask('DELETE', `farm_livestock_enterprises/${farms.id}`)
    expect(gone.status).toBe(409)
    expect(gone.body.message).toBe(
      'There is 1 record of its stock: say from which period on it is no longer used instead.',
    )
    const off = await farm.ask('DELETE', `farm_livestock_enterprise_periods/${periods.id}`)
    expect(off.status).toBe(409)
  })

  test('is deleted where nothing was recorded of it, there and then', async () => {
    const { farms, periods } = await run()
    await line({}, farm.before)
    await farm.remove('farm_livestock_enterprise_periods', periods.id)
    expect((await farm.ask('DELETE', `farm_livestock_enterprises/${farms.id}`)).status).toBe(409)
  })
})

function classOf({ livestock_class_id }: { readonly livestock_class_id: number }) {
  return { livestock_class_id }
}
