// What a new row begins with where the address says so: `?farm_id=3`, as from a list of one farm.

import type { Entity } from '@furrow/catalogue/entity'
import { readSent } from '@furrow/wire/reading/read-sent'
import { writableFields } from '../../entry/rows/field-groups.ts'

type Values = Readonly<Record<string, unknown>>

export function givenValues(search: Values, entity: Entity): Values {
  const given = writableFields(entity).filter(([name]) => search[name] !== undefined)
  return Object.fromEntries(given.map(([name, field]) => [name, readSent(field, search[name])]))
}
