// A paddock holds what is sown on it (E-PAD-3): no crop is larger than its paddock, nor are the crops
// that stand on it at one time. Asked where a sowing is saved, and where a paddock is measured again.

import { areaSown, isBeyond, mostAtOnce, standingOn } from '@furrow/farming/crops/crop-area'
import type { Stand } from '@furrow/farming/crops/crop-area'
import { livesOf } from '@furrow/farming/crops/crop-lifecycle'
import type { CropLife } from '@furrow/farming/crops/crop-lifecycle'
import { dayInWords } from '@furrow/farming/dates/dates'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { factsOnPaddocks, hectares } from './collection-facts.ts'
import type { CollectionFacts, PaddockFacts } from './collection-facts.ts'
import { dayFields } from '../saving/crop-event-tables.ts'
import { natureOf } from './crop-type-facts.ts'
import { warningsOf } from '../saving/findings.ts'
import type { CodedFinding } from '../saving/findings.ts'
import { farmsOf, pointedAt, numberIn, touches } from '../saving/read-row.ts'
import type { Asked, SavedRow, SaveRule } from '../saving/save-rule.ts'
import { storedCropEvents } from './stored-crop-events.ts'
import type { StoredEvent } from './stored-crop-events.ts'

const sowings = 'sowing_collection_events'
const about = ['sowing_area', 'crop_collection_id', ...dayFields(sowings)]

export const sownAreaOfPaddocks: SaveRule = {
  of: ['paddocks'],
  async warn(rows, asked) {
    // A new paddock has no crops yet.
    const measured = rows.filter(({ before, sent }) => before !== undefined && 'area' in sent)
    const paddocks = await sownPaddocks(measured, asked)
    return warningsOf(asked.entity, measured, ({ id }) => {
      const sown = paddocks.find(({ paddock }) => paddock.id === id)
      return sown ? beyondPaddock(sown, 'area') : []
    })
  },
}

export const sownAreaOfSowings: SaveRule = {
  of: [sowings],
  async warn(rows, asked) {
    const moved = rows.filter(row => touches(row, about))
    const paddocks = await sownPaddocks(moved, asked)
    return warningsOf(asked.entity, moved, ({ after }) => {
      const collection = numberIn(after, 'crop_collection_id') ?? 0
      const sown = paddocks.find(({ collections }) => collections.includes(collection))
      return sown && isPartOfIt(collection, sown) ? beyondPaddock(sown, 'sowing_area') : []
    })
  },
}

interface SownPaddock {
  readonly paddock: PaddockFacts
  readonly collections: readonly number[]
  readonly largest: number
  /** The crops that are so large. */
  readonly largestOf: readonly number[]
  readonly stands: readonly Stand[]
}

async function sownPaddocks(
  rows: readonly SavedRow[],
  { entity, tx }: Asked,
): Promise<readonly SownPaddock[]> {
  if (rows.length === 0) return []
  const farms = farmsOf(rows)
  const paddocks =
    entity === 'paddocks' ? sql`${rows.map(({ id }) => id)}` : paddocksOf(rows, farms)
  const facts = await factsOnPaddocks(tx, farms, paddocks)
  const events = await storedCropEvents(tx, farms, [...facts.keys()])
  const byPaddock = Map.groupBy(facts.values(), ({ paddock }) => paddock.id)
  return [...byPaddock.values()].flatMap(crops => sownPaddock(crops, events))
}

/** A crop may have neighbours that this request does not touch. */
function paddocksOf(rows: readonly SavedRow[], farms: readonly number[]): RawBuilder<unknown> {
  return sql`(array(select paddock_id from crop_collections
    where id = any(${pointedAt(rows, 'crop_collection_id')}) and farm_id = any(${farms})))`
}

function sownPaddock(
  crops: readonly CollectionFacts[],
  events: ReadonlyMap<number, readonly StoredEvent[]>,
): SownPaddock[] {
  const livesOfCrop = ({ id, crop }: CollectionFacts) =>
    livesOf(events.get(id) ?? [], natureOf(crop))
  const lives = crops.flatMap(livesOfCrop)
  const areaOf = (life: CropLife) => areaSown(life.events) ?? 0
  const largest = Math.max(0, ...lives.map(areaOf))
  const isLargest = (crop: CollectionFacts) =>
    livesOfCrop(crop).some(life => areaOf(life) === largest)
  const collections = crops.map(({ id }) => id)
  const [first] = crops
  if (!first) return []
  const stands = lives.flatMap(standOf)
  const largestOf = crops.filter(isLargest).map(({ id }) => id)
  return [{ paddock: first.paddock, collections, largest, largestOf, stands }]
}

/** What has no day of sowing yet cannot be said to stand beside another crop. */
function standOf({ establishment, termination, events }: CropLife): Stand[] {
  const area = areaSown(events)
  if (!establishment?.day || area === null) return []
  return [{ area, from: establishment.day, until: termination?.day ?? null }]
}

/** What is sown on the other half of the paddock is not what is too large. */
function isPartOfIt(collection: number, { paddock, largest, largestOf }: SownPaddock): boolean {
  const isOneTooLarge = paddock.area !== null && isBeyond(largest, paddock.area)
  return !isOneTooLarge || largestOf.includes(collection)
}

function beyondPaddock(sown: SownPaddock, field: string): readonly CodedFinding[] {
  const { paddock, largest, stands } = sown
  if (paddock.area === null) return []
  const code = 'E-PAD-3'
  if (isBeyond(largest, paddock.area)) {
    const message = `Sown area ${hectares(largest)} is more than the ${hectares(paddock.area)} of ${paddock.name}.`
    return [{ field, code, message }]
  }
  const has = `${paddock.name} has ${hectares(paddock.area)}`
  const most = mostAtOnce(stands)
  if (!isBeyond(most, paddock.area)) return []
  const day = stands.find(({ from }) => standingOn(from, stands) === most)?.from ?? ''
  const message = `${has}, but ${hectares(most)} are under crop on ${dayInWords(day)}.`
  return [{ field, code, message }]
}
