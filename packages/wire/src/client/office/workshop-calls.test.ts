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

test('asks for what may be shown, what is shown, and what others follow', async () => {
  const { furrow, asked } = answering({ data: { pass: '3.abc' } })
  await furrow.workshops.shownGroups(7)
  await furrow.workshops.screen(3)
  expect(await furrow.workshops.join('012345')).toMatchObject({ data: { pass: '3.abc' } })
  await furrow.workshops.followed('3.abc')
  await furrow.workshops.followed('3.a+b', { farm: 9 })
  expect(asked.map(({ method, address }) => [method, address])).toEqual([
    ['GET', '/api/v2/workshops/7/shown-groups'],
    ['GET', '/api/v2/workshop-sessions/3/screen'],
    ['POST', '/api/v2/workshop-sessions/join'],
    ['GET', '/api/v2/followed-screen?pass=3.abc'],
    ['GET', '/api/v2/followed-screen?pass=3.a%2Bb&farm_id=9'],
  ])
})
