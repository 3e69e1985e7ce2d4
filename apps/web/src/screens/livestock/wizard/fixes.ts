// What may have been forgotten where a count is not what the records come to: what went where there are too few, what
// came where there are too many; or, where nobody knows, a line that says so.

import type { Values } from '../../../data/outbox/change.ts'
import type { MoveKind } from '../stock/stock-move.ts'
import { closingDifference } from './class-row.ts'
import type { ClassRow } from './class-row.ts'
import type { EnterpriseInHand } from './enterprise-in-hand.ts'

export interface Fix {
  readonly name: string
  readonly kind: Exclude<MoveKind, 'birth' | 'opening'>
  /** Of the class that differs it is the line that they join, not the one that they leave. */
  readonly isJoining?: true
  /** Where it is fixed instead of in a dialog. */
  readonly step?: string
}

const unknown = 'Nobody knows'

const went: readonly Fix[] = [
  { name: 'A sale', kind: 'sale' },
  { name: 'Deaths', kind: 'death' },
  { name: 'A transfer', kind: 'transfer' },
  { name: unknown, kind: 'adjustment out' },
]
const came: readonly Fix[] = [
  { name: 'A purchase', kind: 'purchase' },
  { name: 'A transfer', kind: 'transfer', isJoining: true },
  { name: unknown, kind: 'adjustment in' },
]
/** Their number follows from what was marked. */
const births: Fix = { name: 'Births', kind: 'adjustment in', step: 'marking' }

export function fixesOf(row: ClassRow, { breeds }: Pick<EnterpriseInHand, 'breeds'>) {
  const isTooMany = (closingDifference(row) ?? 0) > 0
  if (!isTooMany) return went
  return breeds && row.stockClass.unweaned ? [births, ...came] : came
}

/** The columns of the ledger that are asked for. */
export function fieldsOfFix({ kind, isJoining }: Fix): readonly string[] {
  switch (kind) {
    case 'sale':
    case 'purchase':
      return [...moved, 'line.weight', 'event.total_value']
    case 'death':
      return [...moved, 'event.cause']
    case 'transfer':
      return [
        ...moved,
        'line.weight',
        isJoining ? 'line.livestock_class_id' : 'into.livestock_class_id',
      ]
    default:
      return [...moved, 'line.notes']
  }
}

const moved = ['line.entry_date', 'line.number']

/** What is known of it without asking. */
export function givenOf({ kind, isJoining }: Fix, row: ClassRow, enterprise: number): Values {
  return {
    kind,
    'line.livestock_enterprise_id': enterprise,
    [isJoining ? 'into.livestock_class_id' : 'line.livestock_class_id']: row.id,
  }
}
