import { expect, test } from 'vitest'
import { catalogueOf, entityNamed } from './catalogue.ts'
import { entity } from './entity.ts'
import type { Entity } from './entity.ts'
import type { Field } from './fields.ts'
import { typedKey, typeOf } from './fields.ts'
import { furrow } from './furrow.ts'
import { everyone } from './owners.ts'
import type { Relation } from './relations.ts'
import { targetsOf } from './targets.ts'

const catalogue = furrow()
function namesFrom(from: Entity, name: string, within = catalogue) {
  const relation = from.relations[name] as Relation
  return targetsOf(from, relation, within).map(({ name }) => name)
}

test('a relation leads to the record that it names', () => {
  const paddocks = entityNamed(catalogue, 'paddocks')
  expect(namesFrom(paddocks, 'farm')).toEqual(['farms'])
  expect(namesFrom(paddocks, 'crop_collections')).toEqual(['crop_collections'])
  expect(namesFrom(paddocks, 'prior_paddocks')).toEqual(['paddocks'])
})

test('a relation to one of several leads to each that its type may say', () => {
  expect(namesFrom(entityNamed(catalogue, 'addresses'), 'addressable')).toEqual([
    'users',
    'businesses',
    'farms',
  ])
})

test('a word that stands for a record of another name leads there, once', () => {
  const said = { label: 'Thing', help: 'A thing.', ownedBy: everyone }
  const owner_type: Field = {
    ...typeOf(['person', 'user', 'roles']),
    entities: { person: 'users', user: 'users' },
  }
  const notes = entity('notes', {
    ...said,
    fields: { owner_type, owner_id: typedKey('owner_type') },
  })
  const users = entity('users', { ...said, fields: {} })
  const roles = entity('roles', { ...said, fields: {} })
  const small = catalogueOf([notes, users, roles])
  expect(namesFrom(entityNamed(small, 'notes'), 'owner', small)).toEqual(['users', 'roles'])
})
