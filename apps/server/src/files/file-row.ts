// The row of a file: stored as any other, with all rules, in the name of whoever sends the file. What is in
// the file is said by the server alone.

import { entityNamed } from '@furrow/catalogue/catalogue'
import { sql } from 'kysely'
import type { Transaction } from '../db/database.ts'
import { runQuery } from '../db/run-query.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Row, Warning } from '../rules/saving/save-rule.ts'
import type { RequestContext, WritingContext } from '../verbs/call/request-context.ts'
import { changeRows } from '../verbs/rows/change-rows.ts'
import { checkNewRows } from '../verbs/rows/check-rows.ts'
import { storeRows } from '../verbs/rows/store-rows.ts'

export interface WantedFile {
  /** As they were sent. */
  readonly values: Row
  /** Of the wanted file that it answers. */
  readonly request: number | null
  /** The record that it is of: a docket of its sale. */
  readonly link: LinkedRecord | null
}

export interface LinkedRecord {
  readonly type: string
  readonly id: number | string
}

export interface FileRow {
  readonly id: number
  readonly warnings: readonly Warning[]
}

/** Of a farm, handed out at a workshop, or of an expense: by the field that says of which. */
const above = {
  files: 'farm_id',
  workshop_files: 'workshop_id',
  expense_receipts: 'expense_id',
} as const
export type FileKind = keyof typeof above

function kindOf(values: Row): FileKind {
  if (values['workshop_id'] !== undefined) return 'workshop_files'
  return values['expense_id'] === undefined ? 'files' : 'expense_receipts'
}

/** What only the server says of a file. */
export interface Given {
  readonly media_type: string
  readonly size: number
  readonly checksum: string
  readonly scan: string
  readonly place: string
}

/** Refuses what would be refused if the file were here already, and leaves nothing behind. */
export async function rehearseFile(context: RequestContext, wanted: WantedFile): Promise<void> {
  try {
    await inTransaction(context.engine.db, async tx => {
      await write({ ...context, tx }, wanted, {})
      throw rehearsed
    })
  } catch (error) {
    if (error !== rehearsed) throw error
  }
}

const rehearsed = new Error('It would have gone well.')

/** One upload becomes one row, however often it is asked to. */
export async function storeFile(
  context: RequestContext,
  { upload, ...wanted }: WantedFile & { readonly upload: string },
  given: Given,
): Promise<FileRow> {
  return inTransaction(context.engine.db, async tx => {
    const turn = sql`select pg_advisory_xact_lock(hashtextextended(${`upload ${upload}`}, 0))::text`
    await runQuery(tx, turn)
    const stored = await rowOf(tx, upload, wanted)
    return stored ?? write({ ...context, tx }, wanted, { ...given })
  })
}

/** The place of a file ends with the upload that brought it. */
async function rowOf(
  tx: Transaction,
  upload: string,
  { values }: WantedFile,
): Promise<FileRow | undefined> {
  const by = above[kindOf(values)]
  const [row] = await runQuery(
    tx,
    sql<{ id: number }>`
      select id from ${sql.table(kindOf(values))}
      where ${sql.ref(by)} = ${values[by]} and right(place, 32) = ${upload} limit 1`,
  )
  return row && { id: row.id, warnings: [] }
}

async function write(context: WritingContext, wanted: WantedFile, given: Row): Promise<FileRow> {
  const { engine, viewer } = context
  const entity = entityNamed(engine.catalogue, kindOf(wanted.values))
  const mine = { ...given, uploaded_by_id: viewer.id }
  const rows = await checkNewRows(context, entity, [{ at: '', sent: wanted.values, given: mine }])
  const { ids, warnings } = await storeRows(context, { entity, verb: 'store' }, rows)
  const [id = 0] = ids
  if (given['scan'] === 'Infected') return { id, warnings }
  if (wanted.link) await linkTo(context, id, wanted.link)
  if (wanted.request !== null) {
    const place = { entity: entityNamed(engine.catalogue, 'requested_files'), below: undefined }
    const answer = { at: 'request_id.', id: wanted.request, values: { file_id: id } }
    await changeRows(context, place, [answer])
  }
  return { id, warnings }
}

async function linkTo(context: WritingContext, file: number, record: LinkedRecord): Promise<void> {
  const entity = entityNamed(context.engine.catalogue, 'file_links')
  const sent = { file_id: file, linkable_type: record.type, linkable_id: record.id }
  const rows = await checkNewRows(context, entity, [{ at: 'link.', sent, given: {} }])
  await storeRows(context, { entity, verb: 'store' }, rows)
}
