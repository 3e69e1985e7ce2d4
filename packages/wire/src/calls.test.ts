import { entityNamed } from '@furrow/catalogue/catalogue'
import { furrow } from '@furrow/catalogue/furrow'
import type { Relation } from '@furrow/catalogue/relations'
import { describe, expect, test } from 'vitest'
import { isResource, relationCalls, resourceCalls } from './calls.ts'
import type { Call } from './calls.ts'

const catalogue = furrow()
const written = (calls: readonly Call[]) =>
  calls.map(({ method, path }) => `${method} ${path}`.trim()).toSorted()
function below(entity: string, name: string) {
  const relation = entityNamed(catalogue, entity).relations[name] as Relation & { entity: string }
  return written(relationCalls(relation, [entityNamed(catalogue, relation.entity)]))
}

const readMany = ['get', 'get /{id}', 'post /search']
const wholeMany = [
  ...readMany,
  'delete /batch',
  'delete /{id}',
  'patch /batch',
  'patch /{id}',
  'post',
  'post /batch',
  'post /batch/restore',
  'post /{id}/restore',
]

describe('the calls of a record', () => {
  test('are eleven', () => {
    expect(written(resourceCalls(entityNamed(catalogue, 'paddocks')))).toEqual(wholeMany.toSorted())
  })

  test('only read what is worked out, and what is history', () => {
    for (const name of ['adjacent_paddocks', 'changes']) {
      expect(written(resourceCalls(entityNamed(catalogue, name)))).toEqual(readMany)
    }
  })
})

describe('a record', () => {
  const paddocks = entityNamed(catalogue, 'paddocks')
  const { deleted_at: _, ...withoutTrash } = paddocks.fields
  const { id: __, ...withoutNumber } = paddocks.fields
  const linked = entityNamed(catalogue, 'farms').relations['paddocks'] as Relation
  const isRestoring = (call: string) => call.includes('restore')

  test('is never brought back where it is deleted for good', () => {
    const forGood = { ...paddocks, fields: withoutTrash }
    expect(written(resourceCalls(forGood))).toEqual(
      wholeMany.filter(call => !isRestoring(call)).toSorted(),
    )
    expect(written(relationCalls(linked, [forGood])).filter(isRestoring)).toEqual([])
    expect(written(relationCalls(linked, [forGood, paddocks])).filter(isRestoring)).toHaveLength(2)
  })

  test('has none at all without a number of its own', () => {
    const link = { ...paddocks, fields: withoutNumber }
    expect(isResource(link)).toBe(false)
    expect(resourceCalls(link)).toEqual([])
    expect(relationCalls(linked, [link])).toEqual([])
  })
})

describe('the calls below a row', () => {
  test('of many that it has: all, and moving them here and away', () => {
    expect(below('paddocks', 'crop_collections')).toEqual(
      [...wholeMany, 'post /associate', 'delete /{id}/dissociate'].toSorted(),
    )
  })

  test('of many that it is linked with: all, and the links themselves', () => {
    const links = ['post /attach', 'delete /detach', 'patch /sync', 'patch /toggle']
    expect(below('paddocks', 'prior_paddocks')).toEqual(
      [...wholeMany, ...links, 'patch /{id}/pivot'].toSorted(),
    )
  })

  test('of links that follow from other records: only reading', () => {
    expect(below('paddocks', 'ancestors')).toEqual(readMany)
    expect(below('paddocks', 'adjacent_paddocks')).toEqual(readMany)
  })

  test('of the one that it belongs to: without a number, and never a new one', () => {
    expect(below('paddocks', 'farm')).toEqual(
      [
        'get',
        'patch',
        'delete',
        'post /{id}/restore',
        'patch /batch',
        'delete /batch',
        'post /batch/restore',
      ].toSorted(),
    )
  })

  test('of the one that it has: without a number, and a new one where there is none', () => {
    const relation = { kind: 'has one', entity: 'farms', key: 'paddock_id' } as const
    expect(written(relationCalls(relation, [entityNamed(catalogue, 'farms')]))).toEqual(
      ['get', 'post', 'patch', 'delete', 'post /{id}/restore'].toSorted(),
    )
  })

  test('never stand twice at one address', () => {
    for (const entity of catalogue.values()) {
      for (const relation of Object.values(entity.relations)) {
        const once = written(relationCalls(relation, [entity]))
        expect(new Set(once).size).toBe(once.length)
      }
    }
  })
})
