// Brings crops on paddocks up to date with what was done to them: their present life, what ended
// them, their status, and the stage of a ratoon. What a person sends in the same request stands.

import { mayMove } from '@furrow/farming/crops/crop-status'
import { nextRatoon } from '@furrow/farming/crops/ratoon'
import { sql } from 'kysely'
import { cropStands } from './crop-stands.ts'
import type { StandInPeriod, StandsAsked } from './crop-stands.ts'
import { syncLifecycles } from './sync-lifecycles.ts'
import type { Asked, Row } from '../saving/save-rule.ts'
import { yearSoFar } from './stand-lives.ts'

export interface SentCrop {
  readonly sent: Row
  readonly isNew: boolean
}

export interface CropsToUpdate extends StandsAsked {
  /** By crop: what was sent for it. */
  readonly sent: ReadonlyMap<number, SentCrop>
}

export async function updateCrops(crops: CropsToUpdate, asked: Asked): Promise<void> {
  const stands = await cropStands(asked.tx, crops)
  if (stands.length === 0) return
  const lives = await syncLifecycles(stands, crops.farms, asked)
  const wanted = stands.flatMap(stand =>
    stand.years.map(year => wantedOf(year, lives.get(stand) ?? null, crops.sent.get(year.id))),
  )
  const listed = await listedNumbers(wanted, asked)
  const rows = wanted.flatMap(({ id, row, status, stage }) => {
    const status_id = listed.get(`status ${status}`)
    const lifecycle_status_id = listed.get(`stage ${stage}`)
    const values = {
      ...row,
      ...(status_id && { status_id }),
      ...(lifecycle_status_id && { lifecycle_status_id }),
    }
    const { sent = {} } = crops.sent.get(id) ?? {}
    const following = Object.entries(values).filter(([name]) => !(name in sent))
    return following.length === 0 ? [] : [{ id, ...Object.fromEntries(following) }]
  })
  if (rows.length > 0) await asked.save('crop_collections', rows)
}

interface Wanted {
  readonly id: number
  readonly row: Row
  /** Lasting names of what it moves to. */
  readonly status: string | undefined
  readonly stage: string | undefined
}

function wantedOf(year: StandInPeriod, life: number | null, sent: SentCrop | undefined): Wanted {
  const { termination, status } = yearSoFar(year)
  const { table = null, id: ending = null } = termination ?? {}
  const isEndedAnew = table !== year.endedByType || ending !== year.endedById
  // A status that came from an ending goes when that ending does; one that was chosen stays.
  const wasEnded = isEndedAnew && year.endedById !== null
  const isUnsown = status === 'planned' || status === 'fallow'
  const isTakenBack = year.status === 'growing' && isUnsown && year.life !== null
  const current = year.hasStatus ? (year.status ?? 'of an admin') : null
  const moves = status !== current && (wasEnded || isTakenBack || mayMove(current, status))
  return {
    id: year.id,
    row: {
      ...(life !== year.life && { crop_lifecycle_id: life }),
      ...(isEndedAnew && { termination_eventable_type: table, termination_eventable_id: ending }),
    },
    status: moves ? status : undefined,
    stage: sent?.isNew ? stageOf(year) : undefined,
  }
}

/** Cane that stands on becomes the next ratoon. */
function stageOf({ stage, from }: StandInPeriod): string | undefined {
  return stage === null && from?.stage ? nextRatoon(from.stage) : undefined
}

/** By list and lasting name: the numbers of the statuses and stages that are needed. */
async function listedNumbers(
  wanted: readonly Wanted[],
  { tx }: Asked,
): Promise<ReadonlyMap<string, number>> {
  const statuses = wanted.flatMap(({ status }) => status ?? [])
  const stages = wanted.flatMap(({ stage }) => stage ?? [])
  if (statuses.length + stages.length === 0) return new Map()
  const { rows } = await sql<{ id: number; name: string }>`
    select id, 'status ' || slug as name from crop_collection_statuses
    where slug = any(${statuses}) and deleted_at is null
    union all
    select id, 'stage ' || slug from lifecycle_status
    where slug = any(${stages}) and deleted_at is null`.execute(tx)
  return new Map(rows.map(({ id, name }) => [name, id]))
}
