// What has to be sent along with rows for what their keys point at to be called by name.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import { includesForName, relationOfKey } from './row-name.ts'

/** `names`: of the fields that are shown. */
export function includesOfRow(
  entity: Entity,
  names: readonly string[],
  catalogue: Catalogue,
): readonly string[] {
  const wanted = names.flatMap(name => {
    const relation = relationOfKey(entity, name)
    const target = catalogue.get(entity.fields[name]?.target ?? '')
    if (relation === undefined) return []
    const beyond = target ? includesForName(target) : []
    return [relation, ...beyond.map(path => `${relation}.${path}`)]
  })
  return [...new Set([...includesForName(entity), ...wanted])].slice(0, mostIncludes)
}

/** What one request may ask for. */
const mostIncludes = 25
