import { expect, test } from 'vitest'
import { emptyFarm, listed } from '../planted-farm.ts'
import { askedByPeople, ofFarms } from './asked-by-people.ts'

const { db, by, done, person } = askedByPeople()

test('a crop whose events were deleted before it comes back for whoever deleted it, one with events does not', async () => {
  const { farm: farm_id, period: period_id } = await emptyFarm(db, 'Downs')
  const grower = ofFarms(await person('Mary'), { recorded: [farm_id] })
  const crop_type = await listed(db, 'crop_types', 'wheat')
  const paddock = await done(grower, 'POST', 'paddocks', { farm_id, period_id, name: 'Hill' })
  const crop = await done(grower, 'POST', 'crop_collections', {
    farm_id,
    period_id,
    paddock_id: paddock.id,
    current_crop_id: crop_type,
  })
  const sow = () =>
    done(grower, 'POST', 'sowing_collection_events', {
      crop_collection_id: crop.id,
      sowing_date: '2023-05-20',
      sowing_area: 10,
    })
  const sowing = await sow()
  const steps = [
    { do: 'destroy', resource: 'sowing_collection_events', id: sowing.id },
    { do: 'destroy', resource: 'crop_collections', id: crop.id },
  ]
  await done(grower, 'POST', 'v2/batch', { steps })
  const back = [
    { do: 'restore', resource: 'crop_collections', id: crop.id },
    { do: 'restore', resource: 'sowing_collection_events', id: sowing.id },
  ]
  await done(grower, 'POST', 'v2/batch', { steps: back })
  expect(await done(grower, 'GET', `crop_collections/${crop.id}`)).toMatchObject({
    deleted_at: null,
  })

  await done(grower, 'DELETE', `crop_collections/${crop.id}`)
  const { status, body } = await by(grower, 'POST', `crop_collections/${crop.id}/restore`)
  expect(status).toBe(403)
  expect(body.message).toMatch(/can only be restored with everything that belonged to it/)
})
