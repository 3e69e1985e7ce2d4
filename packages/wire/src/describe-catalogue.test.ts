import { furrow } from '@furrow/catalogue/furrow'
import { describe, expect, test } from 'vitest'
import { describeCatalogue } from './describe-catalogue.ts'

const told = JSON.parse(JSON.stringify(describeCatalogue(furrow(), '1.2.3')))
const { paddocks, users, changes, adjacent_paddocks, geolocations } = told.entities

describe('the catalogue as it is told', () => {
  test('names its version and every record', () => {
    expect(told.version).toBe('1.2.3')
    expect(Object.keys(told.entities)).toEqual([...furrow().keys()])
  })

  test('says what a record is, whose it is, what is unique in it and what goes with it', () => {
    expect(paddocks).toMatchObject({
      label: 'Paddock',
      plural: 'Paddocks',
      owner: { kind: 'farm', by: 'farm_id' },
      unique: [['farm_id', 'period_id', 'name']],
    })
    expect(paddocks.deletes).toContain('crop_collections')
    expect(adjacent_paddocks).toMatchObject({ derived: true, owner: { write: 'nobody' } })
    expect(changes.read_alone).toBe(true)
  })

  test('says of a field what was declared, and nothing else', () => {
    expect(paddocks.fields.area).toEqual({
      kind: 'number',
      label: 'Area',
      required: false,
      help: 'Farmed area, without lanes and timber.',
      unit: 'ha',
      scale: 4,
      min: 0,
      max: 60_000,
    })
    expect(paddocks.fields.property_id).toEqual({
      kind: 'key',
      label: 'Property',
      required: false,
      help: 'A named block of land inside a farm, often one purchase or one lease.',
      target: 'farm_properties',
    })
    expect(paddocks.fields.name).toMatchObject({ required: true, searchable: true })
    expect(paddocks.fields.ancestorIds).toMatchObject({ computed: true, read_only: true })
    expect(geolocations.fields.geolocatable_id).toMatchObject({ by: 'geolocatable_type' })
    expect(told.entities.assets.fields.roam.formula).toContain('/')
  })

  test('keeps a preset that is a no, for it says something', () => {
    expect(users.fields.admin).toEqual({
      kind: 'flag',
      label: 'Administrator',
      help: 'Sees and changes everything.',
      required: true,
      set_by: 'admins',
      needs: 'self',
      default: false,
    })
  })

  test('marks what is secret', () => {
    expect(users.fields.password).toMatchObject({ secret: true })
  })

  test('writes names on the wire with underscores', () => {
    const names = JSON.stringify(told).match(
      /"(readOnly|appendOnly|readAlone|ownKey|otherKey|ownedBy)"/g,
    )
    expect(names).toBeNull()
  })

  test('says where a relation leads', () => {
    expect(paddocks.relations.farm).toEqual({ kind: 'belongs to', entity: 'farms', key: 'farm_id' })
    expect(paddocks.relations.ancestors).toEqual({
      kind: 'belongs to many',
      entity: 'paddocks',
      through: {
        join: 'adjacent_paddocks',
        own_key: 'paddock_id',
        other_key: 'prior_paddock_id',
      },
      read_only: true,
    })
    expect(geolocations.relations.geolocatable).toMatchObject({
      kind: 'belongs to one of',
      type: 'geolocatable_type',
      entities: expect.arrayContaining(['paddocks', 'farms']),
    })
  })
})
