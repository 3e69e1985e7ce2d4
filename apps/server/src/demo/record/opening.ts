// How a farm stood before its first period. Nobody recorded that period: what the first one opens with
// is entered by hand, as the books of then would have it.

import { recordPlan } from '@furrow/catalogue/finance/furrow-record-plan'
import { namesIn } from '@furrow/farming/record/formula'
import type { Row } from '../../rules/saving/save-rule.ts'
import type { Random } from '../random.ts'
import { openingDebts } from './debts.ts'
import type { Habits } from './habits.ts'
import { unseenStores } from './stores.ts'
import { figureIn, isKnown, nearHundred, recordOf } from './book-year.ts'
import type { BookYear, EnteredFigures } from './book-year.ts'

interface First {
  readonly year: BookYear
  readonly habits: Habits
  readonly random: Random
}

/** Worked back from the first period that is recorded. */
export function recordBefore({ year, habits, random }: First): Row {
  const record = recordOf(unseenStores(recordOf({}, year.rows, {}), random), year.rows, {})
  const land = random.between(0.935, 0.96)
  const things = random.between(0.5, 1.1)
  const owned: EnteredFigures = {
    ...was(record, 'owned_land_val', land),
    ...was(record, 'leased_land_val', land),
    ...was(record, 'owned_water_val', 0.97),
    ...was(record, 'owned_infrastructure_val', 1.012),
    ...was(record, 'owned_buildings_val', 0.996),
    ...was(record, 'owned_grain_on_hand_val', things),
    ...was(record, 'owned_fodder_on_hand_val', things),
    ...(isKnown(record, 'livestock_opening_val') && {
      owned_livestock_val: figureIn(record, 'livestock_opening_val'),
    }),
    owned_plant_val: year.things.plantOpening,
    ...stores(record, habits, random),
  }
  const held = figureIn(recordOf(owned, {}, {}), 'owned_total_val')
  return recordOf({ ...owned, ...openingDebts(held, { record, habits, random }) }, {}, {})
}

function was(record: Row, name: string, share: number): EnteredFigures {
  return isKnown(record, name) ? { [name]: nearHundred(figureIn(record, name) * share) } : {}
}

function stores(record: Row, habits: Habits, random: Random): EnteredFigures {
  const gross = figureIn(record, 'gross_income')
  const share = (part: number) => nearHundred(gross * part)
  const capacity = figureIn(record, 'storage_capacity_ml')
  return {
    ...(habits.keepsBothSets && { owned_inputs_on_hand_val: share(0.018) }),
    owned_growing_crop_val: nearHundred(figureIn(record, 'crop_income') * 0.1),
    owned_cash_fmd_val: share(random.between(0.04, 0.12)),
    owned_other_val: share(random.between(0.004, 0.014)),
    debtors_val: share(random.between(0.015, 0.04)),
    business_return: share(0.08),
    ...(capacity > 0 && { storage_closing_ml: Math.round(capacity * 0.35) }),
  }
}

/** What a record asks of the one before, to be entered where there is none. */
export function openingsIn(record: Row): EnteredFigures {
  const origins = (record['origins'] ?? {}) as Readonly<Record<string, { readonly from: string }>>
  const asking = [...recordPlan.formulas].flatMap(([name, formula]) =>
    namesIn(formula).some(other => other.startsWith('last(')) ? [name] : [],
  )
  const openings = asking.flatMap(name =>
    isKnown(record, name) && origins[name]?.from !== 'rows' ? [[name, record[name]]] : [],
  )
  return Object.fromEntries(openings) as EnteredFigures
}
