// A column by the name that its table goes by. Names come from the catalogue and from the planner,
// never from a request, and are quoted where SQL wants it.

import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { quoted } from '../db/schema/identifiers.ts'

export function columnText(table: string, name: string): string {
  return `${table}.${quoted(name)}`
}

export function column(table: string, name: string): RawBuilder<unknown> {
  return sql.raw(columnText(table, name))
}

export function named(name: string): RawBuilder<unknown> {
  return sql.raw(quoted(name))
}
