// Brings the rows of crop lives up to date with what was done. A row goes on for the same life as
// long as it can be told by its sowing, its ending or its place.

import type { CropLife } from '@furrow/farming/crops/crop-lifecycle'
import { sql } from 'kysely'
import type { Transaction } from '../../db/database.ts'
import type { CropStand } from './crop-stands.ts'
import type { Asked } from '../saving/save-rule.ts'
import { livesOfStand } from './stand-lives.ts'
import type { StoredEvent } from './stored-crop-events.ts'

/** By stand: the number of the life that it has now; nothing where it never had one. */
export async function syncLifecycles(
  stands: readonly CropStand[],
  farms: readonly number[],
  asked: Asked,
): Promise<ReadonlyMap<CropStand, number>> {
  const crops = stands.flatMap(({ years }) => years.map(({ id }) => id))
  const rows = await lifecyclesOf(asked.tx, farms, crops)
  const plans = stands.map(stand => planOf(stand, rows))
  const standing = plans.flatMap(({ changed, surplus }) => [...changed, ...surplus])
  const added = plans.flatMap(({ added }) => added)
  if (standing.length + added.length === 0) return presentLives(plans, new Map())
  const numbers = await asked.save('crop_lifecycle', [...standing, ...added])
  const ofAdded = new Map(added.map((row, place) => [row, numbers[standing.length + place] ?? 0]))
  return presentLives(plans, ofAdded)
}

interface LifecycleRow {
  readonly id: number
  readonly crop_collection_id: number
  readonly farm_id: number
  readonly establishment_event_type: string | null
  readonly establishment_event_id: number | null
  readonly termination_event_type: string | null
  readonly termination_event_id: number | null
}

type NewLifecycle = Omit<LifecycleRow, 'id'> & { readonly id?: never }
type LifecycleChange = Partial<Omit<LifecycleRow, 'id'>> & { readonly id: number }

async function lifecyclesOf(
  tx: Transaction,
  farms: readonly number[],
  crops: readonly number[],
): Promise<readonly LifecycleRow[]> {
  const { rows } = await sql<LifecycleRow>`
    select id, crop_collection_id, farm_id, establishment_event_type, establishment_event_id,
      termination_event_type, termination_event_id
    from crop_lifecycle
    where crop_collection_id = any(${crops}) and farm_id = any(${farms}) and deleted_at is null
    order by id`.execute(tx)
  return rows
}

interface Plan {
  readonly stand: CropStand
  readonly changed: readonly LifecycleChange[]
  readonly surplus: readonly { readonly id: number; readonly deleted: true }[]
  readonly added: readonly NewLifecycle[]
  /** The row of the present life: one that is there, or one that is to be added. */
  readonly present: LifecycleRow | NewLifecycle | undefined
}

function planOf(stand: CropStand, all: readonly LifecycleRow[]): Plan {
  const crops = new Set(stand.years.map(({ id }) => id))
  const rows = all.filter(row => crops.has(row.crop_collection_id))
  const lives = livesOfStand(stand).filter(life => life.establishment || life.termination)
  // A crop whose sowing was undone keeps its life, without a sowing.
  const wanted = lives.length > 0 || rows.length === 0 ? lives : [null]
  const taken = takenRows(wanted, rows)
  const pairs = wanted.map(life => ({ row: taken.get(life), next: valuesOf(stand, life) }))
  const kept = new Set(taken.values())
  const last = pairs.at(-1)
  return {
    stand,
    changed: pairs.flatMap(({ row, next }) => (row ? changeOf(row, next) : [])),
    surplus: rows.filter(row => !kept.has(row)).map(({ id }) => ({ id, deleted: true })),
    added: pairs.flatMap(({ row, next }) => (row ? [] : [next])),
    present: last?.row ?? last?.next,
  }
}

type Life = CropLife<StoredEvent> | null

function takenRows(
  lives: readonly Life[],
  rows: readonly LifecycleRow[],
): ReadonlyMap<Life, LifecycleRow> {
  const taken = new Map<Life, LifecycleRow>()
  const ways: ((life: Life, row: LifecycleRow) => boolean)[] = [
    (life, row) => !!life?.establishment && life.establishment.id === row.establishment_event_id,
    (life, row) => isSameEnding(life?.termination ?? null, row),
    () => true,
  ]
  for (const isSame of ways) {
    for (const life of lives.filter(life => !taken.has(life))) {
      const free = rows.filter(row => ![...taken.values()].includes(row))
      const row = free.find(candidate => isSame(life, candidate))
      if (row) taken.set(life, row)
    }
  }
  return taken
}

function isSameEnding(ending: StoredEvent | null, row: LifecycleRow): boolean {
  return (
    !!ending &&
    ending.table === row.termination_event_type &&
    ending.id === row.termination_event_id
  )
}

function valuesOf({ years: [first] }: CropStand, life: Life): NewLifecycle {
  const { establishment = null, termination = null } = life ?? {}
  return {
    crop_collection_id: first.id,
    farm_id: first.farm,
    establishment_event_type: establishment?.table ?? null,
    establishment_event_id: establishment?.id ?? null,
    termination_event_type: termination?.table ?? null,
    termination_event_id: termination?.id ?? null,
  }
}

function changeOf(row: LifecycleRow, next: NewLifecycle): readonly LifecycleChange[] {
  const changed = Object.entries(next).filter(
    ([name, value]) => row[name as keyof LifecycleRow] !== value,
  )
  return changed.length === 0 ? [] : [{ id: row.id, ...Object.fromEntries(changed) }]
}

function presentLives(
  plans: readonly Plan[],
  added: ReadonlyMap<unknown, number>,
): ReadonlyMap<CropStand, number> {
  return new Map(
    plans.flatMap(({ stand, present }) => {
      const id = present?.id ?? added.get(present)
      return id === undefined ? [] : [[stand, id] as const]
    }),
  )
}
