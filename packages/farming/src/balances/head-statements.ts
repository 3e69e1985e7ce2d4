// The stock of each enterprise from opening to closing in head (C90, C91).

import { comesIn, stockMovementNames } from '../stock/herd.ts'
import type { StockMovementKind } from '../stock/herd.ts'
import type { StockGroup } from '../stock/livestock-summary.ts'
import { addsUp, comes, goes, sizeText } from './statement.ts'
import type { Statement } from './statement.ts'

const labels: Readonly<Record<StockMovementKind, string>> = {
  opening: 'Opening',
  birth: 'Born',
  purchase: 'Bought',
  'transfer in': 'Transferred in',
  'adjustment in': 'Adjusted up',
  death: 'Died',
  sale: 'Sold',
  'transfer out': 'Transferred out',
  'adjustment out': 'Adjusted down',
}

/** `hasLedger`: without one, the yearly sheets say both ends. */
export function headStatements(
  enterprises: readonly StockGroup[],
  hasLedger: boolean,
): readonly Statement[] {
  return enterprises.map(one => statementOf(one, hasLedger))
}

function statementOf(group: StockGroup, hasLedger: boolean): Statement {
  const { moved, expected, closing, difference } = group.head
  const id = group.of?.id ?? null
  return {
    key: `enterprise ${id ?? 'none'}`,
    title: group.of?.name ?? 'No enterprise',
    unit: 'head',
    opening: { label: labels.opening, amount: moved.opening },
    lines: stockMovementNames.flatMap(kind => {
      const amount = moved[kind]
      if (amount === 0 && kind !== 'opening') return []
      return [
        comesIn({ kind, head: 0, day: null })
          ? comes(labels[kind], amount)
          : goes(labels[kind], amount),
      ]
    }),
    left: { label: 'Should be left', amount: expected },
    closing: { label: 'Counted', amount: closing },
    difference,
    ...judged(group),
    behind: { place: hasLedger ? 'stock ledger' : 'yearly stock', id },
  }
}

function judged({ head, off, uncounted }: StockGroup): Pick<Statement, 'state' | 'says'> {
  const { difference } = head
  const classes = (count: number) => `${count} ${count === 1 ? 'class' : 'classes'}`
  if (off > 0 && difference !== null && difference !== 0) {
    const more = difference > 0 ? 'more' : 'fewer'
    const size = sizeText(difference, 'head')
    return { state: 'wrong', says: `${size} ${more} counted than should be left` }
  }
  if (off > 0) {
    const says =
      uncounted > 0
        ? `${classes(off)} off, ${classes(uncounted)} not counted yet`
        : `${classes(off)} off: too many in one, too few in another`
    return { state: 'wrong', says }
  }
  if (uncounted > 0) return { state: 'look', says: `${classes(uncounted)} not counted yet` }
  return { state: 'good', says: addsUp }
}
