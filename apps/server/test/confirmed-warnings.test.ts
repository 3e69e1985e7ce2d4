// How a warning is confirmed: where it stands, in the words in which it is told, and with a note.

import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Viewer } from '../src/access/reach/viewer.ts'
import { forbidding, openFarm } from './rules/open-farm.ts'

const { farm, people, open, points, agree } = openFarm()
const here = () => ({ farm_id: farm.farm, period_id: farm.now })

describe('a warning', () => {
  let tiny: number
  beforeEach(async () => {
    tiny = (await farm.paddock({ name: 'Tiny', area: 0.4 })).id
  })
  const confirming = async (values: object = {}) => {
    const [point] = await points('W-PAD-4')
    const { code, resource, id: row, field, message: said } = point ?? expect.fail('No warning.')
    const confirmed = { ...here(), code, resource, row, field, said, note: 'The house garden.' }
    return { ...confirmed, ...values }
  }
  const confirm = (viewer: Viewer, sent: object) =>
    farm.by(viewer, 'POST', 'confirmed_warnings', sent)
  const refused = async (sent: object, viewer = people.worker) => {
    const { status, text, body } = await confirm(viewer, sent)
    expect(status, text).toBe(422)
    return body.errors
  }
  const confirmed = async () => (await points('W-PAD-4')).map(point => point.confirmed)

  test('is confirmed with a note, by whoever says so', async () => {
    expect(await confirmed()).toEqual([null])
    const sent = await confirming({ confirmed_by_id: people.manager.id })
    const { status, body } = await confirm(people.worker, sent)
    expect(status).toBe(201)
    expect(body.data).toMatchObject({ confirmed_by_id: people.worker.id })
    const [told] = await confirmed()
    const { id, updated_at: at } = body.data
    expect(told).toEqual({ id, note: 'The house garden.', by: 'Will Worker', at })
    expect(await refused({ ...sent, said: 'Other', note: null })).toHaveProperty('note')
  })

  test('is confirmed only as long as it says the same', async () => {
    await confirm(people.worker, await confirming())
    await farm.change('paddocks', tiny, { area: 0.3 })
    expect(await confirmed()).toEqual([null])
    await confirm(people.manager, await confirming())
    expect(await confirmed()).toMatchObject([{ by: 'Mary Manager' }])
    await farm.change('paddocks', tiny, { area: 0.4 })
    expect(await confirmed()).toMatchObject([{ by: 'Will Worker' }])
  })

  test('is open again when the confirmation is taken back', async () => {
    const { body } = await confirm(people.worker, await confirming())
    await farm.remove('confirmed_warnings', body.data.id)
    expect(await confirmed()).toEqual([null])
  })

  test('is confirmed once, and no blocker ever is', async () => {
    await confirm(people.worker, await confirming())
    expect((await confirm(people.worker, await confirming())).status).toBe(422)
    expect(await refused(await confirming({ code: 'E-PAD-3' }))).toEqual({
      code: ['Only warnings can be confirmed. Fix this instead.'],
    })
  })

  test('is about a record that the farm has', async () => {
    const other = await farm.add('farms', { farm_name: 'Other' })
    await farm.ask('POST', `farms/${other.id}/periods/attach`, { resources: [farm.now] })
    const theirs = await farm.paddock({ farm_id: other.id })
    for (const row of [theirs.id, 999_999_999]) {
      expect(await refused(await confirming({ row }))).toEqual({
        row: ['The farm has no such paddock.'],
      })
    }
    await farm.remove('paddocks', tiny)
    const gone = { ...here(), code: 'W-PAD-4', resource: 'paddocks', row: tiny, field: 'area' }
    const told = { said: 'Tiny has 0.4 ha: that is very small.', note: 'Yes.' }
    expect(await refused({ ...gone, ...told })).toHaveProperty('row')
    for (const resource of ['users', 'nothing', 'periods']) {
      expect(await refused({ ...gone, ...told, resource })).toHaveProperty('resource')
    }
    expect(await refused({ ...gone, ...told, resource: 'assets' }, people.manager)).toEqual({
      resource: [
        'Warnings about money can only be confirmed by people who see the farm’s finances.',
      ],
    })
  })

  test('is confirmed only where it stands, in the words in which it is told to them', async () => {
    const nothing = { said: ['This warning is no longer there. Reload the page.'] }
    expect(await refused(await confirming({ said: 'Tiny is right.' }))).toEqual(nothing)
    expect(await refused(await confirming({ code: 'W-PAD-3' }))).toEqual(nothing)
    expect(await refused(await confirming({ period_id: farm.after }))).toEqual(nothing)
    const sent = await confirming()
    await farm.change('paddocks', tiny, { area: 40 })
    expect(await refused(sent)).toEqual(nothing)
    const { id: property_id } = await farm.add('farm_properties', {
      farm_id: farm.farm,
      name: 'Home',
    })
    await farm.add('farm_property_periods', { ...here(), property_id, title_area: 300 })
    await farm.change('paddocks', tiny, { property_id })
    const [point] = await points('W-PAD-1')
    const { code, resource, id: row, field, message: said } = point ?? expect.fail('No warning.')
    const title = { ...here(), code, resource, row, field, said, note: 'Surveyed.' }
    const kept = { ...people.worker, abilities: [forbidding('paddocks')] }
    expect(await refused(title, kept)).toEqual(nothing)
    expect((await confirm(people.worker, title)).status).toBe(201)
  })

  test('is about a figure of the record, and never one of money', async () => {
    expect(await refused(await confirming({ field: 'nothing' }))).toEqual({
      field: ['There is no such figure of a paddock.'],
    })
    const worth = { resource: 'livestock_sale_events', field: 'total_value' }
    expect((await refused(await confirming(worth), people.manager))['field']).toEqual([
      'Warnings about money can only be confirmed by people who see the farm’s finances.',
    ])
  })

  test('is confirmed with others by one question, and its note changed when it stands no more', async () => {
    await farm.paddock({ name: 'Small', area: 0.3 })
    const { warnings } = await open()
    const resources = warnings
      .filter(({ code }) => code === 'W-PAD-4')
      .map(({ code, resource, id: row, field, message: said }) => ({
        ...here(),
        code,
        resource,
        row,
        field,
        said,
        note: 'Yards.',
      }))
    const wrong = resources.with(1, { ...resources[1]!, said: 'Small is fine.' })
    const batch = (resources: unknown) =>
      farm.by(people.worker, 'POST', 'confirmed_warnings/batch', { resources })
    expect(Object.keys((await batch(wrong)).body.errors)).toEqual(['resources.1.said'])
    const { status, body } = await batch(resources)
    expect(status, JSON.stringify(body)).toBe(200)
    await farm.change('paddocks', tiny, { area: 40 })
    await farm.change('confirmed_warnings', body.data[0].id, { note: 'It was the yards.' })
  })

  test('is confirmed by nobody to whom the period is closed', async () => {
    const sent = await confirming()
    await sql`update farm_period set status = 'Submitted' where farm_id = ${farm.farm}`.execute(
      farm.db,
    )
    expect((await confirm(people.worker, sent)).status).toBe(403)
    expect((await confirm(people.consultant, sent)).status).toBe(201)
    expect((await confirm(people.stranger, sent)).status).toBe(422)
  })

  test('does not keep a period from being submitted', async () => {
    await agree(people.manager)
    expect(await points('W-PAD-4')).toHaveLength(1)
    expect((await open()).blockers).toEqual([])
  })
})
