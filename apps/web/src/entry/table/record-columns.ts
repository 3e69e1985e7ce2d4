// The columns that a table of a record can have: its fields, and how many rows belong to each of its
// rows.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import type { Field } from '@furrow/catalogue/fields'
import type { Relation } from '@furrow/catalogue/relations'
import { memberName } from '@furrow/wire/member-name'
import { shownFields } from '../rows/field-groups.ts'
import { namingOf, relationOfKey } from '../rows/row-name.ts'

export type RecordColumn =
  | { readonly kind: 'field'; readonly name: string; readonly field: Field }
  | { readonly kind: 'count'; readonly name: string; readonly relation: string }

export function allColumns(entity: Entity): readonly RecordColumn[] {
  const fields = shownFields(entity).map(([name]) => name)
  const counts = countedRelations(entity).map(relation => countColumn(relation))
  return [...fields, ...counts].flatMap(name => columnOf(entity, name) ?? [])
}

export function columnOf(entity: Entity, name: unknown): RecordColumn | undefined {
  if (typeof name !== 'string') return undefined
  if (name.startsWith(counting)) {
    const relation = name.slice(counting.length)
    return countedRelations(entity).includes(relation)
      ? { kind: 'count', name, relation }
      : undefined
  }
  const field = Object.hasOwn(entity.fields, name) ? entity.fields[name] : undefined
  if (!field || field.secret) return undefined
  return { kind: 'field', name, field }
}

/** Relations to several rows. */
export function countedRelations({ relations }: Entity): readonly string[] {
  return Object.keys(relations).filter(name => {
    const kind = relations[name]?.kind
    return kind === 'has many' || kind === 'has one' || kind === 'belongs to many'
  })
}

export function columnTitle(column: RecordColumn, entity: Entity, catalogue: Catalogue): string {
  if (column.kind === 'field') return column.field.label ?? column.name
  return relationTitle(entity, column.relation, catalogue)
}

/** "Paddocks"; where several relations lead to the same records, by their own names. */
export function relationTitle(entity: Entity, name: string, catalogue: Catalogue): string {
  const relation = entity.relations[name]
  const target = targetOf(relation)
  const plural = catalogue.get(target ?? '')?.plural ?? name
  const alike = Object.values(entity.relations).filter(
    other => other.kind !== 'belongs to' && targetOf(other) === target,
  )
  return alike.length > 1 ? inWords(name) : plural
}

/** By what rows are sorted under a heading: those that point at others, by their names. */
export function sortPath(
  column: RecordColumn,
  entity: Entity,
  catalogue: Catalogue,
): string | undefined {
  if (column.kind === 'count' || !isSortable(column.field)) return undefined
  const target = column.field.kind === 'key' ? catalogue.get(column.field.target ?? '') : undefined
  const [naming] = target ? namingOf(target) : []
  const relation = relationOfKey(entity, column.name)
  return naming === undefined || relation === undefined ? column.name : `${relation}.${naming}`
}

export function isSortable(field: Field | undefined): boolean {
  if (field === undefined || field.secret || field.computed) return false
  return field.kind !== 'object' && field.kind !== 'list'
}

/** The first few that say most: no long texts and structures, and not the name, which leads. */
export function defaultColumns(entity: Entity): readonly string[] {
  const naming = namingOf(entity)
  const telling = shownFields(entity).filter(
    ([name, { kind }]) =>
      !naming.includes(name) &&
      !closing.has(name) &&
      kind !== 'long text' &&
      kind !== 'object' &&
      kind !== 'list',
  )
  return telling.slice(0, usualColumns).map(([name]) => name)
}

function countColumn(relation: string): string {
  return `${counting}${relation}`
}

/** Which rows a relation of one row leads to, as a filter of those records. */
export function rowsBehind(relation: Relation | undefined, entity: Entity, id: number) {
  if (relation?.kind === 'belongs to many') {
    const { join, ownKey } = relation.through
    return { resource: join, where: [[ownKey, 'is', id]] }
  }
  if (relation?.kind !== 'has many' && relation?.kind !== 'has one') return undefined
  const ofKind = relation.type === undefined ? [] : [[relation.type, 'one_of', [entity.name]]]
  return { resource: relation.entity, where: [...ofKind, [relation.key, 'is', id]] }
}

const counting = 'count:'
const usualColumns = 8
const closing: ReadonlySet<string> = new Set(['created_at', 'deleted_at'])

/** `prior_paddocks`: "Prior paddocks". */
function inWords(name: string): string {
  const words = memberName(name).replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function targetOf(relation: Relation | undefined): string | undefined {
  return relation && relation.kind !== 'belongs to one of' ? relation.entity : undefined
}
