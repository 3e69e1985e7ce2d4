// What of the crops of a period lies in others: when the crop before came off, and when a stand was sown.

import { measuredEvent } from '@furrow/catalogue/measured-event'
import { lastDayTaken } from '@furrow/farming/crops/crop-facts'
import { useMemo } from 'react'
import { useRows } from '../../data/hooks/use-rows.ts'
import type { CollectionPlace } from '../../period/use-place.ts'
import type { ReadCrop } from './crop-row.ts'
import type { CropsAround } from './crop-rows.ts'
import { measuredEvents, waysOf } from '@furrow/catalogue/measured-events'
import type { CropLists } from './use-crop-lists.ts'

export function useCropsBefore(
  { farmId }: CollectionPlace,
  lists: CropLists,
  crops: readonly ReadCrop[],
): CropsAround['before'] {
  const ended = useEndings(farmId, lists, crops)
  const sown = useSowings(farmId, crops)
  return useMemo(
    () => crop => ({
      ended_before: ended.get(crop.primary_prior_collection_id ?? 0) ?? null,
      stands_since: sown.get(sowingOf(crop) ?? 0) ?? null,
    }),
    [ended, sown],
  )
}

/** The last day of each crop before, by its number. */
function useEndings(farm_id: number, lists: CropLists, crops: readonly ReadCrop[]) {
  const before = saved(crops.map(crop => crop.primary_prior_collection_id))
  const { rows } = useRows(
    'crop_collections',
    {
      where: { farm_id, id: before },
      includes: [
        'grain_collection_events',
        'lint_collection_events',
        'hay_collection_events',
        'cane_collection_events',
        'custom_termination_events',
      ],
    },
    { enabled: before.length > 0 },
  )
  return useMemo(() => {
    const ways = waysOf(lists)
    return new Map(
      rows.map(row => [
        row.id,
        lastDayTaken(
          measuredEvents(
            {
              grain: row.grain_collection_events,
              lint: row.lint_collection_events,
              hay: row.hay_collection_events,
              cane: row.cane_collection_events,
              ending: row.custom_termination_events,
            },
            ways,
          ),
        ),
      ]),
    )
  }, [rows, lists])
}

/** The days of the sowings with which what stands there began, by their numbers. */
function useSowings(farm_id: number, crops: readonly ReadCrop[]) {
  const begun = saved(crops.map(sowingOf))
  const { rows } = useRows(
    'sowing_collection_events',
    { where: { farm_id, id: begun } },
    { enabled: begun.length > 0 },
  )
  return useMemo(
    () => new Map(rows.map(row => [row.id, measuredEvent('sowing', row, null).day])),
    [rows],
  )
}

function sowingOf({ crop_lifecycle: life }: ReadCrop): number | null {
  return life?.establishment_event_type === 'sowing_collection_events'
    ? life.establishment_event_id
    : null
}

/** The server knows those alone; in one order, so that the same ones are asked for once. */
function saved(ids: readonly (number | null)[]): readonly number[] {
  const known = ids.flatMap(id => (id !== null && id > 0 ? [id] : []))
  return [...new Set(known)].toSorted((one, other) => one - other)
}
