import { furrow } from '@furrow/catalogue/furrow'
import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import { openApiDocument } from './document.ts'

const catalogue = furrow()
const document = openApiDocument(catalogue, '1.2.3')
const text = JSON.stringify(document)
const { schemas } = document['components'] as { schemas: Record<string, Shape> }
const paths = document['paths'] as Record<string, Record<string, unknown>>

interface Shape {
  readonly properties: Record<string, unknown>
}

describe('the OpenAPI description', () => {
  test('is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate(JSON.parse(text))
    expect(errors ?? []).toEqual([])
    expect(valid).toBe(true)
    expect(validator.version).toBe('3.1')
  })

  test('tells every record and every field that is served, and no secret', () => {
    for (const { name, fields, derived, appendOnly } of catalogue.values()) {
      const served = Object.entries(fields).filter(([, field]) => !field.secret)
      expect(Object.keys(schemas[name]?.properties ?? {}), name).toEqual(
        served.map(([field]) => field),
      )
      expect(paths[`/api/${name}`]?.['get'], name).toBeDefined()
      expect(paths[`/api/${name}`]?.['post'] === undefined, name).toBe(derived || appendOnly)
    }
    expect(text.includes('"password"')).toBe(false)
  })

  test('points only at parts that are there', () => {
    const known = document['components'] as Record<string, Record<string, unknown>>
    const missing = [...new Set(text.match(/#\/components\/[^"]+/g))].filter(pointer => {
      const [, , kind = '', name = ''] = pointer.split('/')
      return known[kind]?.[name] === undefined
    })
    expect(missing).toEqual([])
  })

  test('stays of a size that tools can read', () => {
    expect(text.length).toBeLessThan(8_000_000)
  })
})
