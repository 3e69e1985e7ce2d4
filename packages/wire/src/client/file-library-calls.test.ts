import { expect, expectTypeOf, test } from 'vitest'
import { answering } from './answers-for-tests.ts'

const stored = () => ({ token: 'furrow_abc', impersonating: 7, farm: null })
const device = 'tablet'

test('tells a client of the protocol where to send to, as whom, and what about', () => {
  const { furrow } = answering({}, 200, { url: 'https://furrow.example/', stored, device })
  expect(furrow.files.uploadsAddress()).toBe('https://furrow.example/api/v2/uploads')
  expect(furrow.files.uploadHeaders()).toEqual({
    Authorization: 'Bearer furrow_abc',
    'X-Impersonate-Id': '7',
    'X-Device-Id': 'tablet',
  })
  const wanted = { name: 'map.pdf', farm_id: 3, period_id: null, notes: '', category: 'Other' }
  expect(furrow.files.uploadMetadata(wanted)).toEqual({
    name: 'map.pdf',
    farm_id: '3',
    category: 'Other',
  })
  expect(answering().furrow.files.uploadsAddress()).toBe('/api/v2/uploads')
})

test('asks how far an upload is, by its number or its address', async () => {
  const { furrow, asked } = answering({ data: { state: 'done', file_id: 5 } })
  const found = await furrow.files.upload('ab12')
  await furrow.files.upload('https://furrow.example/api/v2/uploads/ab12')
  expect(asked.map(({ address }) => address)).toEqual(Array(2).fill('/api/v2/uploads/ab12'))
  if (!found.ok) throw new Error(found.failure.message)
  expect(found.data.file_id).toBe(5)
  expectTypeOf(found.data.scan).toEqualTypeOf<'Not scanned' | 'Clean' | 'Infected' | null>()
})

test('asks what is taken', async () => {
  const { furrow, asked } = answering({ data: { max_bytes: 9, accepted: [] } })
  expect(await furrow.files.limits()).toMatchObject({ ok: true, data: { max_bytes: 9 } })
  expect(asked[0]).toMatchObject({ method: 'GET', address: '/api/v2/uploads' })
})

test('fetches what is in a file, or says why not', async () => {
  const { furrow, asked } = answering('rain,12', 200, { stored })
  const found = await furrow.files.download(5)
  if (!found.ok) throw new Error(found.failure.message)
  expect(await found.data.text()).toBe('rain,12')
  expect(asked[0]).toMatchObject({
    address: '/api/v2/downloads/5',
    headers: { authorization: 'Bearer furrow_abc' },
  })
  const gone = answering(
    { message: 'This file doesn’t exist, or you don’t have access to it.', code: 'not_found' },
    404,
  )
  const refused = await gone.furrow.files.download(6)
  expect(refused).toMatchObject({ ok: false, failure: { kind: 'refused', status: 404 } })
})
