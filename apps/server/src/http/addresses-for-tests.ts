// A small catalogue with relations of every kind, and what is asked of it as a line of text.

import { catalogueOf } from '@furrow/catalogue/catalogue'
import { entity } from '@furrow/catalogue/entity'
import type { Entity } from '@furrow/catalogue/entity'
import { flag, key, text, typedKey, typeOf } from '@furrow/catalogue/fields'
import { everyone } from '@furrow/catalogue/owners'
import { belongsToMany, hasMany, hasManyAs, seesMany, through } from '@furrow/catalogue/relations'
import { Refusal } from '@furrow/wire/refusal'
import { expect } from 'vitest'
import { buildAddresses } from './addresses.ts'
import type { Address, AddressOf } from './addresses.ts'
import { WrongMethod } from './wrong-method.ts'

const thing = { label: 'Thing', help: 'A thing.', ownedBy: everyone }
const between = (ownKey: string, otherKey: string) => through('farm_period', ownKey, otherKey)

const farms = entity('farms', {
  ...thing,
  fields: { name: text() },
  relations: {
    paddocks: hasMany('paddocks', 'farm_id'),
    properties: hasMany('farm_properties', 'farm_id'),
    rainGauges: hasMany('gauges', 'farm_id'),
    profile: { kind: 'has one', entity: 'farm_profiles', key: 'farm_id' },
    periods: belongsToMany('periods', between('farm_id', 'period_id')),
    past_periods: seesMany('periods', between('farm_id', 'period_id')),
    phone_numbers: hasManyAs('phone_numbers', 'phoneable'),
    links: hasMany('farm_period', 'farm_id'),
    totals: hasMany('totals', 'farm_id'),
  },
})
const paddocks = entity('paddocks', {
  ...thing,
  fields: { farm_id: key('farms'), property_id: key('farm_properties'), sold_to_id: key('farms') },
  relations: { farm_profiles: { kind: 'has one', entity: 'totals', key: 'farm_id' } },
})
const gauges = entity('gauges', {
  ...thing,
  fields: { farm_id: key('farms'), farmProfile_id: key('farm_profiles'), sheet_id: key('totals') },
})
const phoneNumbers = entity('phone_numbers', {
  ...thing,
  fields: {
    phoneable_type: typeOf(['farms', 'periods', 'paddocks']),
    phoneable_id: typedKey('phoneable_type'),
    paddock_id: key('paddocks'),
  },
})
const totals = entity('totals', { ...thing, fields: { farm_id: key('farms') }, derived: true })
const changes = entity('changes', { ...thing, fields: { what: text() }, appendOnly: true })
const profiles = entity('farm_profiles', { ...thing, fields: { farm_id: key('farms') } })
const properties = entity('farm_properties', { ...thing, fields: { farm_id: key('farms') } })
const periods = entity('periods', { ...thing, fields: { is_open: flag() } })
const farmPeriod = entity('farm_period', {
  ...thing,
  fields: { farm_id: key('farms'), period_id: key('periods') },
})

/** Phone numbers, profiles and periods are deleted for good; a link is no resource. */
const smallFarm = catalogueOf([
  farms,
  paddocks,
  gauges,
  totals,
  changes,
  properties,
  without(phoneNumbers, 'deleted_at'),
  without(profiles, 'deleted_at'),
  without(periods, 'deleted_at'),
  without(farmPeriod, 'id'),
])

export const small = buildAddresses(smallFarm)

export const nothing = expect.stringMatching(/^not_found Not found: /)

/** `update farms 7`, `show farms 1 > paddocks 7`, `405 GET, HEAD` or `404 There is nothing ...`. */
export function told(line: string, addressOf: AddressOf = small): string {
  const [method = '', path = ''] = line.split(' ')
  try {
    return lineFor(addressOf(method, path))
  } catch (error) {
    if (error instanceof WrongMethod) return `405 ${error.allowed.join(', ')}`
    if (error instanceof Refusal) return `${error.code} ${error.message}`
    throw error
  }
}

function lineFor(address: Address): string {
  const at = address.id === undefined ? '' : ` ${address.id}`
  if (address.kind === 'rows') return `${address.verb} ${address.entity.name}${at}`
  const { verb, parent, parentId, name, relation, targets } = address
  if (parent.relations[name] !== relation) throw new Error(`${name} is another relation.`)
  const leads = targets.map(target => target.name).join('|')
  return `${verb} ${parent.name} ${parentId} > ${name}${at} (${leads})`
}

function without(entity: Entity, field: string): Entity {
  const { [field]: _, ...fields } = entity.fields
  return { ...entity, fields }
}
