// Rows that follow from others are recalculated before they are read, where something changed since:
// what is read is never older than the last commit before it.

import type { Entity } from '@furrow/catalogue/entity'
import { rowCheck } from '@furrow/wire/check-row'
import { sql } from 'kysely'
import { admin } from '../../access/reach/viewer.ts'
import type { Viewer } from '../../access/reach/viewer.ts'
import { runQuery } from '../../db/run-query.ts'
import { inTransaction } from '../../db/transaction.ts'
import { recalculating } from '../../query/author.ts'
import type { Author } from '../../query/author.ts'
import type { ReadPlan } from '../../query/plan-read.ts'
import { everything } from '../../query/reach.ts'
import { followingEntities, renderStaleFarms } from '../../query/render-stale.ts'
import type { Asked } from '../../rules/saving/save-rule.ts'
import { askedOf, rulesOf } from './apply-rules.ts'
import type { RequestContext } from '../call/request-context.ts'
import type { Engine } from '../call/engine.ts'

/** Furrow itself: its lines in the history have nobody behind them. */
const author: Author = {
  person: null,
  actingAs: null,
  impersonation: null,
  request: recalculating,
  device: null,
}
const check = rowCheck()

/** What a request changes itself, its rules have calculated already. */
export async function refreshRead(
  { engine, reach, tx }: RequestContext,
  plan: ReadPlan,
): Promise<void> {
  if (tx !== engine.db) return
  for (const entity of followingEntities(plan)) {
    const stale = await runQuery(engine.db, renderStaleFarms(plan, entity, reach))
    for (const { farm } of stale) await refreshFarm(engine, entity, farm)
  }
}

/** All kinds of rows of a farm that follow from others, where something changed. */
export async function refreshFarmRows(engine: Engine, farm: number): Promise<void> {
  const marks = sql`select from upkeep.stale_farms where farm_id = ${farm} limit 1`
  if ((await runQuery(engine.db, marks)).length === 0) return
  for (const entity of engine.catalogue.values()) {
    if (entity.follows.length > 0) await refreshFarm(engine, entity, farm)
  }
}

/** What follows from the day alone, such as a bill that becomes overdue, is written by Furrow itself. */
export function asFurrow<Result>(
  engine: Engine,
  entity: Entity,
  work: (asked: Asked) => Promise<Result>,
): Promise<Result> {
  return inTransaction(engine.db, tx => {
    const context = { engine, check, viewer: admin(0), reach: everything, author, tx }
    return work(askedOf(context, entity))
  })
}

/** For whoever sees the farm; for anybody else there is no such farm. */
export async function refreshSeen(engine: Engine, viewer: Viewer, farm: number): Promise<void> {
  if (viewer.isAdmin || viewer.farms.seen.includes(farm)) await refreshFarmRows(engine, farm)
}

async function refreshFarm(engine: Engine, entity: Entity, farm: number): Promise<void> {
  await asFurrow(engine, entity, async asked => {
    for (const rule of rulesOf({ engine }, entity)) await rule.refresh?.(farm, asked)
  })
}
