// One kind of crop with all that is asked about it, from what its screens read.

import type { HarvestKind } from '../events/event-kinds.ts'
import { harvestKindOf } from '../events/event-kinds.ts'
import type { CropRow, CropType } from '../crop-row.ts'
import type { CropLists } from '../use-crop-lists.ts'
import { readAnswers } from '../../../period/wizard/answers.ts'
import type { CropAsked } from './current-crop.ts'
import { questionsOf } from './open-questions.ts'

export function cropAsked(type: CropType, rows: readonly CropRow[], lists: CropLists): CropAsked {
  const { lives, seasons } = lists
  const grown = lists.grown.find(({ crop_type_id }) => crop_type_id === type.id)
  return {
    type,
    rows,
    harvest: harvestOf(type.harvest_type_id, lists),
    isPerennial: lives.find(({ id }) => id === type.lifecycle_type_id)?.slug === 'perennial',
    isSown: seasons.find(({ id }) => id === type.season_id)?.slug !== 'not-cropped',
    lists: listsOfCrop(lists, type.id),
    watered: wateredUses(lists),
    answers: readAnswers(grown?.open_answers),
  }
}

/** What is still missing of a crop on one paddock; nothing once all of its kind is said to be answered. */
export function lacksOf(row: CropRow, lists: CropLists): readonly string[] {
  const { type } = row
  if (!type) return ['Crop']
  const grown = lists.grown.find(({ crop_type_id }) => crop_type_id === type.id)
  if (grown?.all_questions_answered) return []
  return questionsOf(cropAsked(type, [row], lists)).flatMap(({ asks, lacking, state }) =>
    lacking.length > 0 && state !== 'none' ? [asks] : [],
  )
}

function wateredUses({ uses }: CropLists): ReadonlySet<number> {
  return new Set(uses.filter(({ slug }) => withWater.has(slug ?? '')).map(({ id }) => id))
}

const withWater = new Set(['irrigated-cropping', 'semi-irrigated-cropping', 'irrigated-pasture'])

function harvestOf(id: number, { harvests }: CropLists): HarvestKind | undefined {
  return harvestKindOf(harvests.find(one => one.id === id)?.slug)
}

/** What is chosen from is of this crop; the rest stays as it is. */
function listsOfCrop(lists: CropLists, crop: number): CropLists {
  const isOfCrop = ({ crop_type_id }: { readonly crop_type_id: number }) => crop_type_id === crop
  return {
    ...lists,
    types: lists.types.filter(({ id }) => id === crop),
    varieties: lists.varieties.filter(isOfCrop),
    enterprises: lists.enterprises.filter(isOfCrop),
    stages: lists.stages.filter(isOfCrop),
  }
}
