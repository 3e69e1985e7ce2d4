// Every crop of a period is said to be wholly answered before the period is submitted (E-CROP-9).

import { sql } from 'kysely'
import type { FindPoints } from '../saving/open-point.ts'
import { grownCrops, recordOf } from './grown-crops.ts'
import type { GrownCrop } from './grown-crops.ts'

export const openCropQuestions: FindPoints = async (place, { tx }) => {
  const { rows } = await sql<GrownCrop>`
    select g.id, g.collection, g.crop from (${grownCrops(place)}) g
    where not g.is_answered order by g.crop, g.crop_type_id`.execute(tx)
  return rows.map(grown => ({
    code: 'E-CROP-9',
    message: `${grown.crop}: not all questions are answered.`,
    section: 'cropping',
    ...recordOf(grown),
    field: grown.id === null ? null : 'all_questions_answered',
    where: grown.crop,
  }))
}
