// Reads all that the wizard shows of one kind of crop.

import { useMemo } from 'react'
import { useRows } from '../../../data/hooks/use-rows.ts'
import { useOpenPoints } from '../../../period/use-open-points.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { useMayWrite } from '../../../period/use-may-write.ts'
import type { CropRow } from '../crop-row.ts'
import { harvestKindOf, resourceOf } from '../events/event-kinds.ts'
import type { HarvestKind } from '../events/event-kinds.ts'
import type { Crops } from '../use-crops.ts'
import { readAnswers } from './answers.ts'
import type { CurrentCrop } from './current-crop.ts'

/** Nothing as long as it is read, or where there is no such crop. */
export function useCurrentCrop(
  place: CollectionPlace,
  crops: Crops,
  cropTypeId: number,
): CurrentCrop | undefined {
  const { mayWrite } = useMayWrite(place)
  const { points } = useOpenPoints(place)
  const watered = useWateredUses()
  return useMemo(() => {
    const { lives, seasons } = crops.lists
    const type = crops.lists.types.find(({ id }) => id === cropTypeId)
    if (!type) return undefined
    const rows = crops.rows.filter(({ crop }) => crop.current_crop_id === cropTypeId)
    const grown = crops.lists.grown.find(({ crop_type_id }) => crop_type_id === cropTypeId)
    return {
      place,
      crops,
      type,
      rows,
      grown,
      watered,
      mayWrite,
      harvest: harvestOf(type.harvest_type_id, crops.lists),
      isPerennial: lives.find(({ id }) => id === type.lifecycle_type_id)?.slug === 'perennial',
      isSown: seasons.find(({ id }) => id === type.season_id)?.slug !== 'not-cropped',
      lists: listsOf(crops.lists, cropTypeId),
      answers: readAnswers(grown?.open_answers),
      points: pointsOf([...points.blockers, ...points.warnings], rows, grown?.id),
    }
  }, [place, crops, cropTypeId, watered, mayWrite, points])
}

function useWateredUses(): ReadonlySet<number> {
  const { rows } = useRows('asset_types')
  return useMemo(
    () => new Set(rows.filter(({ slug }) => withWater.has(slug ?? '')).map(({ id }) => id)),
    [rows],
  )
}

const withWater = new Set(['irrigated-cropping', 'semi-irrigated-cropping', 'irrigated-pasture'])

function harvestOf(id: number, { harvests }: Crops['lists']): HarvestKind | undefined {
  return harvestKindOf(harvests.find(one => one.id === id)?.slug)
}

/** What is chosen from is of this crop; the rest stays as it is. */
function listsOf(lists: Crops['lists'], crop: number): Crops['lists'] {
  const isOfCrop = ({ crop_type_id }: { readonly crop_type_id: number }) => crop_type_id === crop
  return {
    ...lists,
    types: lists.types.filter(({ id }) => id === crop),
    varieties: lists.varieties.filter(isOfCrop),
    enterprises: lists.enterprises.filter(isOfCrop),
    stages: lists.stages.filter(isOfCrop),
  }
}

type Points = CurrentCrop['points']

function pointsOf(points: Points, rows: readonly CropRow[], grown: number | undefined): Points {
  const known = new Set(
    rows.flatMap(row => [
      `crop_collections ${row.id}`,
      ...Object.entries(row.events).flatMap(([kind, events]) =>
        events.map(({ id }) => `${resourceOf[kind as keyof typeof resourceOf]} ${id}`),
      ),
    ]),
  )
  return points.filter(
    ({ code, resource, id }) =>
      known.has(`${resource} ${id}`) ||
      // That it is not ticked yet is what the wizard is there for.
      (resource === 'crop_type_farm_periods' && id === grown && code !== 'E-CROP-9'),
  )
}
