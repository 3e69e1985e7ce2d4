// Water of a period as its account tells it: what was announced, bought, sold and carried over.

import type { Row } from '../../rules/saving/save-rule.ts'
import { yearOf } from '../demo-days.ts'
import type { Random } from '../random.ts'
import { figureIn } from './book-year.ts'
import type { EnteredFigures } from './book-year.ts'

/** Megalitres. */
export interface WaterYear {
  readonly bought: number
  readonly sold: number
  /** What may be carried into the next period. */
  readonly left: number
  readonly figures: EnteredFigures
}

interface Account {
  readonly start: string
  readonly carriedOver: number
}

/** Nothing was allocated where nothing is irrigated. */
export function waterOf(record: Row, { start, carriedOver }: Account, random: Random): WaterYear {
  const used = figureIn(record, 'water_used_ml')
  const held = figureIn(record, 'water_total_ml')
  const announced = (allocations[yearOf(start)] ?? 0.8) * random.between(0.85, 1)
  if (used === 0) return { bought: 0, sold: 0, left: 0, figures: storedIn(record, random) }
  const allocation = Math.round(announced * 1000) / 1000
  const spare = held * allocation + carriedOver - used
  const bought = spare < 0 ? Math.ceil((-spare * 1.04) / 10) * 10 : 0
  const isSold = spare > held * 0.15
  const sold = isSold ? Math.floor((spare * random.between(0.2, 0.5)) / 10) * 10 : 0
  const left = Math.max(0, spare + bought - sold) * 0.9
  return {
    bought,
    sold,
    left: Math.round(Math.min(left, held * 0.3)),
    figures: {
      water_allocation_pct: allocation,
      water_carryover_ml: carriedOver,
      water_purchased_ml: bought,
      water_sold_ml: sold,
      water_loss_ml: Math.round(used * random.between(0.06, 0.14)),
      ...storedIn(record, random),
    },
  }
}

function storedIn(record: Row, random: Random): EnteredFigures {
  const capacity = figureIn(record, 'storage_capacity_ml')
  if (capacity === 0) return {}
  return { storage_closing_ml: Math.round(capacity * random.between(0.15, 0.55)) }
}

/** Announced by the end of the water year, by the year in which it begins. */
const allocations: Readonly<Record<number, number>> = {
  2019: 0.35,
  2020: 0.6,
  2021: 1,
  2022: 1,
  2023: 0.96,
  2024: 0.88,
  2025: 0.8,
}
