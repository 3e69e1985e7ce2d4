import { describe, expect, test } from 'vitest'
import { catalogueOf } from './catalogue.ts'
import { checkCatalogue, mistakesIn } from './check-catalogue.ts'
import { entity } from './entity.ts'
import type { Entity } from './entity.ts'
import { choice, key, number, text, typedKey, typeOf } from './fields.ts'
import { furrow } from './furrow.ts'
import { everyone, farm, farmOf, ownerRow, theFarmItself } from './owners.ts'
import { belongsToMany, hasMany, hasManyAs, through } from './relations.ts'

const farms = entity('farms', {
  label: 'Farm',
  help: 'A farm.',
  ownedBy: theFarmItself(),
  fields: { name: text() },
  relations: { sheds: hasMany('sheds', 'farm_id') },
  deletes: ['sheds'],
})
const sheds = entity('sheds', {
  label: 'Shed',
  help: 'A shed.',
  ownedBy: farm(),
  fields: { farm_id: key('farms', { required: true }), name: text() },
})

type Options = Omit<Parameters<typeof entity>[1], 'label' | 'help'>

/** A catalogue with one more entity, `trees`. */
function withTrees(declared: Partial<Options>) {
  const trees = entity('trees', {
    label: 'Tree',
    help: 'A tree.',
    ownedBy: everyone,
    fields: {},
    ...declared,
  }) as Entity
  return mistakesIn(catalogueOf([farms, sheds, trees]))
}

describe('Furrow’s own catalogue', () => {
  test('has no mistakes', () => {
    expect(mistakesIn(furrow())).toEqual([])
    expect(furrow().size).toBeGreaterThan(130)
  })

  test('says in a line what every record is for', () => {
    for (const { help } of furrow().values()) expect(help).toMatch(/\.$/)
  })
})

describe('a mistake is said in a sentence', () => {
  test.each<[string, Partial<Options>]>([
    ['trees.shed_id: points at barns, which is unknown.', { fields: { shed_id: key('barns') } }],
    ['trees.height: 9 is above 3.', { fields: { height: number({ min: 9, max: 3 }) } }],
    ['trees.kind: there is nothing to choose from.', { fields: { kind: choice([]) } }],
    ['trees.kind: a choice stands twice.', { fields: { kind: choice(['Gum', 'Gum']) } }],
    [
      'trees.kind: Oak is preset but cannot be chosen.',
      { fields: { kind: choice(['Gum'], { default: 'Oak' }) } },
    ],
    [
      'trees.owner_id: its kind should stand in owner_type, which says none.',
      { fields: { owner_id: typedKey('owner_type') } },
    ],
    ['trees.branches: branches is unknown.', { relations: { branches: hasMany('branches', 'x') } }],
    ['trees.sheds: sheds has no tree_id.', { relations: { sheds: hasMany('sheds', 'tree_id') } }],
    [
      'trees.sheds: sheds.farm_id does not point at trees.',
      { relations: { sheds: hasMany('sheds', 'farm_id') } },
    ],
    [
      'trees.sheds: tree_sheds is unknown.',
      { relations: { sheds: belongsToMany('sheds', through('tree_sheds', 'tree_id', 'shed_id')) } },
    ],
    [
      'trees.photos: trees.photo_type does not allow trees.',
      {
        fields: { photo_type: typeOf(['sheds']), photo_id: typedKey('photo_type') },
        relations: { photos: hasManyAs('trees', 'photo') },
      },
    ],
    [
      'trees.name: a field has the same name.',
      { fields: { name: text() }, relations: { name: hasMany('sheds', 'farm_id') } },
    ],
    [
      'trees.search: the word is a call of the API.',
      { relations: { search: hasMany('sheds', 'x') } },
    ],
    [
      'trees: it would be left behind when its farm is deleted.',
      { ownedBy: farm(), fields: { farm_id: key('farms', { required: true }) } },
    ],
    ['trees: unique names height, which is no field of it.', { unique: [['height']] }],
    ['trees: deletes leaves, which is no row of its own.', { deletes: ['leaves'] }],
    ['trees: a farm’s row needs farm_id, required, pointing at farms.', { ownedBy: farm() }],
    [
      'trees: its farm should come by name, which points at no farm’s row.',
      {
        ownedBy: farmOf('name'),
        fields: { farm_id: key('farms', { required: true }), name: text() },
      },
    ],
    [
      'trees: shed_id points at a farm’s row, but the row itself is no farm’s.',
      { fields: { shed_id: key('sheds') } },
    ],
    ['trees: owner_type and owner_id, its owner, are not a pair.', { ownedBy: ownerRow('owner') }],
    [
      'trees: girth is kept in two parts.',
      {
        fields: { girth: number() },
        parts: { one: ['girth'], two: ['girth'] },
      },
    ],
    ['trees: a part keeps bark, which is no field of it.', { parts: { one: ['bark'] } }],
    ['trees.volume', { fields: { volume: number({ formula: 'girth * 2' }) } }],
  ])('%s', (sentence, declared) => {
    expect(withTrees(declared).join('\n')).toContain(sentence)
  })

  test('an entity may not take a word that the API needs', () => {
    const health = entity('health', { label: 'H', help: 'H.', ownedBy: everyone, fields: {} })
    expect(mistakesIn(catalogueOf([health]))).toEqual([
      'health: the word is taken by a call of the API.',
    ])
  })

  test('an entity is declared once', () => {
    expect(() => catalogueOf([farms], [farms])).toThrow('farms is declared twice.')
  })

  test('the check throws with all of them', () => {
    const wrong = entity('Trees', { label: '', help: '', ownedBy: everyone, fields: {} })
    expect(() => checkCatalogue(catalogueOf([wrong]))).toThrow(/lower case[^]*label[^]*help/)
  })
})
