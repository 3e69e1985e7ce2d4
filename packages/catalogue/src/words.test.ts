import { describe, expect, test } from 'vitest'
import { entityNamed } from './catalogue.ts'
import { furrow } from './furrow.ts'

const catalogue = furrow()
const labels = (entity: string, ...names: readonly string[]) =>
  names.map(name => entityNamed(catalogue, entity).fields[name]?.label)

describe('the words of a field', () => {
  test('are there for every one, and never a program’s', () => {
    for (const { name, fields } of catalogue.values()) {
      for (const [key, field] of Object.entries(fields)) {
        expect(field.label, `${name}.${key}`).toMatch(/^\p{Lu}/u)
        expect(field.label, `${name}.${key}`).not.toMatch(/_|\bid\b/)
      }
    }
  })

  test('of a key are those of what it points at', () => {
    expect(labels('sowing_collection_events', 'crop_collection_id', 'farm_id')).toEqual([
      'Crop on a paddock',
      'Farm',
    ])
    expect(
      entityNamed(catalogue, 'sowing_collection_events').fields['crop_collection_id']?.help,
    ).toBe(entityNamed(catalogue, 'crop_collections').help)
  })

  test('of two keys to the same kind, and of keys to people, are their own', () => {
    expect(labels('sowing_collection_events', 'variety_id', 'secondary_variety_id')).toEqual([
      'Variety',
      'Secondary variety',
    ])
    expect(labels('projects', 'collector_id', 'customer_id')).toEqual(['Collector', 'Customer'])
  })

  test('of a name in two humps come apart', () => {
    expect(labels('lint_sale_actuals', 'seedTonnes', 'lintIncome')).toEqual([
      'Seed tonnes',
      'Lint income',
    ])
  })
})
