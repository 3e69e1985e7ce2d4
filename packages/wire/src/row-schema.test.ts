import { entityNamed } from '@furrow/catalogue/catalogue'
import { furrow } from '@furrow/catalogue/furrow'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { changedRow, newRow, servedRow } from './row-schema.ts'

const catalogue = furrow()
const paddocks = entityNamed(catalogue, 'paddocks')
const good = { farm_id: 1, period_id: 2, name: ' River ', area: 38.5, soil_type: 'Heavy' }

const sentences = (row: Record<string, unknown>) =>
  newRow(paddocks)
    .safeParse({ ...good, ...row })
    .error?.issues.map(issue => issue.message)

describe('what is sent to make a row', () => {
  test('is trimmed and taken where it is right', () => {
    expect(newRow(paddocks).parse(good)).toMatchObject({ name: 'River', area: 38.5 })
  })

  test.each([
    [{ name: '' }, 'Name is needed.'],
    [{ name: 'x'.repeat(61) }, 'Name can have at most 60 characters.'],
    [{ area: -1 }, 'Area can’t be negative.'],
    [{ area: 70_000 }, 'Area must be at most 60,000 ha.'],
    [{ area: 'large' }, 'Area must be a number.'],
    [
      { soil_type: 'Sandy' },
      'Soil must be one of: Heavy, Heavy to Medium, Medium, Medium to Light, Light.',
    ],
    [{ property_id: 1.5 }, 'Property must be the number of a record.'],
    [{ sharefarm_percentage: 60 }, 'Our share must be at most 1 (100%).'],
  ])('%o is answered by a sentence', (row, sentence) => {
    expect(sentences(row)).toEqual([sentence])
  })

  test('takes nothing that is read only or worked out', () => {
    const row = newRow(paddocks).parse({ ...good, id: 7, ancestorIds: [1], created_at: 'now' })
    expect(Object.keys(row)).toEqual(
      expect.not.arrayContaining(['id', 'ancestorIds', 'created_at']),
    )
  })

  test('does not ask for the farm where it follows from the parent', () => {
    const sowing = entityNamed(catalogue, 'sowing_collection_events')
    expect(newRow(sowing).safeParse({ crop_collection_id: 3 }).success).toBe(true)
    expect(newRow(paddocks).safeParse({ name: 'River' }).success).toBe(false)
  })

  test('does not ask for what is preset', () => {
    const row = { rain_gauge_id: 1, total_mm: 4, date: '2024-05-31' }
    const rain = newRow(entityNamed(catalogue, 'rainfalls'))
    expect(rain.parse(row)).toEqual(row)
    expect(rain.safeParse({ ...row, days: null }).error?.issues[0]?.message).toBe('Days is needed.')
  })

  test('takes a blank for nothing, and figures in quotes for figures', () => {
    const row = newRow(paddocks).parse({ ...good, area: '38.5', soil_type: '', property_id: '4' })
    expect(row).toMatchObject({ area: 38.5, soil_type: null, property_id: 4 })
  })

  test.each([...catalogue.values()].map(entity => [entity.name, entity] as const))(
    'of %s: everything that is needed is asked for, by its own name',
    (_name, entity) => {
      const { error } = newRow(entity).safeParse({})
      const asked = (error?.issues ?? []).map(({ path }) => path.join('.'))
      for (const { message } of error?.issues ?? []) expect(message).toMatch(/ is needed\.$/)
      for (const name of asked) {
        const field = entity.fields[name]
        expect(field?.required && !field.readOnly && field.default === undefined, name).toBe(true)
      }
      expect(changedRow(entity).parse({})).toEqual({})
    },
  )

  test('a day must be in the calendar', () => {
    const rain = entityNamed(catalogue, 'rainfalls')
    const day = (date: string) =>
      newRow(rain).safeParse({ rain_gauge_id: 1, total_mm: 4, date }).success
    expect([day('2024-02-29'), day('2023-02-29'), day('31/05/2024')]).toEqual([true, false, false])
  })
})

describe('what is sent to change a row', () => {
  test('may be one field alone, and null empties a field that may be empty', () => {
    expect(changedRow(paddocks).parse({ area: null })).toEqual({ area: null })
    expect(changedRow(paddocks).safeParse({ name: null }).error?.issues).toMatchObject([
      { path: ['name'], message: 'Name is needed.' },
    ])
  })
})

describe('a row as it is served', () => {
  test('never holds a password', () => {
    const shape = servedRow(entityNamed(catalogue, 'users')).shape
    expect(shape).toHaveProperty('email')
    expect(shape).not.toHaveProperty('password')
  })

  test('has every other field, in the order of the catalogue', () => {
    for (const entity of catalogue.values()) {
      const served = Object.entries(entity.fields).filter(([, { secret }]) => !secret)
      expect(Object.keys(servedRow(entity).shape)).toEqual(served.map(([name]) => name))
    }
  })

  test('may lack what not everybody may see, and nothing else', () => {
    const { required = [] } = z.toJSONSchema(servedRow(entityNamed(catalogue, 'projects')))
    expect(required).toContain('business_id')
    expect(required).not.toContain('fee')
  })
})
