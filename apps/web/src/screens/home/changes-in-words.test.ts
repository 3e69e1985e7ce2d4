import { furrow } from '@furrow/catalogue/furrow'
import { expect, test } from 'vitest'
import { changesInWords } from './changes-in-words.ts'
import type { ChangeRow } from './changes-in-words.ts'

const catalogue = furrow()
const base = {
  at: '2026-03-04T05:00:00Z',
  verb: 'update',
  entity: 'paddocks',
  row: 1,
  farm_id: 3,
  period_id: 7,
  user_name: 'Jo',
}
let id = 100
const row = (values: Partial<ChangeRow> = {}): ChangeRow => ({ id: (id -= 1), ...base, ...values })
const words = (...rows: ChangeRow[]) =>
  changesInWords(rows, catalogue, 'Australia/Brisbane').map(({ who, what }) => `${who} ${what}`)

test('what one does to a kind of record, one after the other, is one line in the words of farmers', () => {
  expect(words(row(), row({ row: 2 }), row({ row: 3 }))).toEqual(['Jo changed 3 paddocks'])
  expect(words(row({ entity: 'crop_collections', verb: 'store' }))).toEqual([
    'Jo added 1 crop on a paddock',
  ])
})

test('a record that is changed again and again is counted once', () => {
  expect(words(row(), row(), row())).toEqual(['Jo changed 1 paddock'])
})

test('another person, farm, kind, verb or day is another line', () => {
  const others = [
    { user_name: null },
    { farm_id: 4 },
    { entity: 'farm_contacts' },
    { verb: 'destroy' },
    { at: '2026-03-01T05:00:00Z' },
  ]
  for (const other of others) expect(words(row(), row(other))).toHaveLength(2)
  expect(words(row(), row({ user_name: null }), row())).toHaveLength(3)
})
