// Lays a farm's own way of spending over what its crops, stock and buildings cost elsewhere, so
// that what it keeps of each dollar is believable over the years and in each of them.

/** One period before the farm's own way of spending; dollars. */
export interface Draft {
  readonly income: number
  /** Direct costs and overheads that spending can change. */
  readonly spending: number
  /** Depreciation and the owners' allowance. */
  readonly fixed: number
  /** All that the farm works with. */
  readonly assets: number
}

/** By period: how much of the drafted spending is spent. */
export function spendingLevels(drafts: readonly Draft[], aim: number): readonly number[] {
  const all = drafts.reduce((sum, draft) => ({
    income: sum.income + draft.income,
    spending: sum.spending + draft.spending,
    fixed: sum.fixed + draft.fixed,
    assets: sum.assets + draft.assets,
  }))
  const drafted = marginAt(all, 1)
  const wanted = within(drafted * 0.5 + aim * 0.5, believable(all))
  const usual = levelFor(all, wanted)
  return drafts.map(draft => levelFor(draft, within(marginAt(draft, usual), believable(draft))))
}

type Band = readonly [low: number, high: number]

/** Kept of each dollar: a tenth to four, and such that a return of 1 to 7 % comes of it if it can. */
function believable({ income, assets }: Draft): Band {
  const low = Math.min(Math.max(margins[0], (returns[0] * assets) / income), margins[1])
  const high = Math.max(low, Math.min(margins[1], (returns[1] * assets) / income))
  return [low, high]
}

const margins: Band = [0.115, 0.385]
const returns: Band = [0.0105, 0.065]

const marginAt = ({ income, spending, fixed }: Draft, level: number): number =>
  1 - (spending * level + fixed) / income

/** Nobody farms for much less, or for much more, than others do. */
function levelFor({ income, spending, fixed }: Draft, margin: number): number {
  return Math.min(1.8, Math.max(0.3, (income * (1 - margin) - fixed) / spending))
}

/** Bends what lies outside a band back into it, the less the further it lies. */
function within(value: number, [low, high]: Band): number {
  const room = (high - low) / 4
  if (room <= 0) return low
  if (value < low + room) return low + room / (1 + (low + room - value) / room)
  if (value > high - room) return high - room / (1 + (value - high + room) / room)
  return value
}
