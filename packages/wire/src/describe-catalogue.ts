// The catalogue as it is told to programs and people: every record, field and relation by name.
// What a declaration says nothing about is left out.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import { labelOf } from '@furrow/catalogue/entity'
import type { Entity } from '@furrow/catalogue/entity'
import type { Field } from '@furrow/catalogue/fields'
import type { Relation } from '@furrow/catalogue/relations'

export interface FieldDescription {
  readonly kind: string
  readonly label: string
  readonly required: boolean
  readonly [more: string]: unknown
}

export interface EntityDescription {
  readonly label: string
  readonly plural: string
  readonly help: string
  readonly owner: Entity['ownedBy']
  readonly derived?: true
  readonly fields: Readonly<Record<string, FieldDescription>>
  readonly relations: Readonly<Record<string, Relation>>
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
  const { label, plural, help, ownedBy, relations, derived } = entity
  const fields = Object.entries(entity.fields).map(
    ([name, field]) => [name, describeField(name, field)] as const,
  )
  return {
    label,
    plural,
    help,
    owner: ownedBy,
    ...(derived ? { derived } : {}),
    fields: Object.fromEntries(fields),
    relations,
  }
}

function describeField(name: string, field: Field): FieldDescription {
  const { readOnly, ...said } = field
  return {
    ...said,
    ...(readOnly ? { read_only: true } : {}),
    kind: field.kind,
    label: labelOf(name, field),
    required: field.required,
  }
}
