// Everything that is looked at over a whole period, beyond what the rules say of its rows.

import type { FindPoints } from '../saving/open-point.ts'
import { contacts } from '../period-points/contact-points.ts'
import { cropFinders } from '../period-points/crop-finders.ts'
import { dataUse } from '../period-points/data-use.ts'
import { emptyRecord } from '../period-points/empty-record.ts'
import { landClasses } from '../period-points/land-classes.ts'
import { landValues } from '../period-points/land-value-points.ts'
import { mappedAreas } from '../period-points/mapped-area-points.ts'
import { moneyLines } from '../period-points/money-line-points.ts'
import { paddockAreas } from '../period-points/paddock-areas.ts'
import { rainRecord } from '../period-points/rain-record-points.ts'
import { recordFigures } from '../period-points/record-figure-points.ts'
import { stockFinders } from '../period-points/stock-finders.ts'

export const periodFinders: readonly FindPoints[] = [
  dataUse,
  paddockAreas,
  mappedAreas,
  rainRecord,
  ...cropFinders,
  ...stockFinders,
  landClasses,
  emptyRecord,
  recordFigures,
  landValues,
  ...moneyLines,
  contacts,
]
