import { furrow } from '@furrow/catalogue/furrow'
import { expect, test } from 'vitest'
import { cropColumns, paddockColumns, propertyColumns, sowingColumns } from './columns.ts'

/** What the statement names its columns. */
function namesIn(columns: string): string[] {
  const named = columns.matchAll(/\bt\.(\w+)(?=,|$)|as "?(\w+)"?(?=,|$)/gm)
  return [...named].flatMap(([, own, other]) => own ?? other ?? [])
}

test.each([
  ['paddocks', paddockColumns],
  ['farm_properties', propertyColumns],
  ['crop_collections', cropColumns],
  ['sowing_collection_events', sowingColumns],
] as const)('an answer of %s has what is declared of it', (name, columns) => {
  const declared = Object.keys(furrow().get(name)?.fields ?? {})
  const stamps = ['created_at', 'updated_at', 'deleted_at']
  expect(new Set(namesIn(columns('t').trim()))).toEqual(new Set(['id', ...declared, ...stamps]))
})
