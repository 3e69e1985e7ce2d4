// How crops end: by the event that took them, or by one that says what became of them instead.

import { whereOf } from './farm.ts'
import type { CropFarm, Life, Standing } from './farm.ts'
import { dayText } from '../demo-days.ts'

export interface Ending {
  readonly type:
    | 'grain_collection_events'
    | 'lint_collection_events'
    | 'hay_collection_events'
    | 'custom_termination_events'
  readonly id: number
  readonly day: number
}

interface Otherwise {
  /** Lasting name of the kind of ending. */
  readonly how: string
  readonly day: number
  readonly notes?: string
}

/** Ended by drought, hail, the plough, the spray or by stock. */
export function endOtherwise(
  farm: CropFarm,
  crop: Pick<Standing, 'collection' | 'paddock'>,
  { how, day, notes }: Otherwise,
): Ending {
  const { rows, listed } = farm.making
  const id = rows.add('custom_termination_events', {
    ...whereOf(farm, crop),
    crop_termination_type_id: listed('crop_termination_types', how),
    date: dayText(day),
    notes: notes ?? null,
  })
  return { type: 'custom_termination_events', id, day }
}

export function closeLife({ making }: CropFarm, lifecycle: number, ending: Ending): void {
  making.rows.amend('crop_lifecycle', lifecycle, {
    termination_event_type: ending.type,
    termination_event_id: ending.id,
  })
}

/** What the row of a crop says of how it stands; an ending is what ended all of it. */
export function settle(
  { making }: CropFarm,
  { collection, crop, lifecycle }: Pick<Life, 'collection' | 'crop' | 'lifecycle'>,
  { status, stage, ending }: Settled,
): void {
  const { rows, listed } = making
  rows.amend('crop_collections', collection, {
    crop_lifecycle_id: lifecycle,
    status_id: listed('crop_collection_statuses', status),
    lifecycle_status_id: listed('lifecycle_status', `${crop}/${stage}`),
    termination_eventable_type: ending?.type ?? null,
    termination_eventable_id: ending?.id ?? null,
  })
}

interface Settled {
  readonly status: string
  readonly stage: string
  readonly ending: Ending | null
}
