// Perennials that stand on: cane that was cut, lucerne, pasture. Each has a crop of its own in the later
// period, which names the one before it.

import { stageAfter, standsOn } from '@furrow/farming/crops/standing-on'
import type { Fate, RowPreview } from '@furrow/wire/roll-forward-answer'
import { sql } from 'kysely'
import { runQuery } from '../db/run-query.ts'
import { numberIn } from '../rules/saving/read-row.ts'
import type { StoredRow } from '../rules/periods/rows-of-period.ts'
import type { Row } from '../rules/saving/save-rule.ts'
import { rowsOfBoth } from './copies.ts'
import type { Copy, KindPlan } from './copies.ts'
import type { PaddockPlan } from './paddock-plan.ts'
import type { PeriodPair } from './period-pair.ts'

export async function planStanding(way: PeriodPair, paddocks: PaddockPlan): Promise<KindPlan> {
  const { before, now } = await rowsOfBoth(way, 'crop_collections')
  const stands = await standingNow(way, before)
  const stages = await stageNumbers(way, stands)
  const rows = stands.map((stand): RowPreview => ({
    id: stand.id,
    name: `${stand.crop} on ${nameOf(stand.paddock, paddocks)}`,
    area: null,
    paddock_id: stand.paddock,
    fate: fateOf(stand, now, paddocks),
  }))
  const fates = new Map(rows.map(({ id, fate, name }) => [id, { fate, name }]))
  const copies = stands.flatMap((stand): Copy[] => {
    const { fate, name = '' } = fates.get(stand.id) ?? {}
    return fate === 'make' ? [{ id: stand.id, name, values: valuesOf(way, stand, stages) }] : []
  })
  return {
    kind: 'standing_crops',
    thereWere: rows.length,
    thereAlready: rows.filter(({ fate }) => fate === 'there').length,
    copies,
    notes: notesOn(rows),
    rows,
  }
}

interface Stand {
  readonly id: number
  readonly paddock: number
  readonly row: StoredRow
  readonly crop: string
  readonly perennial: boolean
  readonly status: string | null
  readonly stage: string | null
  readonly ended: boolean
}

type Facts = Pick<Stand, 'id' | 'crop' | 'perennial' | 'status' | 'stage'>

async function standingNow(
  { context, farm }: PeriodPair,
  crops: readonly StoredRow[],
): Promise<readonly Stand[]> {
  const facts = await runQuery(
    context.tx,
    sql<Facts>`
      select c.id, t.name as crop, l.slug is not distinct from 'perennial' as perennial,
        status.slug as status, stage.slug as stage
      from crop_collections c
      join crop_types t on t.id = c.current_crop_id
      join lifecycle_types l on l.id = t.lifecycle_type_id
      left join crop_collection_statuses status on status.id = c.status_id
      left join lifecycle_status stage on stage.id = c.lifecycle_status_id
      where c.farm_id = ${farm} and c.id = any(${crops.map(({ id }) => id)}::bigint[])`,
  )
  const byId = new Map(facts.map(fact => [fact.id, fact]))
  return crops.flatMap((row): Stand[] => {
    const fact = byId.get(row.id)
    const paddock = numberIn(row, 'paddock_id')
    if (!fact || paddock === undefined) return []
    const ended = (row['termination_eventable_id'] ?? null) !== null
    const stand = { ...fact, row, paddock, ended }
    return standsOn(stand) ? [stand] : []
  })
}

function fateOf(stand: Stand, now: readonly StoredRow[], paddocks: PaddockPlan): Fate {
  const ground = paddocks.now.get(stand.paddock) ?? []
  const isThere = now.some(
    crop =>
      crop['primary_prior_collection_id'] === stand.id ||
      (ground.includes(numberIn(crop, 'paddock_id') ?? 0) &&
        crop['current_crop_id'] === stand.row['current_crop_id']),
  )
  if (isThere) return 'there'
  const fate = paddocks.rows.find(({ id }) => id === stand.paddock)?.fate
  // Of ground that was split, nobody knows on which part it still stands.
  return fate === undefined || fate === 'stays' || ground.length > 1 ? 'stays' : 'make'
}

function nameOf(paddock: number, { rows }: PaddockPlan): string {
  return rows.find(({ id }) => id === paddock)?.name ?? 'another paddock'
}

function notesOn(rows: readonly RowPreview[]): readonly string[] {
  const stay = rows.filter(({ fate }) => fate === 'stays')
  const [first] = stay
  if (!first) return []
  const rest = stay.length === 1 ? '' : ` and ${stay.length - 1} more`
  return [`${first.name}${rest}: the paddock was split or renamed, so enter the crop by hand.`]
}

interface Listed {
  readonly stages: ReadonlyMap<string, number>
  readonly fallow: number | undefined
}

/** By lasting names: the stages that follow, and the fallow of ground that stays under its crop. */
async function stageNumbers({ context }: PeriodPair, stands: readonly Stand[]): Promise<Listed> {
  const wanted = stands.flatMap(({ stage }) => (stage === null ? [] : [stageAfter(stage)]))
  const found = await runQuery(
    context.tx,
    sql<{ id: number; slug: string }>`
      select id, slug from lifecycle_status where slug = any(${wanted}) and deleted_at is null
      union all
      select id, slug from crop_collection_fallow_types
      where slug = 'ratoon-continuing' and deleted_at is null`,
  )
  const stages = new Map(found.map(({ slug, id }) => [slug, id]))
  return { stages, fallow: stages.get('ratoon-continuing') }
}

/** Its paddock is known when it is written. */
function valuesOf({ farm, into }: PeriodPair, { id, row, stage }: Stand, listed: Listed): Row {
  const next = stage === null ? undefined : listed.stages.get(stageAfter(stage))
  const enterprise = row['enterprise_id'] ?? null
  return {
    farm_id: farm,
    period_id: into.id,
    current_crop_id: row['current_crop_id'],
    primary_prior_collection_id: id,
    ...(next !== undefined && { lifecycle_status_id: next }),
    ...(listed.fallow !== undefined && { fallow_type_id: listed.fallow }),
    ...(enterprise !== null && { enterprise_id: enterprise }),
  }
}
