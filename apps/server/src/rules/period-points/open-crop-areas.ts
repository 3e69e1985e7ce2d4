// What was sown must come off or end before a period is submitted (E-CROP-8). What stands for years
// stands on.

import { areaLeft, areaSown } from '@furrow/farming/crops/crop-area'
import { livesOf } from '@furrow/farming/crops/crop-lifecycle'
import type { CropLife } from '@furrow/farming/crops/crop-lifecycle'
import { sql } from 'kysely'
import { collectionFacts, cropOnPaddock, hectares } from '../crops/collection-facts.ts'
import type { CollectionFacts } from '../crops/collection-facts.ts'
import { natureOf } from '../crops/crop-type-facts.ts'
import type { FindPoints, FoundPoint, PeriodOfFarm } from '../saving/open-point.ts'
import { storedCropEvents } from '../crops/stored-crop-events.ts'
import type { StoredEvent } from '../crops/stored-crop-events.ts'
import type { Transaction } from '../../db/database.ts'

export const openCropAreas: FindPoints = async (place, { tx }) => {
  const ids = await cropsOfPeriod(tx, place)
  if (ids.length === 0) return []
  const facts = await collectionFacts(tx, [place.farm], ids)
  const events = await storedCropEvents(tx, [place.farm], [...facts.keys()])
  return [...facts.values()].flatMap(crop => {
    const message = whatIsOpen(crop, events.get(crop.id) ?? [])
    return message ? [pointOf(crop, message)] : []
  })
}

async function cropsOfPeriod(tx: Transaction, { farm, period }: PeriodOfFarm) {
  const { rows } = await sql<{ id: number }>`
    select id from crop_collections
    where farm_id = ${farm} and period_id = ${period} and deleted_at is null`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Only the last life can be open: the ones before it ended as poor starts. */
function whatIsOpen(crop: CollectionFacts, events: readonly StoredEvent[]): string | undefined {
  const nature = natureOf(crop.crop)
  const life = livesOf(events, nature).at(-1)
  if (!life?.establishment || nature.perennial || nature.cane) return undefined
  const [sown, left] = [areaSown(life.events), areaLeft(life.events)]
  if (sown !== null && left > 0) {
    const part =
      left < sown ? `${hectares(left)} of the ${hectares(sown)}` : `the ${hectares(sown)}`
    return `${cropOnPaddock(crop)}: ${part} sown are not yet harvested or written off.`
  }
  return isTaken(life) ? undefined : `${cropOnPaddock(crop)} is not yet harvested or written off.`
}

function isTaken({ termination, events }: CropLife<StoredEvent>): boolean {
  return termination !== null || events.some(({ kind }) => kind === 'hay')
}

function pointOf(crop: CollectionFacts, message: string): FoundPoint {
  const where = [crop.paddock.name, crop.crop?.name].filter(Boolean).join(', ')
  const about = { resource: 'crop_collections', id: crop.id, field: 'status_id', where }
  return { code: 'E-CROP-8', message, section: 'cropping', ...about }
}
