// What was asked about a requested document is resolved by the document.

import { sql } from 'kysely'
import { runQuery } from '../../db/run-query.ts'
import type { SavedRow, SaveRule } from '../saving/save-rule.ts'

export const requestedDocuments: SaveRule = {
  of: ['requested_files'],
  async follow(rows, { tx, viewer, save }) {
    const here = rows.filter(isHere).map(({ id }) => id)
    if (here.length === 0) return
    const open = await runQuery(
      tx,
      sql<{ id: number }>`
        select id from questions where about_type = 'requested_files'
          and about_id = any(${here}::bigint[]) and status = 'Open' and deleted_at is null`,
    )
    const resolved = {
      status: 'Resolved',
      resolution: 'Document uploaded',
      resolved_by_id: viewer.actor,
      resolved_at: new Date().toISOString(),
    }
    await save(
      'questions',
      open.map(({ id }) => ({ id, ...resolved })),
    )
  },
}

function isHere({ before, after }: SavedRow): boolean {
  return (before?.['file_id'] ?? null) === null && (after['file_id'] ?? null) !== null
}
