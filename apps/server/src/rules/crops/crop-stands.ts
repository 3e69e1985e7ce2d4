// Crops that belong together: a perennial stands through several periods, with a crop on a paddock
// in each of them. Any other crop stands by itself.

import { endsCrop } from '@furrow/farming/crops/crop-lifecycle'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import { collectionFacts } from './collection-facts.ts'
import type { CollectionFacts } from './collection-facts.ts'
import { natureOf } from './crop-type-facts.ts'
import { storedCropEvents } from './stored-crop-events.ts'
import type { StoredEvent } from './stored-crop-events.ts'

export interface CropStand {
  /** The first year comes first. */
  readonly years: readonly [StandInPeriod, ...StandInPeriod[]]
}

/** What a stand is in one period, on one paddock. */
export interface StandInPeriod extends CollectionFacts {
  readonly events: readonly StoredEvent[]
  /** The year that it stands on from. */
  readonly from: CollectionFacts | undefined
  readonly goesOn: boolean
}

export interface StandsAsked {
  readonly farms: readonly number[]
  readonly given: readonly number[]
  /** Crops that were deleted or restored: those that follow them are asked for, too. */
  readonly gone: readonly number[]
}

export async function cropStands(
  tx: Transaction,
  asked: StandsAsked,
): Promise<readonly CropStand[]> {
  const family = await familyOf(tx, asked)
  await holdCrops(tx, asked.farms, family)
  const facts = await collectionFacts(tx, asked.farms, family)
  const events = await storedCropEvents(tx, asked.farms, [...facts.keys()])
  const from = new Map(
    [...facts.values()].flatMap(fact => {
      const prior = facts.get(fact.prior ?? 0)
      const stands = prior && standsOn(prior, fact, events)
      return stands ? [[fact.id, prior] as const] : []
    }),
  )
  const goingOn = new Set([...from.values()].map(({ id }) => id))
  const years = [...facts.values()].map(fact => ({
    ...fact,
    events: events.get(fact.id) ?? [],
    from: from.get(fact.id),
    goesOn: goingOn.has(fact.id),
  }))
  return [...Map.groupBy(years, ({ id }) => rootOf(id, from)).values()].map(standOf)
}

export function isEnding(event: StoredEvent, { crop, events }: StandInPeriod): boolean {
  return event.kind === 'ending' && endsCrop(event, events, natureOf(crop))
}

type Events = ReadonlyMap<number, readonly StoredEvent[]>

/** Whether a crop is the same stand as the one before it: not sown again, and not ended before. */
function standsOn(prior: CollectionFacts, crop: CollectionFacts, events: Events): boolean {
  if (!crop.crop?.perennial || crop.crop.id !== prior.crop?.id) return false
  if (events.get(crop.id)?.some(({ kind }) => kind === 'sowing')) return false
  const earlier = events.get(prior.id) ?? []
  return !earlier.some(
    event => event.kind === 'ending' && endsCrop(event, earlier, natureOf(prior.crop)),
  )
}

function rootOf(id: number, from: ReadonlyMap<number, CollectionFacts>): number {
  const seen = new Set<number>()
  let root = id
  // Nothing keeps a person from naming two crops as the one before each other.
  while (!seen.has(root)) {
    seen.add(root)
    root = from.get(root)?.id ?? root
  }
  return root
}

function standOf(years: readonly StandInPeriod[]): CropStand {
  const [first, ...others] = years.toSorted(
    (one, other) => Number(!!one.from) - Number(!!other.from),
  )
  if (!first) throw new Error('A stand has at least one year.')
  return { years: [first, ...others] }
}

/** The given crops, and with a perennial those that it stood as before and stands as after. */
async function familyOf(
  tx: Transaction,
  { farms, given, gone }: StandsAsked,
): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    with recursive family as (
      select c.id, c.farm_id, c.primary_prior_collection_id as prior, c.current_crop_id as crop,
        ${isCarriedOver('c')} as carried
      from crop_collections c
      where (c.id = any(${given}) or c.primary_prior_collection_id = any(${gone}))
        and c.farm_id = any(${farms}) and c.deleted_at is null
      union
      select n.id, n.farm_id, n.primary_prior_collection_id, n.current_crop_id, ${isCarriedOver('n')}
      from family f
      join crop_collections n
        on n.farm_id = f.farm_id and n.current_crop_id = f.crop and n.deleted_at is null
        and (f.carried and n.id = f.prior
          or n.primary_prior_collection_id = f.id and ${isCarriedOver('n')})
    )
    select id from family`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Two people at the same crop wait for each other here, so that no life is begun twice. */
async function holdCrops(
  tx: Transaction,
  farms: readonly number[],
  crops: readonly number[],
): Promise<void> {
  await sql`
    select from crop_collections where id = any(${crops}) and farm_id = any(${farms})
    order by id for no key update`.execute(tx)
}

/** A perennial that was not sown in its period. */
function isCarriedOver(crop: string): RawBuilder<boolean> {
  return sql`(exists (select from crop_types t join lifecycle_types l on l.id = t.lifecycle_type_id
      where t.id = ${sql.ref(`${crop}.current_crop_id`)} and l.slug = 'perennial')
    and not exists (select from sowing_collection_events e
      where e.crop_collection_id = ${sql.ref(`${crop}.id`)}
        and e.farm_id = ${sql.ref(`${crop}.farm_id`)} and e.deleted_at is null))`
}
