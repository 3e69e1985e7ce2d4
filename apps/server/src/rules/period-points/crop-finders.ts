// Everything that is looked at of the crops of a period, and of what became of them.

import type { FindPoints } from '../saving/open-point.ts'
import { cropFigures } from './crop-figure-points.ts'
import { cropsInARow } from './crops-in-a-row.ts'
import { openCropAreas } from './open-crop-areas.ts'
import { openCropQuestions } from './open-crop-questions.ts'
import { soldCrops } from './sold-crops.ts'
import { unsoldCrops } from './unsold-crops.ts'

export const cropFinders: readonly FindPoints[] = [
  openCropAreas,
  openCropQuestions,
  cropsInARow,
  cropFigures,
  unsoldCrops,
  soldCrops,
]
