// Codes of six digits that people type in a hall. They name a presentation while it goes on.

import { randomInt } from 'node:crypto'
import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import { runQuery } from '../../db/run-query.ts'

/** So many that no other presentation has; whoever begins one at the same time waits. */
export async function freeCodes(tx: Transaction, wanted: number): Promise<string[]> {
  if (wanted === 0) return []
  const turn = sql`select pg_advisory_xact_lock(hashtextextended('codes of presentations', 0))::text`
  await runQuery(tx, turn)
  const free = new Set<string>()
  while (free.size < wanted) {
    const drawn = [...new Set(Array.from({ length: wanted + 10 }, drawCode))]
    const taken = await runQuery(
      tx,
      sql<{ code: string }>`
        select code from workshop_sessions where code = any(${drawn}::text[])`,
    )
    const codes = new Set(taken.map(({ code }) => code))
    for (const code of drawn) if (!codes.has(code) && free.size < wanted) free.add(code)
  }
  return [...free]
}

function drawCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}
