// What lies in silos and sheds where no row tells of it.

import type { Row } from '../../rules/saving/save-rule.ts'
import type { Random } from '../random.ts'
import { figureIn, isKnown, nearHundred } from './book-year.ts'
import type { EnteredFigures } from './book-year.ts'

/** No grain where all crops were sold, and some bought hay where stock is fed. */
export function unseenStores(record: Row, random: Random): EnteredFigures {
  const isUnseen = (store: string, income: string) =>
    !isKnown(record, `owned_${store}_on_hand_val`) && isKnown(record, income)
  const hay = nearHundred(figureIn(record, 'gross_income') * random.between(0.008, 0.02))
  return {
    ...(isUnseen('grain', 'crop_income') && { owned_grain_on_hand_val: 0 }),
    ...(isUnseen('fodder', 'livestock_income') && { owned_fodder_on_hand_val: hay }),
  }
}
