// Brings what we changed since to a row, figure by figure, where nobody else changed it.

import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { typeOf } from './insert-rows.ts'
import type { ReferenceList, ReferenceRow, ReferenceValue } from './read-reference.ts'

type Values = Readonly<Record<string, ReferenceValue>>

export interface LoadedRow {
  readonly slug: string
  readonly row: number
  /** The figures as we loaded them last. */
  readonly loaded: Values
  /** An admin removed it. */
  readonly gone: boolean
}

/** Gives whether the row was changed. */
export async function updateRow(
  db: Database,
  list: ReferenceList,
  known: LoadedRow,
  row: ReferenceRow,
): Promise<boolean> {
  const { slug: _, ...wanted } = row
  const changed = list.fields.filter(
    name => !isDeepStrictEqual(wanted[name] ?? null, loadedValue(list, known, name)),
  )
  if (changed.length === 0) return false
  let written = 0
  for (const name of changed) {
    const from = loadedValue(list, known, name)
    const to = wanted[name] ?? null
    if (await updateFigure(db, list, { row: known.row, name, from, to })) written += 1
  }
  await sql`
    update upkeep.reference_rows set loaded = ${JSON.stringify(wanted)}
    where entity = ${list.entity.name} and slug = ${row.slug}`.execute(db)
  return written > 0
}

/** A figure that an earlier version did not ship stood at its preset. */
function loadedValue(
  { entity }: ReferenceList,
  { loaded }: LoadedRow,
  name: string,
): ReferenceValue {
  return name in loaded ? (loaded[name] ?? null) : (entity.fields[name]?.default ?? null)
}

interface Figure {
  readonly row: number
  readonly name: string
  readonly from: ReferenceValue
  readonly to: ReferenceValue
}

/** Where the new figure is taken already by a row of someone else, the row stays as it is. */
async function updateFigure(
  db: Database,
  list: ReferenceList,
  { row, name, from, to }: Figure,
): Promise<boolean> {
  const type = sql.raw(typeOf(list, name))
  await sql`savepoint figure`.execute(db)
  try {
    const { numAffectedRows } = await sql`
      update ${sql.table(list.entity.name)}
      set ${sql.ref(name)} = ${textOf(to)}::${type}, updated_at = now()
      where id = ${row} and ${sql.ref(name)} is not distinct from ${textOf(from)}::${type}`.execute(
      db,
    )
    await sql`release savepoint figure`.execute(db)
    return (numAffectedRows ?? 0n) > 0n
  } catch (error) {
    if ((error as { code?: string }).code !== '23505') throw error
    await sql`rollback to savepoint figure`.execute(db)
    return false
  }
}

function textOf(value: ReferenceValue): string | null {
  if (value === null) return null
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
