// Paddocks with what belongs to them: the link to what they were, and their boundaries.

import { entityNamed } from '@furrow/catalogue/catalogue'
import { invalid } from '@furrow/wire/refusal'
import type { Fate } from '@furrow/wire/roll-forward-answer'
import { sql } from 'kysely'
import { inLoads } from '../rules/land/boundary-loads.ts'
import { numberIn } from '../rules/saving/read-row.ts'
import { changeRows } from '../verbs/rows/change-rows.ts'
import { boundariesSeen, copyOf, rowsSeen } from './copies.ts'
import type { MainSet, RollForwardRecord } from './roll-forward-record.ts'
import type { PaddockPlan } from './paddock-plan.ts'
import type { PeriodPair } from './period-pair.ts'
import { makeRows } from './write.ts'

export interface PaddocksCarried extends Pick<RollForwardRecord, 'rows' | 'mains'> {
  /** By paddock of the earlier period: what it is in the later one, where that is one paddock. */
  readonly now: ReadonlyMap<number, number>
}

export type ChosenPaddocks = boolean | readonly number[]

export async function carryPaddocks(
  way: PeriodPair,
  plan: PaddockPlan,
  chosen: ChosenPaddocks,
): Promise<PaddocksCarried> {
  const wanted = wantedOf(way, plan, chosen)
  const copies = plan.copies.filter(({ id }) => wanted.has(id))
  const made = await makeRows(way.context, 'paddocks', copies)
  const fresh = copies.map(({ id }, place) => [id, made[place] ?? 0] as const)
  const linked = pairsOf(plan, wanted, 'link')
  const links = await makeLinks(way, [...fresh, ...linked])
  const mains = await setMains(way, linked)
  const mapped = pairsOf(plan, wanted, 'map')
  const shapes = await copyBoundaries(way, [...fresh, ...linked, ...mapped])
  const there = [...plan.now].flatMap(([prior, now]) =>
    now.length === 1 && now[0] !== undefined ? [[prior, now[0]] as const] : [],
  )
  // A namesake that was not chosen is not known to be the same ground.
  const unlinked = new Set(pairsOf(plan, undefined, 'link').map(([prior]) => prior))
  const known = there.filter(([prior]) => !unlinked.has(prior))
  return {
    rows: { paddocks: made, paddock_prior_paddocks: links, geolocations: shapes },
    mains,
    now: new Map([...known, ...fresh, ...linked]),
  }
}

/** An earlier paddock, and the later one. */
type Pair = readonly [prior: number, now: number]

function wantedOf(
  { from }: PeriodPair,
  { rows }: PaddockPlan,
  chosen: ChosenPaddocks,
): Set<number> {
  const all = rows.map(({ id }) => id)
  if (typeof chosen === 'boolean') return new Set(chosen ? all : [])
  const strange = chosen.find(id => !all.includes(id))
  if (strange === undefined) return new Set(chosen)
  const sentence = `There is no paddock with the number ${strange} in ${from.name}.`
  throw invalid({ 'choose.paddocks': [sentence] })
}

function pairsOf(plan: PaddockPlan, wanted: Set<number> | undefined, fate: Fate): readonly Pair[] {
  return plan.rows.flatMap(row => {
    const [now] = plan.now.get(row.id) ?? []
    const isWanted = row.fate === fate && (wanted?.has(row.id) ?? true)
    return isWanted && now !== undefined ? [[row.id, now] as const] : []
  })
}

function makeLinks(
  { context, farm }: PeriodPair,
  pairs: readonly Pair[],
): Promise<readonly number[]> {
  const copies = pairs.map(([prior, now]) => ({
    id: prior,
    name: '',
    values: {
      parent_paddock_id: now,
      prior_paddock_id: prior,
      is_primary: true,
      farm_id: farm,
    },
  }))
  return makeRows(context, 'paddock_prior_paddocks', copies)
}

async function setMains(
  { context }: PeriodPair,
  pairs: readonly Pair[],
): Promise<readonly MainSet[]> {
  if (pairs.length === 0) return []
  const entity = entityNamed(context.engine.catalogue, 'paddocks')
  const changes = pairs.map(([prior, id]) => ({
    at: `paddocks.${id}.`,
    id,
    values: { primary_parent_paddock_id: prior },
  }))
  await changeRows(context, { entity, below: undefined }, changes)
  return pairs.map(([prior, id]) => ({ id, prior }))
}

async function copyBoundaries(way: PeriodPair, pairs: readonly Pair[]): Promise<readonly number[]> {
  const now = new Map(pairs)
  const boundaries = await boundariesSeen(
    way,
    sql`t.geolocatable_type = 'paddocks'
      and t.geolocatable_id = any(${[...now.keys()]}::bigint[])`,
  )
  const made: number[] = []
  for (const load of inLoads(boundaries)) {
    const ids = load.map(({ id }) => id)
    const shapes = await rowsSeen(way, 'geolocations', sql`t.id = any(${ids}::bigint[])`)
    const copies = shapes.map(row => {
      const given = { geolocatable_id: now.get(numberIn(row, 'geolocatable_id') ?? 0) }
      return copyOf(way, 'geolocations', { row, given })
    })
    made.push(...(await makeRows(way.context, 'geolocations', copies)))
  }
  return made
}
