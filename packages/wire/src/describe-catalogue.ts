// The catalogue as it is told to programs and people: every record, field and relation by name.
// What a declaration says nothing about is left out.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import { labelOf } from '@furrow/catalogue/entity'
import type { Entity } from '@furrow/catalogue/entity'
import type { Field, Fields } from '@furrow/catalogue/fields'
import type { Relation } from '@furrow/catalogue/relations'
import { wordsOf } from '@furrow/catalogue/type-words'

interface FieldDescription {
  readonly kind: string
  readonly label: string
  readonly [more: string]: unknown
}

interface EntityDescription {
  readonly label: string
  readonly plural: string
  readonly help: string
  readonly owner: Entity['ownedBy']
  readonly derived?: true
  readonly read_alone?: true
  /** Fields that together may stand only once. */
  readonly unique?: readonly (readonly string[])[]
  /** Relations whose rows are deleted along. */
  readonly deletes?: readonly string[]
  readonly fields: Readonly<Record<string, FieldDescription>>
  readonly relations: Readonly<Record<string, RelationDescription>>
}

interface RelationDescription {
  readonly kind: string
  readonly [more: string]: unknown
}

export interface CatalogueDescription {
  readonly version: string
  readonly entities: Readonly<Record<string, EntityDescription>>
}

export function describeCatalogue(catalogue: Catalogue, version: string): CatalogueDescription {
  const entities = [...catalogue].map(([name, entity]) => [name, describeEntity(entity)] as const)
  return { version, entities: Object.fromEntries(entities) }
}

function describeEntity(entity: Entity): EntityDescription {
  const { label, plural, help, ownedBy, derived, readAlone, unique, deletes } = entity
  const fields = Object.entries(entity.fields).map(
    ([name, field]) => [name, describeField(name, field)] as const,
  )
  const relations = Object.entries(entity.relations).map(
    ([name, relation]) => [name, describeRelation(relation, entity.fields)] as const,
  )
  return {
    label,
    plural,
    help,
    owner: ownedBy,
    ...(derived ? { derived } : {}),
    ...(readAlone ? { read_alone: readAlone } : {}),
    ...(unique.length > 0 ? { unique } : {}),
    ...(deletes.length > 0 ? { deletes } : {}),
    fields: Object.fromEntries(fields),
    relations: Object.fromEntries(relations),
  }
}

/** A preset of "no" says something; any other "no" is what one would take for granted. */
function describeField(name: string, field: Field): FieldDescription {
  const { kind, required, label: _label, value: _value, readOnly, setBy, ...rest } = field
  const { default: preset, ...said } = rest
  return {
    kind,
    label: labelOf(name, field),
    required,
    ...Object.fromEntries(Object.entries(said).filter(([, what]) => what !== false)),
    ...(readOnly ? { read_only: true } : {}),
    ...(setBy ? { set_by: setBy } : {}),
    ...(preset === undefined ? {} : { default: preset }),
  }
}

function describeRelation(relation: Relation, fields: Fields): RelationDescription {
  if (relation.kind === 'belongs to one of') {
    return { ...relation, entities: wordsOf(fields[relation.type]).map(([, entity]) => entity) }
  }
  if (relation.kind !== 'belongs to many') return { ...relation }
  const { kind, entity, through, readOnly } = relation
  const { join, ownKey, otherKey } = through
  return {
    kind,
    entity,
    through: { join, own_key: ownKey, other_key: otherKey },
    ...(readOnly ? { read_only: true } : {}),
  }
}
