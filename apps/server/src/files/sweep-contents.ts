// Lets go of contents that no row names any more: of files that were removed for good, and of uploads that never
// became one. Only after they were found so for a week, so that a database that was restored, or mistaken
// for another, costs nothing.

import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { runQuery } from '../db/run-query.ts'
import type { FileStorage } from './file-storage.ts'

/** In days. */
const grace = 7

/** By place: when it was first found without a row. */
type Lonely = Readonly<Record<string, string>>

export async function sweepContents(
  { contents, folder, log }: FileStorage,
  db: Database,
  now: Date,
): Promise<void> {
  const notes = path.join(folder, 'files-without-row.json')
  const before = await readLonely(notes)
  const lonely: Record<string, string> = {}
  for await (const places of contents.places()) {
    for (const place of await withoutRow(db, places)) {
      const since = before[place] ?? now.toISOString()
      if (now.getTime() - Date.parse(since) < grace * 86_400_000) lonely[place] = since
      else {
        await contents.forget(place)
        log(JSON.stringify({ time: now.toISOString(), content: place, removed: true }))
      }
    }
  }
  if (Object.keys({ ...before, ...lonely }).length > 0) {
    await writeFile(notes, JSON.stringify(lonely), { mode: 0o600, flush: true })
  }
}

async function withoutRow(db: Database, places: readonly string[]): Promise<readonly string[]> {
  if (places.length === 0) return []
  const rows = await runQuery(
    db,
    sql<{ place: string }>`
      select p.place from unnest(${places}::text[]) as p(place)
      where not exists (select from files f where f.place = p.place)
        and not exists (select from workshop_files w where w.place = p.place)
        and not exists (select from expense_receipts r where r.place = p.place)`,
  )
  return rows.map(({ place }) => place)
}

async function readLonely(notes: string): Promise<Lonely> {
  const text = await readFile(notes, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}'
    throw error
  })
  return JSON.parse(text) as Lonely
}
