import { expect, test } from 'vitest'
import { readChoices } from '../../sheet/cells/read-choice.ts'
import { choicesOfCrop } from './columns/crop-choices.ts'
import { cropRow } from './crops-for-tests.ts'
import { choosableVarieties, varietyOptions } from './variety-options.ts'

const crops = new Map([
  [1, 'Wheat'],
  [2, 'Barley'],
])
const varieties = [
  { id: 7, name: 'Scepter', crop_type_id: 1 },
  { id: 8, name: 'Sceptre', crop_type_id: 1, active: false, merged_into_id: 7 },
  { id: 9, name: 'Mace', crop_type_id: 1, active: false, merged_into_id: null },
  { id: 10, name: 'Bass', crop_type_id: 1 },
  { id: 11, name: 'Bass', crop_type_id: 2 },
]
const options = varietyOptions(varieties, crops)
const wheat = {
  row: { ...cropRow(1), type: { id: 1 } },
  cells: new Map([['crop.current_crop_id', 1]]),
}
const offered = choicesOfCrop(choosableVarieties(varieties), options)(wheat as never) ?? []
const read = (text: string) => readChoices({ is: 'choice', options: offered }, text)

test('a variety that was merged is not offered, and typed it is the other one', () => {
  expect(offered.map(({ value }) => value)).toEqual([7, 9, 10])
  expect(read('sceptre')).toEqual({ value: 7 })
  expect(read('Scepter')).toEqual({ value: 7 })
  expect(options.find(({ value }) => value === 8)?.label).toBe('Sceptre')
})

test('a retired one says so, and is found by its name', () => {
  expect(offered[1]?.label).toBe('Mace (no longer offered)')
  expect(read('mace')).toEqual({ value: 9 })
})

test('the crop is said where two have one of the same name', () => {
  expect(options.map(({ label }) => label).slice(3)).toEqual(['Bass (Wheat)', 'Bass (Barley)'])
})
