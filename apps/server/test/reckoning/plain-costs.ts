// What was used up of each direct cost, reckoned line by line from what was paid and what was carried over.

import { total } from './plain-figures.ts'
import type { Figure } from './raw-farm.ts'
import type { RawAccrual } from './raw-record.ts'

type Figures = Readonly<Record<string, Figure>>

/** `record`: with what was paid, and what someone typed as used up. */
export function plainCosts(accruals: readonly RawAccrual[], record: Figures): Figures {
  const told = Object.keys(record).filter(name => name.startsWith('exp_'))
  const lines = told.filter(name => !/_2$|_per_ha$|total/.test(name))
  const figures: Record<string, Figure> = {}
  for (const accrual of accruals) {
    const paid = record[accrual.line] ?? null
    const moved = movedIn(accrual)
    if (paid !== null && moved !== null) figures[`${accrual.line}_2`] = paid + moved
  }
  const used = Object.values(figures)
  const stands = lines.map(line => figures[`${line}_2`] ?? record[line] ?? null)
  if (used.length > 0) figures['exp_total_2'] = total(stands)
  return { ...figures, owned_inputs_on_hand_val: onHand(accruals) }
}

/** Stock and payments ahead that came in were used, those that go out were not; the other way about for debts. */
function movedIn(accrual: RawAccrual): Figure {
  return total([
    accrual.opening_on_hand,
    accrual.opening_prepaid,
    accrual.closing_owed,
    negative(accrual.closing_on_hand),
    negative(accrual.closing_prepaid),
    negative(accrual.opening_owed),
  ])
}

const negative = (figure: Figure): Figure => (figure === null ? null : -figure)

function onHand(accruals: readonly RawAccrual[]): Figure {
  return total(
    accruals
      .filter(({ line }) => line !== 'exp_supplementary_feed')
      .map(({ closing_on_hand: left }) => left),
  )
}
