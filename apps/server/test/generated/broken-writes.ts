// Writes of one row or several with something wrong in each: all must be refused, or change nothing.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import { isResource } from '@furrow/wire/calls'
import fc from 'fast-check'
import type { Broken, Person } from './asked.ts'
import { invalid, refused } from './broken.ts'
import { misshapen } from './misshapen-writes.ts'
import type { Write } from './misshapen-writes.ts'
import { outOfReach } from './out-of-reach.ts'
import { isLive } from './seen-rows.ts'
import { valuesNobodyKeeps } from './values-nobody-keeps.ts'
import type { World } from './world.ts'
import { writable } from './writable.ts'

export function brokenWrites(world: World): fc.Arbitrary<Broken> {
  const known = [...world.rows.keys()]
    .map(name => entityNamed(world.catalogue, name))
    .filter(({ derived }) => !derived)
    .flatMap(entity => {
      const changes = changesOf(entity, world)
      // Whoever may not write there is told that, or what is wrong.
      const orDenied = changes.map(write => ({ ...write, statuses: refused }))
      return [
        by('admin', [...changes, ...misshapen(entity, world)]),
        by('farmer', [...outOfReach(entity, world), ...orDenied]),
      ]
    })
  return fc.oneof(
    { weight: 3, arbitrary: fc.oneof(...known) },
    { weight: 1, arbitrary: newRows(world) },
  )
}

function by(who: Person, writes: readonly Write[]): fc.Arbitrary<Broken> {
  return fc.constantFrom(...writes).map(write => ({ kind: 'broken', who, ...write }))
}

function changesOf(entity: Entity, world: World): readonly Write[] {
  const path = `/api/${entity.name}`
  const [row] = (world.rows.get(entity.name) ?? []).filter(isLive)
  if (!row) throw new Error(`There is no ${entity.name} to change.`)
  return writable(entity).flatMap(([name, field]) =>
    valuesNobodyKeeps(field).flatMap((value): Write[] => {
      const shared = { why: `${name} of ${entity.name} that nobody keeps`, statuses: invalid }
      const body = { [name]: value }
      return [
        { ...shared, method: 'PATCH', url: `${path}/${row.id}`, body },
        { ...shared, method: 'PUT', url: `${path}/${row.id}`, body },
        {
          ...shared,
          method: 'PATCH',
          url: `${path}/batch`,
          body: { resources: { [row.id]: body } },
        },
      ]
    }),
  )
}

/** Of every record that there is, not only of the two farms'. */
function newRows(world: World): fc.Arbitrary<Broken> {
  const written = [...world.catalogue.values()].filter(
    entity => isResource(entity) && !entity.readAlone && writable(entity).length > 0,
  )
  const fields = written.map(entity =>
    fc.constantFrom(...writable(entity)).map(([name, field]) => ({ entity, name, field })),
  )
  const pick = fc.tuple(fc.oneof(...fields), fc.nat(), fc.boolean())
  return pick.map(([{ entity, name, field }, place, isBatch]): Broken => {
    const values = valuesNobodyKeeps(field)
    const row = { [name]: values[place % values.length] }
    return {
      kind: 'broken',
      who: 'admin',
      why: `a new row of ${entity.name} whose ${name} nobody keeps`,
      method: 'POST',
      url: `/api/${entity.name}${isBatch ? '/batch' : ''}`,
      body: isBatch ? { resources: [row] } : row,
      statuses: invalid,
    }
  })
}
