// For tests: the invented farm, as it is typed and as it comes out by hand: in dollars, and all else as it is.

import { dollars } from './invented-dollars.ts'
import { costOfOthers, moved, paid, usedUp } from './invented-expenses.ts'
import { asPaid, asUsedUp } from './worked-costs.ts'
import { workedUsedUp } from './worked-expenses.ts'
import { workedGroups } from './worked-groups.ts'
import { resultsWith } from './worked-sums.ts'
import { perHectare, perMegalitre, usedUpPerHectare } from './worked-twins.ts'

type Figures = Readonly<Record<string, number>>
type Shared = typeof perHectare

/** A farm that says what it was, and a line for each figure that follows. */
interface WorkedFarm {
  readonly typedDollars: Figures
  /** What its rows say that no other farm's do. */
  readonly rowDollars: Figures
  readonly expected: Figures
}

/** What is in store is told line by line, and so is not typed. */
const { owned_inputs_on_hand_val: inStore, ...typed } = dollars
const inputs = { owned_inputs_on_hand_val: inStore }
const inputRows = { inputs_on_hand: inStore }

/** It keeps what it paid alone. */
export function farmAsPaid(): WorkedFarm {
  const typedDollars = { ...typed, ...paid, co_oth_direct_cost: costOfOthers.paid }
  const figures = { ...workedGroups(resultsWith(asPaid)), ...inputs }
  const expected = withTwins(figures, typedDollars, perHectare)
  return { typedDollars, rowDollars: inputRows, expected }
}

/** It keeps what was on hand, paid ahead and owed, too. */
export function farmAsUsedUp(): WorkedFarm {
  const typedDollars = {
    ...typed,
    ...paid,
    co_oth_direct_cost: costOfOthers.usedUp,
  }
  const figures = { ...workedGroups(resultsWith(asUsedUp)), ...inputs, ...usedUp, ...workedUsedUp }
  const shared = [...perHectare, ...usedUpPerHectare]
  const expected = withTwins(figures, typedDollars, shared)
  return { typedDollars, rowDollars: { ...inputRows, ...moved }, expected }
}

function withTwins(figures: Figures, typed: Figures, hectares: Shared): Figures {
  const all = { ...typed, ...figures }
  return {
    ...figures,
    ...twinsOf(all, hectares, '_per_ha'),
    ...twinsOf(all, perMegalitre, '_per_ml'),
  }
}

function twinsOf(figures: Figures, shared: Shared, ending: string): Figures {
  const twins = shared.flatMap(([among, names]) =>
    names.map(name => [`${name}${ending}`, (figures[name] ?? NaN) / among]),
  )
  return Object.fromEntries(twins) as Figures
}
