// The lines of a whole farm, from its financial record. What a record leaves out is not known, unless something else of
// it says that there is none: a farm without irrigated crops used no water on them.

import { valueOf } from '../../record/formula.ts'
import type { Formula } from '../../record/formula.ts'
import type { Known } from '../../numbers/ratio.ts'
import type { LineAmounts } from './worked-measures.ts'

export interface LineOfRecord {
  readonly name: string
  readonly section: string
  readonly from: Formula
  /** What the other lines of its section leave of what `from` comes to. */
  readonly isRest: boolean
  /** When nothing was recorded, there is none. */
  readonly none?: NoneWhere | undefined
}

export type NoneWhere =
  /** Figures of the record. */
  | { readonly onceKnown: string }
  /** Other lines, which stand before it: none of them is there. */
  | { readonly without: readonly string[] }

type Figures = Readonly<Record<string, unknown>>

export function recordLines(lines: readonly LineOfRecord[], record: Figures): LineAmounts {
  const found: Record<string, Known> = {}
  for (const [, own] of Map.groupBy(lines, ({ section }) => section)) {
    const rest = own.find(({ isRest }) => isRest)
    Object.assign(found, rest ? addingUp(own, rest, record) : eachAlone(own, record, found))
  }
  return found
}

/** Once the total is known, all that is not said by itself is in the rest. */
function addingUp(own: readonly LineOfRecord[], rest: LineOfRecord, record: Figures): LineAmounts {
  const total = valueOf(rest.from, record)
  const amounts = own
    .filter(({ isRest }) => !isRest)
    .map(({ name, from }) => [name, total === null ? null : (valueOf(from, record) ?? 0)] as const)
  const said = amounts.reduce((sum, [, amount]) => sum + (amount ?? 0), 0)
  return { ...Object.fromEntries(amounts), [rest.name]: total === null ? null : total - said }
}

function eachAlone(
  own: readonly LineOfRecord[],
  record: Figures,
  before: LineAmounts,
): LineAmounts {
  return Object.fromEntries(
    own.map(({ name, from, none }) => {
      const amount = valueOf(from, record)
      return [name, amount === null && none && isNone(none, record, before) ? 0 : amount] as const
    }),
  )
}

function isNone(none: NoneWhere, record: Figures, before: LineAmounts): boolean {
  return 'onceKnown' in none
    ? typeof record[none.onceKnown] === 'number'
    : none.without.every(name => before[name] === 0)
}
