// Writes made-up rows into the database with COPY, many thousands a second. Numbers are drawn from
// the tables' own sequences first; then every key below zero becomes the number of its row.

import { once } from 'node:events'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Catalogue } from '@furrow/catalogue/catalogue'
import { entityNamed } from '@furrow/catalogue/catalogue'
import { carriesFarm } from '@furrow/catalogue/entity'
import type { Entity } from '@furrow/catalogue/entity'
import type { EntityName } from '@furrow/catalogue/furrow'
import type { Field } from '@furrow/catalogue/fields'
import type { Client } from 'pg'
import { from } from 'pg-copy-streams'
import { headTable } from '../db/schema/foreign-keys.ts'
import { quoted, quotedList } from '../db/schema/identifiers.ts'
import { furtherParts } from '../db/schema/tables.ts'
import type { LooseRow, RowSet } from './row-set.ts'

/** By entity: what to take a number below zero from, to get the number in the database. */
type Bases = ReadonlyMap<string, number>

/** The number that a row has got in the database. */
export type NumberOf = (entity: EntityName, id: number) => number

/** Within the transaction that the caller has begun: see `inOneTransaction`. */
export async function copyRows(
  client: Client,
  catalogue: Catalogue,
  rows: RowSet,
): Promise<NumberOf> {
  await client.query('set constraints all deferred')
  const bases = new Map<string, number>()
  for (const [name, kept] of rows.kept) {
    bases.set(name, await reserve(client, entityNamed(catalogue, name), kept.length))
  }
  for (const [name, kept] of rows.kept) {
    for (const table of tablesOf(entityNamed(catalogue, name), kept)) {
      await copyTable(client, table, kept, bases)
    }
  }
  return (entity, id) => baseOf(bases, entity) - id
}

/** All that the work writes, or none of it. */
export async function inOneTransaction<T>(client: Client, work: () => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    const answer = await work()
    await client.query('commit')
    return answer
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

export function copiedTables(catalogue: Catalogue, rows: RowSet): readonly string[] {
  return [...rows.kept.keys()].flatMap(name => {
    const entity = entityNamed(catalogue, name)
    return [headTable(entity), ...furtherParts(entity).map(([part]) => part)]
  })
}

interface Table {
  readonly name: string
  readonly entity: Entity
  readonly columns: readonly (readonly [string, Field])[]
}

/** Draws so many numbers and gives the one before the first; they must lie side by side. */
async function reserve(client: Client, entity: Entity, amount: number): Promise<number> {
  const { rows } = await client.query<{ low: number; high: number }>(
    `select min(n)::float8 as low, max(n)::float8 as high from (
       select nextval(pg_get_serial_sequence($1, 'id')) as n from generate_series(1, $2::int)
     ) drawn`,
    [headTable(entity), amount],
  )
  const { low = 0, high = 0 } = rows[0] ?? {}
  if (high - low + 1 === amount) return low - 1
  throw new Error(`Somebody else adds to ${entity.name} at the moment. Try again when it is quiet.`)
}

/** Only columns that some row says something about; the others keep their presets. */
function tablesOf(entity: Entity, rows: readonly LooseRow[]): readonly Table[] {
  const said = new Set(rows.flatMap(row => Object.keys(row)))
  const unknown = [...said].find(name => !entity.fields[name])
  if (unknown) throw new Error(`${entity.name} has no field ${unknown}.`)
  const columns = Object.entries(entity.fields).filter(([name]) => said.has(name))
  const parts = furtherParts(entity)
  const elsewhere = new Set(parts.flatMap(([, names]) => names))
  const head = columns.filter(([name]) => !elsewhere.has(name))
  return [
    { name: headTable(entity), entity, columns: head },
    ...parts.map(([name, names]) => ({
      name,
      entity,
      columns: [
        ...columns.filter(([column]) => carriesFarm(entity) && column === 'farm_id'),
        ...columns.filter(([column]) => names.includes(column)),
      ],
    })),
  ]
}

async function copyTable(
  client: Client,
  { name, entity, columns }: Table,
  rows: readonly LooseRow[],
  bases: Bases,
): Promise<void> {
  const named = quotedList(['id', ...columns.map(([column]) => column)])
  const target = client.query(from(`copy ${quoted(name)} (${named}) from stdin`))
  const base = baseOf(bases, entity.name)
  await pipeline(Readable.from(chunks(rows, row => lineOf(row, columns, bases), base)), target)
  if (!target.closed) await once(target, 'close')
}

/** Lines in pieces of a fair size: one write for each row would cost more than the row. */
function* chunks(
  rows: readonly LooseRow[],
  line: (row: LooseRow) => string,
  base: number,
): Generator<string> {
  let text = ''
  for (const [place, row] of rows.entries()) {
    text += `${base + place + 1}${line(row)}\n`
    if (text.length < 65_536) continue
    yield text
    text = ''
  }
  yield text
}

function lineOf(row: LooseRow, columns: Table['columns'], bases: Bases): string {
  let line = ''
  for (const [name, field] of columns) line += `\t${cell(row[name], row, field, bases)}`
  return line
}

function cell(given: unknown, row: LooseRow, field: Field, bases: Bases): string {
  const value = given ?? field.default ?? null
  if (value === null) return '\\N'
  if (typeof value === 'number') {
    return String(value < 0 ? numberOfKey(value, row, field, bases) : value)
  }
  if (typeof value === 'boolean') return value ? 't' : 'f'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return /[\\\t\n\r]/.test(text) ? escaped(text) : text
}

function numberOfKey(value: number, row: LooseRow, field: Field, bases: Bases): number {
  if (field.kind === 'key') return baseOf(bases, field.target ?? '') - value
  if (field.kind === 'typed key') return baseOf(bases, String(row[field.by ?? ''])) - value
  return value
}

function baseOf(bases: Bases, entity: string): number {
  const base = bases.get(entity)
  if (base === undefined)
    throw new Error(`A key points at a new row of ${entity}, but there is none.`)
  return base
}

function escaped(text: string): string {
  return text.replace(/[\\\t\n\r]/g, letter => escapes[letter] ?? letter)
}

const escapes: Readonly<Record<string, string>> = {
  '\\': '\\\\',
  '\t': '\\t',
  '\n': '\\n',
  '\r': '\\r',
}
