import { expect, test } from 'vitest'
import { answering } from '../answers-for-tests.ts'

test('asks how the server is', async () => {
  const { furrow, asked } = answering({ data: {} })
  await furrow.server.state()
  expect(asked).toMatchObject([{ address: '/api/v2/server-state', method: 'GET' }])
})

test('asks for the rows of a list, and merges two of them once', async () => {
  const { furrow, asked } = answering({ data: [] })
  await furrow.lists.rows('varieties')
  await furrow.lists.merge({ list: 'varieties', id: 3, into_id: 4 }, { key: 'once' })
  expect(asked).toMatchObject([
    { address: '/api/v2/listed-rows?list=varieties', method: 'GET' },
    {
      address: '/api/v2/listed-rows/merge',
      method: 'POST',
      body: { list: 'varieties', id: 3, into_id: 4 },
      headers: { 'idempotency-key': 'once' },
    },
  ])
})
