import { expect, test } from 'vitest'
import { answering } from './answers-for-tests.ts'

test('asks what a group would be', async () => {
  const { furrow, asked } = answering({ data: { farms: 12, owners: 9 } })
  const found = await furrow.groupTrial.preview({ period_id: 7, filter: { zones: [3] } })
  expect(found).toMatchObject({ ok: true, data: { farms: 12 } })
  expect(asked[0]).toMatchObject({ address: '/api/v2/groups/preview', method: 'POST' })
})
