// The catalogue: every entity by name. It is a value that is handed on, never a global that is
// reached for, so that a test can mount another one.

import type { Entity } from './entity.ts'
import { worded } from './words.ts'

export type Catalogue = ReadonlyMap<string, Entity>

/** The entities of several chapters as one catalogue. */
export function catalogueOf(...chapters: readonly (readonly Entity[])[]): Catalogue {
  const byName = new Map<string, Entity>()
  for (const entity of chapters.flat()) {
    if (byName.has(entity.name)) throw new Error(`${entity.name} is declared twice.`)
    byName.set(entity.name, entity)
  }
  return new Map([...byName].map(([name, entity]) => [name, worded(entity, byName)]))
}

export function entityNamed(catalogue: Catalogue, name: string): Entity {
  const found = catalogue.get(name)
  if (!found) throw new Error(`There is no entity named ${name}.`)
  return found
}
