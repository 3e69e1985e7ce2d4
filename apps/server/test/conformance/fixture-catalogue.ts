// The fixture as a catalogue, mounted in place of our own. Whatever is declared may be asked for: the
// fixture's lists of what the recorded server let through are not applied.

import { catalogueOf } from '@furrow/catalogue/catalogue'
import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import { everyone } from '@furrow/catalogue/owners'
import { belongsTo, belongsToMany, hasMany, through } from '@furrow/catalogue/relations'
import type { Relation } from '@furrow/catalogue/relations'
import { uniqueSets } from './fixture-columns.ts'
import { fieldsOf } from './fixture-fields.ts'
import type { Fixture, FixtureRelation } from './read-fixture.ts'

export function fixtureCatalogue(fixture: Fixture): Catalogue {
  return catalogueOf(Object.keys(fixture.schema).map(name => entityOf(name, fixture)))
}

/** A table that joins two others has no number that it could be asked for by. */
function entityOf(name: string, fixture: Fixture): Entity {
  const resource = fixture.resources[name]
  const table = fixture.schema[name]
  const label = sentenceCase(resource?.model.replace(/(?<=[a-z])(?=[A-Z])/g, ' ') ?? name)
  return {
    name,
    label,
    plural: sentenceCase(name),
    help: `${sentenceCase(name)} of the recorded cases.`,
    fields: fieldsOf(name, fixture),
    relations: Object.fromEntries(
      Object.entries(resource?.relations ?? {}).map(([word, one]) => [word, relationOf(one)]),
    ),
    ownedBy: everyone,
    unique: table ? uniqueSets(table) : [],
    deletes: [],
    admits: undefined,
    largestPage: resource?.max_limit ?? undefined,
    searchBy: (resource?.searchable ?? []).filter(path => path.includes('.')),
    derived: false,
    appendOnly: false,
    readAlone: false,
    parts: undefined,
    follows: [],
  }
}

function relationOf(said: FixtureRelation): Relation {
  switch (said.kind) {
    case 'belongsTo':
      return belongsTo(said.table, said.foreign_key)
    case 'hasMany':
      return hasMany(said.table, said.foreign_key)
    case 'hasOne':
      return { kind: 'has one', entity: said.table, key: said.foreign_key }
    case 'belongsToMany':
      return belongsToMany(said.table, through(said.pivot, said.own_key, said.related_key))
    case 'morphMany':
      return { kind: 'has many', entity: said.table, key: said.morph_id, type: said.morph_type }
    case 'morphTo':
      return { kind: 'belongs to one of', type: said.morph_type, key: said.morph_id }
  }
}

function sentenceCase(words: string): string {
  const spoken = words.replaceAll('_', ' ').toLowerCase()
  return spoken.charAt(0).toUpperCase() + spoken.slice(1)
}
