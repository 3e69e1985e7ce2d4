import { entity } from '@furrow/catalogue/entity'
import { key, moment, number, text } from '@furrow/catalogue/fields'
import { farm } from '@furrow/catalogue/owners'
import { expect, test } from 'vitest'
import { putBackOf } from './put-back.ts'

const gates = entity('gates', {
  label: 'Gate',
  help: '',
  ownedBy: farm(),
  fields: {
    name: text(),
    width: number(),
    built: moment(),
    paddock_id: key('paddocks'),
    opened: number({ readOnly: true }),
  },
})
const row = {
  id: 4,
  name: 'South',
  width: 5,
  built: '2024-05-31T09:00:00.000000Z',
  paddock_id: 2,
  opened: 8,
  deleted_at: null,
}

test('a change is put back by the former values of its own fields', () => {
  const line = {
    verb: 'update',
    before: { name: 'North', width: null },
    after: { name: 'South', width: 5 },
  }
  expect(putBackOf(line, row, gates)).toEqual({
    do: 'update',
    values: { name: 'North', width: null },
  })
})

test('what nobody writes, and what is so again, is left out', () => {
  const line = { verb: 'update', before: { opened: 7, width: 5, name: 'North' }, after: {} }
  expect(putBackOf(line, row, gates)).toEqual({ do: 'update', values: { name: 'North' } })
  const moot = { verb: 'update', before: { width: 5, opened: 7 }, after: { width: 6, opened: 8 } }
  expect(putBackOf(moot, row, gates)).toBeUndefined()
})

test('the other spelling of a moment in the history is the same moment', () => {
  const same = { verb: 'update', before: { built: '2024-05-31T19:00:00+10:00' }, after: {} }
  expect(putBackOf(same, row, gates)).toBeUndefined()
  const other = { verb: 'update', before: { built: '2024-05-30T09:00:00+00:00' }, after: {} }
  expect(putBackOf(other, row, gates)).toEqual({
    do: 'update',
    values: { built: '2024-05-30T09:00:00.000000Z' },
  })
})

test('a deletion is put back by bringing the row back, as long as it is deleted', () => {
  const line = { verb: 'destroy', before: null, after: null }
  expect(putBackOf(line, { ...row, deleted_at: '2024-06-01T00:00:00.000000Z' }, gates)).toEqual({
    do: 'restore',
  })
  expect(putBackOf(line, row, gates)).toBeUndefined()
})

test('nothing of a deleted row, of a row that was added, or of what is only read is put back', () => {
  const line = { verb: 'update', before: { name: 'North' }, after: { name: 'South' } }
  expect(
    putBackOf(line, { ...row, deleted_at: '2024-06-01T00:00:00.000000Z' }, gates),
  ).toBeUndefined()
  expect(
    putBackOf({ verb: 'store', before: null, after: { name: 'North' } }, row, gates),
  ).toBeUndefined()
  expect(putBackOf(line, row, { ...gates, readAlone: true })).toBeUndefined()
})
