// What a farmer sends for rows of the other farm, and for what only administrators change.

import type { Entity } from '@furrow/catalogue/entity'
import { refused } from './broken.ts'
import type { Write } from './misshapen-writes.ts'
import { otherFarm } from './two-farms.ts'
import type { World } from './world.ts'
import { writable } from './writable.ts'

export function outOfReach(entity: Entity, world: World): readonly Write[] {
  const path = `/api/${entity.name}`
  const rows = (world.rows.get(entity.name) ?? []).map(({ id }) => id)
  const foreign = entity.ownedBy.kind === 'everyone' ? rows : rows.filter(id => id > otherFarm)
  const erased = rows.map((id): Write => {
    return {
      why: 'removed for good',
      method: 'DELETE',
      url: `${path}/${id}?force=true`,
      statuses: refused,
    }
  })
  return [
    ...foreign.flatMap(id => changesOf(path, id)),
    ...erased,
    ...keysToOtherFarm(entity, world).map(([name, id]): Write => ({
      why: `${name} of the other farm`,
      method: 'PATCH',
      url: `${path}/${rows[0]}`,
      body: { [name]: id },
      statuses: refused,
    })),
    {
      why: 'a row of the other farm',
      method: 'POST',
      url: path,
      body: { farm_id: otherFarm + 1, name: 'Mine now' },
      statuses: refused,
    },
  ]
}

/** A batch may leave out what is not there for whoever asks. */
function changesOf(path: string, id: number): readonly Write[] {
  const shared = { why: 'out of reach', statuses: refused }
  const batch = { why: 'out of reach', statuses: [...refused, 200], body: { resources: [id] } }
  const body = { name: 'Mine now', sort_order: 7 }
  return [
    { ...shared, method: 'PATCH', url: `${path}/${id}`, body },
    { ...shared, method: 'PATCH', url: `${path}/batch`, body: { resources: { [id]: body } } },
    { ...shared, method: 'DELETE', url: `${path}/${id}` },
    { ...shared, method: 'POST', url: `${path}/${id}/restore` },
    { ...batch, method: 'DELETE', url: `${path}/batch` },
    { ...batch, method: 'POST', url: `${path}/batch/restore` },
  ]
}

const ofFarms = ['paddocks', 'farm_properties', 'rain_gauges', 'crop_collections']

function keysToOtherFarm(entity: Entity, world: World): readonly (readonly [string, unknown])[] {
  return writable(entity)
    .filter(([, { target }]) => target !== undefined && ofFarms.includes(target))
    .map(([name, { target = '' }]) => {
      const rows = world.rows.get(target) ?? []
      return [name, rows.find(({ id }) => id > otherFarm)?.id]
    })
}
