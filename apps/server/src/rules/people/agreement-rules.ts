// Texts that people agree to: counted up, kept as they were once someone answered, and answered by
// nobody but the person.

import { sql } from 'kysely'
import { errorsOf } from '../saving/findings.ts'
import type { Finding } from '../saving/findings.ts'
import { numberIn, pointedAt, textIn } from '../saving/read-row.ts'
import type { Asked, Row, RowToSave, SaveRule } from '../saving/save-rule.ts'

export const agreementRules: SaveRule = {
  of: ['agreements'],
  async complete(rows, asked) {
    const counted = rows.filter(row => row.before === undefined || differs(row, 'type'))
    const versions = await versionsOf(counted, asked)
    return rows.map(row => (versions.has(row) ? { version: versions.get(row) } : {}))
  },
  async check(rows, asked) {
    const changed = rows.filter(row => rewritten(row).length > 0)
    const answered = await answeredOf(changed, asked)
    return errorsOf(changed, row =>
      answered.has(row.id ?? 0)
        ? rewritten(row).map(field => ({ field, message: addAnother }))
        : [],
    )
  },
}

export const answerRules: SaveRule = {
  of: ['agreement_answers'],
  async complete(rows, asked) {
    const given = rows.filter(({ before }) => before === undefined)
    const versions = await versionsAnswered(given, asked)
    return rows.map(row => (row.before ? {} : answerOf(row, versions, asked)))
  },
  check: async (rows, asked) => errorsOf(rows, row => [...forOthers(row, asked), ...changed(row)]),
}

const addAnother = 'Someone has already answered this text. Add a new one instead.'

/** One above the highest that a type ever had, and on from there within a request. */
async function versionsOf(
  rows: readonly RowToSave[],
  { tx }: Asked,
): Promise<ReadonlyMap<RowToSave, number>> {
  if (rows.length === 0) return new Map()
  const { rows: highest } = await sql<{ type: string; version: number }>`
    select type, max(version) as version from agreements
    where version is not null group by type`.execute(tx)
  const last = new Map(highest.map(({ type, version }) => [type, version]))
  return new Map(
    rows.map(row => {
      const type = textIn(row.after, 'type') ?? ''
      const version = (last.get(type) ?? 0) + 1
      last.set(type, version)
      return [row, version]
    }),
  )
}

function rewritten(row: RowToSave): readonly string[] {
  return row.before ? ['body', 'type'].filter(field => differs(row, field)) : []
}

function differs({ before, sent }: RowToSave, field: string): boolean {
  return field in sent && sent[field] !== before?.[field]
}

async function answeredOf(rows: readonly RowToSave[], { tx }: Asked): Promise<ReadonlySet<number>> {
  const ids = rows.flatMap(({ id }) => id ?? [])
  if (ids.length === 0) return new Set()
  const { rows: found } = await sql<{ id: number }>`
    select distinct agreement_id as id from agreement_answers
    where agreement_id = any(${ids})`.execute(tx)
  return new Set(found.map(({ id }) => id))
}

async function versionsAnswered(
  rows: readonly RowToSave[],
  { tx }: Asked,
): Promise<ReadonlyMap<number, number | null>> {
  if (rows.length === 0) return new Map()
  const { rows: found } = await sql<{ id: number; version: number | null }>`
    select id, version from agreements where id = any(${pointedAt(rows, 'agreement_id')})`.execute(
    tx,
  )
  return new Map(found.map(({ id, version }) => [id, version]))
}

function answerOf(
  { after }: RowToSave,
  versions: ReadonlyMap<number, number | null>,
  { viewer }: Asked,
): Row {
  return {
    user_id: numberIn(after, 'user_id') ?? viewer.id,
    version: versions.get(numberIn(after, 'agreement_id') ?? 0) ?? null,
    answered_at: new Date().toISOString(),
  }
}

function forOthers({ before, after }: RowToSave, { viewer }: Asked): readonly Finding[] {
  const isOwn = after['user_id'] === viewer.id && viewer.actor === viewer.id
  if (before || isOwn) return []
  return [{ field: 'user_id', message: 'Only the person themselves can agree.' }]
}

function changed(row: RowToSave): readonly Finding[] {
  const fields = row.before
    ? ['agreement_id', 'user_id', 'agreed'].filter(field => differs(row, field))
    : []
  const message = 'An answer stays as it was given. Answer again instead.'
  return fields.map(field => ({ field, message }))
}
