// A crop on a paddock: of the period of its paddock, and a ratoon only where cane stood before.

import { periodText } from '@furrow/farming/dates/period-text'
import { isCut, isRatoon } from '@furrow/farming/crops/ratoon'
import { sql } from 'kysely'
import { eventDays } from '../saving/crop-event-tables.ts'
import { errorsOf, warningsOf } from '../saving/findings.ts'
import { farmsOf, pointedAt, numberIn, touches } from '../saving/read-row.ts'
import type { Asked, RowToSave, SavedRow, SaveRule } from '../saving/save-rule.ts'

export const cropCollectionRules: SaveRule = {
  of: ['crop_collections'],
  async complete(rows, asked) {
    const isOpen = ({ sent }: RowToSave) => 'paddock_id' in sent && !('period_id' in sent)
    const paddocks = await placedPaddocks(rows.filter(isOpen), asked)
    return rows.map(row => {
      const paddock = isOpen(row) && paddocks.get(numberIn(row.sent, 'paddock_id') ?? 0)
      return paddock ? { period_id: paddock.period } : {}
    })
  },
  async check(rows, asked) {
    const placed = rows.filter(row => touches(row, ['paddock_id', 'period_id']))
    const paddocks = await placedPaddocks(placed, asked)
    const recorded = await recordedCrops(placed.filter(movesPeriod), asked)
    return errorsOf(placed, ({ id, after }) => {
      const paddock = paddocks.get(numberIn(after, 'paddock_id') ?? 0)
      if (paddock && paddock.period !== after['period_id']) {
        const message = `${paddock.name} belongs to ${periodText(paddock.periodName)}, and so do its crops.`
        return [{ field: 'period_id', message }]
      }
      if (id === undefined || !recorded.includes(id)) return []
      const message = 'Something is recorded for this crop, so it stays in its period.'
      return [{ field: 'period_id', message }]
    })
  },
  async warn(rows, asked) {
    const staged = rows.filter(row => touches(row, staging) && row.after['lifecycle_status_id'])
    const stages = await stagesOf(staged, asked)
    return warningsOf(asked.entity, staged, ({ id }) => {
      const found = stages.get(id)
      if (!found?.stage || !isRatoon(found.stage) || found.sown || found.isFirstPeriod) return []
      if (found.before && (isCut(found.before) || isRatoon(found.before))) return []
      const message = `${found.stageName} needs the plant cane or ratoon of last season before it.`
      return [{ field: 'lifecycle_status_id', code: 'E-CROP-5', message }]
    })
  },
}

const staging = ['lifecycle_status_id', 'primary_prior_collection_id']

function movesPeriod({ before, after }: RowToSave): boolean {
  return before !== undefined && before['period_id'] !== after['period_id']
}

interface PlacedPaddock {
  readonly id: number
  readonly name: string
  readonly period: number
  readonly periodName: string
}

async function placedPaddocks(
  rows: readonly RowToSave[],
  { tx }: Asked,
): Promise<ReadonlyMap<number, PlacedPaddock>> {
  if (rows.length === 0) return new Map()
  const paddocks = pointedAt(rows, 'paddock_id')
  const { rows: found } = await sql<PlacedPaddock>`
    select p.id, p.name, p.period_id as period, pe.name as "periodName"
    from paddocks p join periods pe on pe.id = p.period_id
    where p.id = any(${paddocks}) and p.farm_id = any(${farmsOf(rows)})
      and p.deleted_at is null`.execute(tx)
  return new Map(found.map(paddock => [paddock.id, paddock]))
}

/** Those that anything was done to yet. */
async function recordedCrops(
  rows: readonly RowToSave[],
  { tx }: Asked,
): Promise<readonly number[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const farms = farmsOf(rows)
  const parts = Object.keys(eventDays).map(
    table => sql`
      select crop_collection_id as id from ${sql.table(table)}
      where crop_collection_id = any(${ids}) and farm_id = any(${farms}) and deleted_at is null`,
  )
  const { rows: found } = await sql<{ id: number }>`${sql.join(parts, sql` union `)}`.execute(tx)
  return found.map(({ id }) => id)
}

interface Stages {
  readonly id: number
  readonly stage: string | null
  readonly stageName: string
  readonly before: string | null
  readonly sown: boolean
  /** Of the farm: what stood there before is recorded nowhere. */
  readonly isFirstPeriod: boolean
}

async function stagesOf(
  rows: readonly SavedRow[],
  { tx }: Asked,
): Promise<ReadonlyMap<number, Stages>> {
  if (rows.length === 0) return new Map()
  const { rows: found } = await sql<Stages>`
    select c.id, s.slug as stage, s.name as "stageName", b.slug as before,
      exists (select from sowing_collection_events e
        where e.crop_collection_id = c.id and e.farm_id = c.farm_id and e.deleted_at is null) as sown,
      not exists (select from farm_period f join periods e on e.id = f.period_id
        where f.farm_id = c.farm_id and f.deleted_at is null
          and e.start_date < own.start_date) as "isFirstPeriod"
    from crop_collections c
    join lifecycle_status s on s.id = c.lifecycle_status_id
    join periods own on own.id = c.period_id
    left join crop_collections p
      on p.id = c.primary_prior_collection_id and p.farm_id = c.farm_id and p.deleted_at is null
    left join lifecycle_status b on b.id = p.lifecycle_status_id
    where c.id = any(${rows.map(({ id }) => id)}) and c.farm_id = any(${farmsOf(rows)})`.execute(tx)
  return new Map(found.map(stages => [stages.id, stages]))
}
