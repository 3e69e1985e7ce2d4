import { expect, test } from 'vitest'
import { deedOfKey, placeWithin } from './presenting-keys.ts'

const at = { place: 4, count: 24, digits: '' }
const placeAfter = (key: string, from = at) => {
  const deed = deedOfKey(key, from)
  return deed?.kind === 'go' ? deed.place : undefined
}

test('keys and clickers lead onward and back, and to both ends', () => {
  const onward = ['ArrowRight', 'ArrowDown', 'PageDown', ' ', 'Enter']
  expect(onward.map(key => placeAfter(key))).toEqual([5, 5, 5, 5, 5])
  const back = ['ArrowLeft', 'ArrowUp', 'PageUp', 'Backspace']
  expect(back.map(key => placeAfter(key))).toEqual([3, 3, 3, 3])
  expect([placeAfter('Home'), placeAfter('End')]).toEqual([0, 23])
})

test('no key leads beyond the first and the last finding', () => {
  expect(placeAfter('PageUp', { ...at, place: 0 })).toBe(0)
  expect(placeAfter('PageDown', { ...at, place: 23 })).toBe(23)
  expect(placeWithin(3, 0)).toBe(0)
})

test('a number is typed digit by digit, mended, and jumped to by Enter', () => {
  expect(deedOfKey('1', at)).toEqual({ kind: 'digits', digits: '1' })
  expect(deedOfKey('2', { ...at, digits: '1' })).toEqual({ kind: 'digits', digits: '12' })
  expect(deedOfKey('Backspace', { ...at, digits: '12' })).toEqual({ kind: 'digits', digits: '1' })
  expect(deedOfKey('Escape', { ...at, digits: '12' })).toEqual({ kind: 'digits', digits: '' })
  expect(placeAfter('Enter', { ...at, digits: '12' })).toBe(11)
  expect(placeAfter('Enter', { ...at, digits: '900' })).toBe(23)
  expect(placeAfter('Enter', { ...at, digits: '0' })).toBe(0)
})

test('letters open what they stand for, large or small, and others do nothing', () => {
  const kinds = ['o', 'F', 'c', 'L', '?'].map(key => deedOfKey(key, at)?.kind)
  expect(kinds).toEqual(['overview', 'full screen', 'code', 'look', 'keys'])
  expect(['x', 'Tab', 'Shift', 'Escape', 'F5'].map(key => deedOfKey(key, at))).toEqual(
    Array.from({ length: 5 }),
  )
})
