import { entity } from '@furrow/catalogue/entity'
import { number, object, text, typedKey, typeOf } from '@furrow/catalogue/fields'
import { farm } from '@furrow/catalogue/owners'
import { expect, test } from 'vitest'
import { editOf, isTyped, keepMine, rebased, shownRow, takeTheirs, typeInto } from './row-edit.ts'

const gates = entity('gates', {
  label: 'Gate',
  help: '',
  ownedBy: farm(),
  fields: {
    name: text(),
    width: number(),
    shape: object(),
    on_type: typeOf(['paddocks', 'farms']),
    on_id: typedKey('on_type'),
  },
})
const row = { id: 4, name: 'North', width: 4, shape: { a: 1, b: 2 }, on_type: 'farms', on_id: 9 }

test('only what differs from what was seen is typed', () => {
  const once = typeInto(editOf(row), ['name', 'South'], gates)
  expect(once.typed).toEqual({ name: 'South' })
  expect(shownRow(once)).toMatchObject({ name: 'South', width: 4 })
  expect(isTyped(typeInto(once, ['name', 'North'], gates))).toBe(false)
})

test('the members of a structure stand in no order, and nothing is as good as an empty text', () => {
  expect(isTyped(typeInto(editOf(row), ['shape', { b: 2, a: 1 }], gates))).toBe(false)
  expect(isTyped(typeInto(editOf({ ...row, name: null }), ['name', ''], gates))).toBe(false)
  expect(isTyped(typeInto(editOf({ ...row, width: 0 }), ['width', null], gates))).toBe(true)
})

test('another kind of record lets go of the row of the former kind', () => {
  const other = typeInto(editOf(row), ['on_type', 'paddocks'], gates)
  expect(other.typed).toEqual({ on_type: 'paddocks', on_id: null })
  expect(typeInto(editOf(row), ['on_type', 'farms'], gates).typed).toEqual({})
})

test('what a colleague saved in another field stands beside nothing', () => {
  const edit = rebased(typeInto(editOf(row), ['name', 'South'], gates), { ...row, width: 5 })
  expect(edit.theirs).toEqual({})
  expect(edit.typed).toEqual({ name: 'South' })
  expect(shownRow(edit)).toMatchObject({ name: 'South', width: 5 })
})

test('what a colleague saved in the same field waits for a decision', () => {
  const edit = rebased(typeInto(editOf(row), ['name', 'South'], gates), { ...row, name: 'East' })
  expect(edit.theirs).toEqual({ name: 'East' })
  expect(shownRow(keepMine(edit, 'name'))).toMatchObject({ name: 'South' })
  expect(keepMine(edit, 'name').theirs).toEqual({})
  expect(shownRow(takeTheirs(edit, 'name'))).toMatchObject({ name: 'East' })
  expect(isTyped(takeTheirs(edit, 'name'))).toBe(false)
})

test('what both changed alike is settled', () => {
  const edit = rebased(typeInto(editOf(row), ['name', 'East'], gates), { ...row, name: 'East' })
  expect(edit.theirs).toEqual({})
  expect(isTyped(edit)).toBe(false)
})
