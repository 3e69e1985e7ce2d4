import { expect, test } from 'vitest'
import { answering } from '../answers-for-tests.ts'

test('asks who is in a group, and for invitations', async () => {
  const { furrow, asked } = answering({ data: { farms: 12 } })
  const found = await furrow.workshops.farmsOfGroup({ filter: { radius_km: 50 } })
  expect(found).toMatchObject({ ok: true, data: { farms: 12 } })
  await furrow.workshops.invite(7, { again: true })
  expect(asked.map(({ method, address }) => [method, address])).toEqual([
    ['POST', '/api/v2/groups/farms'],
    ['POST', '/api/v2/workshops/7/invitations'],
  ])
})
