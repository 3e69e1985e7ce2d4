import { expect, test } from 'vitest'
import * as marking from './marks.ts'
import type { Marks } from './marks.ts'

const { changedMarks, countMarks, markAt, withMark, withoutMark, withoutRows } = marking
const hevy = { text: 'Hevy', wrong: 'is not in the list' }
const many = { text: '12,5', wrong: 'is not a number' }
const marks: Marks = new Map([
  ['1', new Map([['soil', hevy]])],
  ['new:a', new Map([['area', many]])],
])

test('a mark is set and cleared without touching what was before', () => {
  const set = withMark(marks, { row: '1', column: 'area' }, many)
  expect(markAt(set, '1', 'area')).toEqual(many)
  expect(markAt(set, '1', 'soil')).toEqual(hevy)
  expect(countMarks(set)).toBe(3)
  expect(countMarks(marks)).toBe(2)
  const cleared = withoutMark(set, { row: '1', column: 'soil' })
  expect(markAt(cleared, '1', 'soil')).toBeUndefined()
  expect(markAt(set, '1', 'soil')).toEqual(hevy)
})

test('a row without marks is not there at all', () => {
  expect(withoutMark(marks, { row: '1', column: 'soil' }).has('1')).toBe(false)
})

test('where nothing changes they are the same', () => {
  expect(withMark(marks, { row: '1', column: 'soil' }, { ...hevy })).toBe(marks)
  expect(withoutMark(marks, { row: '7', column: 'soil' })).toBe(marks)
  expect(withoutRows(marks, ['7'])).toBe(marks)
  expect(marking.withRenamedRows(marks, new Map([['7', '8']]))).toBe(marks)
})

test('of several changes to a cell the last stands', () => {
  const changes = [
    { row: '1', column: 'soil', mark: undefined },
    { row: '1', column: 'soil', mark: many },
    { row: '2', column: 'soil', mark: hevy },
    { row: '2', column: 'soil', mark: undefined },
  ]
  const changed = changedMarks(marks, changes)
  expect(markAt(changed, '1', 'soil')).toEqual(many)
  expect(changed.has('2')).toBe(false)
  const thereAndBack = [
    { row: '1', column: 'soil', mark: many },
    { row: '1', column: 'soil', mark: hevy },
  ]
  expect(changedMarks(marks, thereAndBack)).toEqual(marks)
})

test('rows that are gone take theirs along', () => {
  expect([...withoutRows(marks, ['1']).keys()]).toEqual(['new:a'])
})

test('what was marked in a new row stands under its number, once it has one', () => {
  const renamed = marking.withRenamedRows(marks, new Map([['new:a', '57']]))
  expect(markAt(renamed, '57', 'area')).toEqual(many)
  expect(renamed.has('new:a')).toBe(false)
})
