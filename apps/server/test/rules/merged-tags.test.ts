// Tags on crops are renamed and merged: each crop says the new name, and says it once.

import { randomUUID } from 'node:crypto'
import type { ListedRow } from '@furrow/wire/lists/listed-rows-answer'
import { expect, test } from 'vitest'
import { ruledFarm } from './ruled-farm.ts'

const farm = ruledFarm()

const tag = async (name: string): Promise<number> =>
  (await farm.add('crop_tags', { name: `${name} ${randomUUID().slice(0, 8)}` })).id
const put = async (tag_id: number, crop: number): Promise<number> =>
  (
    await farm.add('taggables', {
      tag_id,
      taggable_type: 'crop_collections',
      taggable_id: crop,
    })
  ).id
const merge = (id: number, into_id: number) =>
  farm.ask('POST', 'v2/listed-rows/merge', { list: 'crop_tags', id, into_id })
const nameOf = async (id: number) => (await farm.row('crop_tags', id))['name']
const tagsOf = async (crop: number) => (await farm.row('crop_collections', crop))['tags']
const listed = async (id: number): Promise<ListedRow> => {
  const { body } = await farm.ask('GET', 'v2/listed-rows?list=crop_tags')
  return body.data.find((row: ListedRow) => row.id === id) ?? expect.fail(`no tag ${id}`)
}

test('a crop with one of them has the other, and a crop with both has it once', async () => {
  const [seed, seeds] = [await tag('Seed'), await tag('Seeds')]
  const [one, both] = [(await farm.crop('wheat')).id, (await farm.crop('barley')).id]
  await put(seeds, one)
  await put(seeds, both)
  const kept = await put(seed, both)
  expect(await listed(seeds)).toMatchObject({ rows: 2, farms: 1, offered: true, accepted: true })
  const { status, text, body } = await merge(seeds, seed)
  expect(status, text).toBe(200)
  expect(body.data).toEqual({ id: seeds, into_id: seed, rows: 2, farms: 1 })
  for (const crop of [one, both]) expect(await tagsOf(crop)).toEqual([await nameOf(seed)])
  const filters = [
    { field: 'taggable_id', value: both },
    { field: 'taggable_type', value: 'crop_collections' },
  ]
  const standing = await farm.ask('POST', 'taggables/search', { filters })
  expect(standing.body.data.map((row: { id: number }) => row.id)).toEqual([kept])
  expect(await listed(seeds)).toMatchObject({
    rows: 0,
    offered: false,
    merged_into: { id: seed },
  })
})

test('a device that was away and puts on the first puts on the other', async () => {
  const [seed, seeds] = [await tag('Seed'), await tag('Seeds')]
  const crop = (await farm.crop('wheat')).id
  expect((await merge(seeds, seed)).status).toBe(200)
  await put(seeds, crop)
  expect(await tagsOf(crop)).toEqual([await nameOf(seed)])
})

test('a new name stands on each crop; none has two tags of one name', async () => {
  const [seed, dry] = [await tag('Seed'), await tag('Dry')]
  const crop = (await farm.crop('wheat')).id
  await put(seed, crop)
  const name = `Kept for seed ${randomUUID().slice(0, 8)}`
  await farm.change('crop_tags', seed, { name })
  expect(await tagsOf(crop)).toEqual([name])
  const taken = await farm.ask('PATCH', `crop_tags/${dry}`, { name })
  expect(taken.status).toBe(422)
  expect((await merge(dry, dry)).body.errors).toMatchObject({
    into_id: [expect.stringMatching(/can’t be merged into itself\. Choose another crop tag\.$/)],
  })
})
