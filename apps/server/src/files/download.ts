// A file on its way out: only to those who see its row, and every copy that someone takes is noted.

import { entityNamed } from '@furrow/catalogue/catalogue'
import { notFound, Refusal } from '@furrow/wire/refusal'
import { sql } from 'kysely'
import { runQuery } from '../db/run-query.ts'
import { inTransaction } from '../db/transaction.ts'
import { rowConditions, sourceOf } from '../query/source.ts'
import type { RequestContext } from '../verbs/call/request-context.ts'
import { saveFollowing } from '../verbs/rows/save-following.ts'
import type { FileKind } from './file-row.ts'

export interface FoundFile {
  readonly id: number
  /** Nothing of what is handed out at a workshop. */
  readonly farm: number | null
  readonly name: string
  readonly mediaType: string | null
  readonly size: number
  readonly checksum: string
  readonly place: string
}

interface Stored extends Omit<FoundFile, 'size' | 'checksum' | 'place'> {
  readonly size: number | null
  readonly checksum: string | null
  readonly place: string | null
  readonly scan: string | null
}

/** Refuses what is not there, or not for this person, and what nobody may have. */
export async function findFile(
  { engine, reach, tx }: RequestContext,
  id: number,
  kind: FileKind = 'files',
): Promise<FoundFile> {
  const source = sourceOf(entityNamed(engine.catalogue, kind), reach)
  const farm = kind === 'files' ? sql`t.farm_id` : sql`null`
  const is = sql.join([sql`t.id = ${id}`, ...rowConditions(source, 't')], sql` and `)
  const [found] = await runQuery(
    tx,
    sql<Stored>`
      select t.id, ${farm} as farm, t.name, t.media_type as "mediaType", t.size, t.checksum,
        t.place, t.scan
      from ${sql.table(kind)} as t where ${is}`,
  )
  if (!found) throw notFound('This file doesn’t exist, or you don’t have access to it.')
  const { size, checksum, place, scan, ...rest } = found
  if (scan === 'Infected') {
    throw new Refusal('forbidden', 'A virus was found in this file, so it can’t be downloaded.')
  }
  if (place === null || size === null || checksum === null) {
    throw notFound('Only the name of this file was recorded: there is nothing to download.')
  }
  return { ...rest, size, checksum, place }
}

/**
 * Notes that someone takes a copy of a farm’s file: whoever really sits there. Who goes on where a copy broke off has it
 * noted already.
 */
export async function noteDownload(
  context: RequestContext,
  { id, farm }: FoundFile,
  { goesOn }: { readonly goesOn: boolean },
): Promise<void> {
  if (farm === null) return
  const { engine, viewer } = context
  const entity = entityNamed(engine.catalogue, 'file_downloads')
  await inTransaction(engine.db, async tx => {
    const noted = goesOn
      ? await runQuery(
          tx,
          sql`
            select from file_downloads
            where file_id = ${id} and farm_id = ${farm} and user_id = ${viewer.actor} limit 1`,
        )
      : []
    if (noted.length > 0) return
    const row = { file_id: id, farm_id: farm, user_id: viewer.actor }
    await saveFollowing({ ...context, tx }, entity, [row])
  })
}
