// The crops of a farm in a period, with their ground, all that was done to them, and what follows.

import { yearOf } from '@furrow/farming/dates'
import { useMemo } from 'react'
import { useRow, useRows } from '../../data/use-rows.ts'
import { useSameMembers } from '../../data/use-same-members.ts'
import type { CollectionPlace } from '../use-place.ts'
import { useToday } from '../use-today.ts'
import { cropFigures } from './crop-figures.ts'
import type { Around } from './crop-figures.ts'
import { cropRows } from './crop-row.ts'
import type { CropRow, ReadCrop } from './crop-row.ts'
import { useCropEvents } from './use-crop-events.ts'
import { useCropLists } from './use-crop-lists.ts'
import type { CropLists } from './use-crop-lists.ts'

export interface Crops {
  readonly rows: readonly CropRow[]
  readonly paddocks: ReturnType<typeof useRows<'paddocks'>>['rows']
  readonly lists: CropLists
  readonly isLoading: boolean
  readonly failure: ReturnType<typeof useRows>['failure']
  readonly retry: () => void
}

export function useCrops(place: CollectionPlace): Crops {
  const { farmId, periodId } = place
  const where = { farm_id: farmId, period_id: periodId }
  const crops = useRows('crop_collections', { where, includes: ['taggables'] })
  const paddocks = useRows('paddocks', { where, sort: ['name'] })
  const events = useCropEvents(place)
  const { lists, isLoading } = useCropLists(place)
  const around = useAround(place, lists, crops.rows)
  const rows = useMemo(
    () =>
      cropRows({
        ...{ crops: crops.rows, paddocks: paddocks.rows, events: events.events },
        ...{ types: lists.types, harvests: lists.harvests },
        figuresOf: row => cropFigures(row, around),
      }),
    [crops.rows, paddocks.rows, events.events, lists.types, lists.harvests, around],
  )
  const all = [crops, paddocks, events]
  return {
    ...{ rows, lists, paddocks: paddocks.rows },
    isLoading: isLoading || all.some(one => one.isLoading),
    failure: all.find(({ failure }) => failure)?.failure,
    retry: () => all.forEach(({ retry }) => retry()),
  }
}

/** Nothing of it is waited for: figures come when they come. */
function useAround(
  place: CollectionPlace,
  { gauges, enterprises, fallowTypes: kinds }: CropLists,
  crops: readonly ReadCrop[],
): Around {
  const { today } = useToday()
  const readings = useReadings(place, today)
  const endings = useEndings(place, crops)
  const fallowTypes = useMemo(() => new Map(kinds.map(({ slug, id }) => [slug ?? '', id])), [kinds])
  return useSameMembers({ today, gauges, readings, endings, fallowTypes, enterprises })
}

/** Rain by gauge, from well before the period: fallows are long. */
function useReadings({ farmId, periodId }: CollectionPlace, today: string): Around['readings'] {
  const { row: period } = useRow('periods', periodId)
  const since = period && `${yearOf(period.start_date) - 2}-01-01`
  const { rows } = useRows(
    'rainfalls',
    {
      where: { farm_id: farmId },
      filters: [{ field: 'date', operator: '>=', value: since ?? today }],
    },
    { enabled: since !== undefined },
  )
  return useMemo(() => {
    const read = rows.map(({ rain_gauge_id: gauge, date: day, days, total_mm: mm }) => ({
      ...{ gauge, day, days, mm },
    }))
    return Map.groupBy(read, ({ gauge }) => gauge)
  }, [rows])
}

/** The last day of each crop that stood before one of these. */
function useEndings({ farmId }: CollectionPlace, crops: readonly ReadCrop[]): Around['endings'] {
  const before = crops.flatMap(({ primary_prior_collection_id: prior }) => prior ?? [])
  const { rows } = useRows(
    'crop_termination_event_dates',
    { where: { farm_id: farmId, crop_collection_id: before } },
    { enabled: before.length > 0 },
  )
  return useMemo(() => {
    const days = rows.toSorted((one, other) => (one.date < other.date ? -1 : 1))
    return new Map(days.map(({ crop_collection_id, date }) => [crop_collection_id, date]))
  }, [rows])
}
