// Crop events on their way in, each with the crop that it is about as it will stand: with all events
// that are there already, and those of the same request.

import { livesOf } from '@furrow/farming/crops/crop-lifecycle'
import type { CropLife } from '@furrow/farming/crops/crop-lifecycle'
import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import { collectionFacts } from './collection-facts.ts'
import type { CollectionFacts } from './collection-facts.ts'
import { cropEventTables } from '../saving/crop-event-tables.ts'
import type { CropEventTable } from '../saving/crop-event-tables.ts'
import { cropsOfVarieties, natureOf } from './crop-type-facts.ts'
import type { CropTypeFacts } from './crop-type-facts.ts'
import { farmsOf, numberIn, pointedAt, textIn } from '../saving/read-row.ts'
import type { Asked, RowToSave } from '../saving/save-rule.ts'
import { storedCropEvents } from './stored-crop-events.ts'
import type { StoredEvent } from './stored-crop-events.ts'

export interface CropSoFar extends CollectionFacts {
  readonly events: readonly StoredEvent[]
  readonly lives: readonly CropLife<StoredEvent>[]
}

export interface EventInCrop {
  readonly table: string
  readonly row: RowToSave
  readonly crop: CropSoFar
  /** The event among those of the crop; watering and feeding are not part of its life. */
  readonly self: StoredEvent | undefined
  /** The life of the crop that it belongs to: for watering and feeding, the one that is there now. */
  readonly life: CropLife<StoredEvent> | undefined
}

/** Rows whose crop is not there, or not of their farm, have no entry. */
export async function eventsInCrops(
  rows: readonly RowToSave[],
  { entity, tx }: Asked,
): Promise<ReadonlyMap<RowToSave, EventInCrop>> {
  const [farms, collections] = [farmsOf(rows), pointedAt(rows, 'crop_collection_id')]
  const facts = await collectionFacts(tx, farms, collections)
  const stored = await storedCropEvents(tx, farms, [...facts.keys()])
  const varieties = await cropsOfVarieties(tx, pointedAt(rows, 'variety_id'))
  const selves = await comingEvents(tx, entity, rows)
  const crops = new Map<number, CropSoFar>()
  for (const [id, fact] of facts) {
    const coming = rows.filter(({ after }) => after['crop_collection_id'] === id)
    const sown = coming.map(({ after }) => varieties.get(numberIn(after, 'variety_id') ?? 0))
    const crop = sown.find(Boolean) ?? fact.crop
    crops.set(id, cropSoFar({ ...fact, crop }, eventsAfter(stored.get(id) ?? [], selves, id)))
  }
  return new Map(
    rows.flatMap(row => {
      const crop = crops.get(numberIn(row.after, 'crop_collection_id') ?? 0)
      if (!crop) return []
      const own = withVariety(crop, row, varieties)
      return [[row, { table: entity, row, crop: own, ...partOf(crop, selves.get(row)) }]]
    }),
  )
}

/** Of two sowings at once, each is judged by what it sows itself. */
function withVariety(
  crop: CropSoFar,
  { after }: RowToSave,
  varieties: ReadonlyMap<number, CropTypeFacts>,
): CropSoFar {
  const own = varieties.get(numberIn(after, 'variety_id') ?? 0)
  return own ? { ...crop, crop: own } : crop
}

function cropSoFar(facts: CollectionFacts, events: readonly StoredEvent[]): CropSoFar {
  return { ...facts, events, lives: livesOf(events, natureOf(facts.crop)) }
}

function partOf({ lives }: CropSoFar, self: StoredEvent | undefined) {
  const life = self ? lives.find(({ events }) => events.includes(self)) : lives.at(-1)
  return { self, life }
}

type Selves = ReadonlyMap<RowToSave, StoredEvent>

function eventsAfter(stored: readonly StoredEvent[], selves: Selves, id: number): StoredEvent[] {
  const coming = [...selves.values()]
  const isReplaced = (event: StoredEvent) =>
    coming.some(({ id: same, table }) => same === event.id && table === event.table)
  return [
    ...stored.filter(event => !isReplaced(event)),
    ...coming.filter(({ collection }) => collection === id),
  ]
}

async function comingEvents(
  tx: Transaction,
  entity: string,
  rows: readonly RowToSave[],
): Promise<Selves> {
  const table = cropEventTables[entity]
  if (!table) return new Map()
  const words = await wordsOf(tx, table, rows)
  // A new row has no number yet: one below zero tells it from the others.
  return new Map(rows.map((row, place) => [row, eventOf(entity, row, { words, place })]))
}

interface Word {
  readonly id: number
  readonly slug: string | null
  readonly word: string
}

async function wordsOf(
  tx: Transaction,
  { how }: CropEventTable,
  rows: readonly RowToSave[],
): Promise<readonly Word[]> {
  const keys = how ? pointedAt(rows, how.key) : []
  if (!how || keys.length === 0) return []
  const { rows: words } = await sql<Word>`
    select id, slug, ${sql.ref(how.word)} as word from ${sql.table(how.list)}
    where id = any(${keys})`.execute(tx)
  return words
}

function eventOf(
  entity: string,
  { id, after }: RowToSave,
  { words, place }: { readonly words: readonly Word[]; readonly place: number },
): StoredEvent {
  const { kind, day, mirror, area, quantity, how } = cropEventTables[entity] as CropEventTable
  const word = words.find(({ id: key }) => how && key === after[how.key])
  return {
    table: entity,
    kind,
    id: id ?? -1 - place,
    collection: numberIn(after, 'crop_collection_id') ?? 0,
    day: textIn(after, day ?? '') ?? textIn(after, mirror ?? '') ?? null,
    area: numberIn(after, area ?? '') ?? null,
    quantity: numberIn(after, quantity ?? '') ?? null,
    how: word?.slug ?? null,
    howInWords: word?.word ?? null,
    crop: null,
  }
}
