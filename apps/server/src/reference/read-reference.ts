// The lists that Furrow ships with, read from one CSV file per entity. A key is written as the
// lasting name (slug) of the row that it points at.

import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Catalogue } from '@furrow/catalogue/catalogue'
import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import type { Field } from '@furrow/catalogue/fields'
import Papa from 'papaparse'

export type ReferenceValue = string | number | boolean | object | null
export type ReferenceRow = Readonly<Record<string, ReferenceValue>> & { readonly slug: string }

export interface ReferenceList {
  readonly entity: Entity
  /** Columns of the file, without the slug. */
  readonly fields: readonly string[]
  readonly rows: readonly ReferenceRow[]
}

const referenceFolder = fileURLToPath(new URL('../../reference/', import.meta.url))

/** Every list, each after the lists that its keys point at. */
export async function readReference(
  catalogue: Catalogue,
  folder = referenceFolder,
): Promise<readonly ReferenceList[]> {
  const files = (await readdir(folder)).filter(name => name.endsWith('.csv')).sort()
  const lists = await Promise.all(
    files.map(async file => {
      const entity = entityNamed(catalogue, path.basename(file, '.csv'))
      return listFrom(entity, await readFile(path.join(folder, file), 'utf8'))
    }),
  )
  checkKeys(lists)
  return inOrder(lists)
}

/** Every key names a row that ships. */
function checkKeys(lists: readonly ReferenceList[]): void {
  const slugs = new Map(
    lists.map(({ entity, rows }) => [entity.name, new Set<unknown>(rows.map(row => row.slug))]),
  )
  for (const { entity, fields, rows } of lists) {
    for (const name of fields.filter(field => entity.fields[field]?.target)) {
      const known = slugs.get(entity.fields[name]?.target ?? '')
      const stray = rows.find(row => row[name] !== null && !known?.has(row[name]))
      if (stray)
        throw new Error(`${entity.name}.csv: ${stray.slug} names a ${name} that does not ship.`)
    }
  }
}

function listFrom(entity: Entity, csv: string): ReferenceList {
  const { data, errors } = Papa.parse<string[]>(csv.trim())
  const [header = [], ...lines] = data
  if (errors[0]) throw new Error(`${entity.name}.csv: ${errors[0].message}`)
  if (header[0] !== 'slug') throw new Error(`${entity.name}.csv: the first column must be slug.`)
  const unknown = header.find(name => !entity.fields[name])
  if (unknown) throw new Error(`${entity.name}.csv: ${unknown} is no field of ${entity.name}.`)
  const rows = lines.map((line, place) => rowFrom(entity, header, line, place))
  return { entity, fields: [...header.slice(1), 'sort_order'], rows }
}

function rowFrom(
  entity: Entity,
  header: readonly string[],
  line: readonly string[],
  place: number,
): ReferenceRow {
  const values = header.map((name, column) => {
    const field = entity.fields[name]
    return [name, field ? valueFrom(field, line[column] ?? '') : null] as const
  })
  return { sort_order: place + 1, ...Object.fromEntries(values), slug: line[0] ?? '' }
}

function valueFrom(field: Field, text: string): ReferenceValue {
  if (text === '') return null
  switch (field.kind) {
    case 'number':
    case 'count':
    case 'money':
    case 'fraction':
      return Number(text)
    case 'flag':
      return text === 'true'
    case 'object':
    case 'list':
      return JSON.parse(text) as object
    default:
      return text
  }
}

function inOrder(lists: readonly ReferenceList[]): readonly ReferenceList[] {
  const placed = new Map<string, ReferenceList>()
  const waiting = new Map(lists.map(list => [list.entity.name, list]))
  while (waiting.size > 0) {
    const ready = [...waiting.values()].filter(list =>
      targetsOf(list).every(name => !waiting.has(name)),
    )
    if (ready.length === 0)
      throw new Error(`Lists point at each other: ${[...waiting.keys()].join(', ')}.`)
    for (const list of ready) {
      placed.set(list.entity.name, list)
      waiting.delete(list.entity.name)
    }
  }
  return [...placed.values()]
}

function targetsOf({ entity, fields }: ReferenceList): string[] {
  return fields
    .flatMap(name => entity.fields[name]?.target ?? [])
    .filter(name => name !== entity.name)
}
