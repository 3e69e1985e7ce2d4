// Whose a row is must be readable from the row itself, or access could not be one condition.

import type { Catalogue } from './catalogue.ts'
import { carriesFarm } from './entity.ts'
import type { Entity } from './entity.ts'
import type { FarmOwner } from './owners.ts'

export function checkOwner(entity: Entity, catalogue: Catalogue): string[] {
  return ownerMistakes(entity, catalogue).map(mistake => `${entity.name}: ${mistake}.`)
}

function ownerMistakes(entity: Entity, catalogue: Catalogue): string[] {
  const owner = entity.ownedBy
  if (owner.kind === 'farm') return farmMistakes(entity, owner, catalogue)
  const stray = strayKeys(entity, catalogue)
  if (owner.kind === 'told row')
    return entity.fields[owner.key] ? [] : ['it does not say of which row it tells']
  if (owner.kind === 'row') {
    const paired = entity.fields[owner.key]?.by === owner.type
    return paired ? stray : [`${owner.type} and ${owner.key}, its owner, are not a pair`, ...stray]
  }
  if (owner.kind === 'person' || owner.kind === 'business') {
    const parent = owner.kind === 'business' ? owner.parent : undefined
    const isKey = !parent || ['key', 'typed key'].includes(entity.fields[parent]?.kind ?? '')
    if (!isKey) return [`its business should come by ${parent}, which is no key`, ...stray]
    return entity.fields[owner.by] ? stray : [`it has no ${owner.by} to say whose it is`, ...stray]
  }
  return stray
}

function farmMistakes(entity: Entity, owner: FarmOwner, catalogue: Catalogue): string[] {
  if (owner.by === 'id') return []
  const farm = entity.fields['farm_id']
  const carried = farm?.kind === 'key' && farm.target === 'farms' && farm.required
  return [
    ...(carried ? [] : ['a farm’s row needs farm_id, required, pointing at farms']),
    ...(owner.parent ? parentMistakes(entity, owner.parent, catalogue) : []),
  ]
}

function parentMistakes(entity: Entity, parent: string, catalogue: Catalogue): string[] {
  const target = catalogue.get(entity.fields[parent]?.target ?? '')
  const fit = carriesFarm(target) || target?.ownedBy.kind === 'farm'
  return fit ? [] : [`its farm should come by ${parent}, which points at no farm’s row`]
}

/** A row that is no farm's cannot point at a farm's row: the database could not hold the two together. */
function strayKeys(entity: Entity, catalogue: Catalogue): string[] {
  if (entity.readAlone) return []
  return Object.entries(entity.fields)
    .filter(([, field]) => field.kind === 'key' && carriesFarm(catalogue.get(field.target ?? '')))
    .map(([name]) => `${name} points at a farm’s row, but the row itself is no farm’s`)
}
