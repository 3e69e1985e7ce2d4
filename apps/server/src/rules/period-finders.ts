// Everything that is looked at over a whole period, beyond what the rules say of its rows.

import type { FindPoints } from './open-point.ts'
import { dataUse } from './period-points/data-use.ts'
import { landClasses } from './period-points/land-classes.ts'
import { mappedAreas } from './period-points/mapped-areas.ts'
import { openCropAreas } from './period-points/open-crop-areas.ts'
import { openCropQuestions } from './period-points/open-crop-questions.ts'
import { paddockAreas } from './period-points/paddock-areas.ts'
import { rainRecord } from './period-points/rain-record.ts'
import { stockNumbers } from './period-points/stock-numbers.ts'
import { unsoldCrops } from './period-points/unsold-crops.ts'

export const periodFinders: readonly FindPoints[] = [
  dataUse,
  paddockAreas,
  mappedAreas,
  rainRecord,
  openCropAreas,
  openCropQuestions,
  unsoldCrops,
  stockNumbers,
  landClasses,
]
