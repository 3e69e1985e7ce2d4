// A name that the catalogue does not have, refused with the nearest one that it has.

import type { Entity } from '@furrow/catalogue/entity'
import { nearestName } from '@furrow/wire/nearest-name'

export function unknownName(said: string, entity: Entity, sought: string): string {
  const fields = Object.keys(entity.fields).filter(name => !entity.fields[name]?.secret)
  const near = nearestName(sought, [...fields, ...Object.keys(entity.relations)])
  const hint = near && near !== sought ? ` Did you mean ${near}?` : ''
  return `The ${said.slice(0, 100)} field is not known for ${entity.name}.${hint}`
}
