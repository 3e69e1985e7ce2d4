import { furrow } from '@furrow/catalogue/furrow'
import { expect, test } from 'vitest'
import { rowName } from './row-name.ts'

const called = (resource: string, row: Readonly<Record<string, unknown>>) => {
  const entity = furrow().get(resource)
  return entity ? rowName(entity, { id: 4, ...row }) : undefined
}

test('a row is called by its name, also by one that is made up of others, or else by its number', () => {
  expect(called('paddocks', { name: 'River' })).toBe('River')
  const display_name = 'Grazing Sheep Dual Purpose'
  expect(called('livestock_enterprises', { display_name })).toBe(display_name)
  expect(called('livestock_enterprises', {})).toBe('Stock enterprise 4')
  expect(called('crop_rctis', { id: -1 })).toBe('New buyer’s invoice (RCTI)')
})
