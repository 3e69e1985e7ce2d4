// What a row is called: by the text that the catalogue searches first, by those of the rows it hangs
// on, by a text of a usual name, or else by its kind and number.

import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import { memberName } from '@furrow/wire/member-name'
import { inSentence } from '../../ui/in-sentence.ts'

export type Row = Readonly<Record<string, unknown>>

/** Paths to the texts that name a row, dotted where they stand in rows that it belongs to. */
export function namingOf(entity: Entity): readonly string[] {
  const searched = Object.keys(entity.fields).find(name => entity.fields[name]?.searchable)
  if (searched) return [searched]
  if (entity.searchBy.length > 0) return entity.searchBy
  const usual = usualNames.find(name => isText(entity, name))
  const first = usual ?? (entity.readAlone ? undefined : firstNeededText(entity))
  return first ? [first] : []
}

/** What has to be sent along for a row to be called by its name. */
export function includesForName(entity: Entity): readonly string[] {
  return namingOf(entity).flatMap(path => {
    const relation = path.split('.').slice(0, -1).join('.')
    return relation ? [relation] : []
  })
}

export function rowName(entity: Entity, row: Row): string {
  const texts = namingOf(entity).map(path => textAt(row, path))
  const said = texts.filter(text => text !== '')
  return said.length > 0 ? said.join(', ') : numberedName(entity, Number(row['id']))
}

export function numberedName({ label }: Entity, id: number): string {
  return id < 0 ? `New ${inSentence(label)}` : `${label} ${id}`
}

/** The relation that a key gives, under the name by which it is sent along. */
export function relationOfKey({ relations }: Entity, key: string): string | undefined {
  return Object.keys(relations).find(name => {
    const relation = relations[name]
    return (
      (relation?.kind === 'belongs to' || relation?.kind === 'belongs to one of') &&
      relation.key === key
    )
  })
}

/**
 * Paths to what tells rows of one name apart: the names of the rows that they must belong to, and of
 * those that they may belong to where nothing else names them.
 */
export function distinguishing(entity: Entity, catalogue: Catalogue): readonly string[] {
  const isNamed = namingOf(entity).length > 0
  const paths = Object.entries(entity.fields).flatMap(([name, field]) => {
    const target = catalogue.get(field.target ?? '')
    const relation = relationOfKey(entity, name)
    const [path] = target ? namingOf(target) : []
    const isPlain = path !== undefined && !path.includes('.')
    return (field.required || !isNamed) && relation && isPlain ? [`${relation}.${path}`] : []
  })
  return paths.slice(0, mostBeside)
}

/** "Wattle Downs · 2023/24" */
export function besideName(entity: Entity, row: Row, catalogue: Catalogue): string {
  const texts = distinguishing(entity, catalogue).map(path => textAt(row, path))
  return texts.filter(text => text !== '').join(' · ')
}

function textAt(row: Row, path: string): string {
  const end = path
    .split('.')
    .reduce<unknown>((value, word) => asRow(value)?.[word] ?? asRow(value)?.[memberName(word)], row)
  return typeof end === 'string' || typeof end === 'number' ? String(end) : ''
}

export function asRow(value: unknown): Row | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Row)
    : undefined
}

/** More of it is not read. */
const mostBeside = 3
const usualNames = ['name', 'display_name', 'title', 'label', 'description', 'subject']

function isText({ fields }: Entity, name: string): boolean {
  return fields[name]?.kind === 'text'
}

function firstNeededText({ fields }: Entity): string | undefined {
  return Object.keys(fields).find(name => {
    const field = fields[name]
    return field?.kind === 'text' && field.required && !field.secret && !field.readOnly
  })
}
