// Debts, people and opportunities of a farm in a period: a sheet each.

import { FinanceFrame } from '../finance-frame.tsx'
import { debtKind, opportunityKind, workerKind } from './line-kinds.ts'
import type { MoneySheet } from './line-kinds.ts'
import { LineSheet } from './line-sheet.tsx'

export const DebtsScreen = () => <LineScreen kind={debtKind} />
export const PeopleAtWorkScreen = () => <LineScreen kind={workerKind} />
/** Noted by whoever works on the farm. */
export const OpportunitiesScreen = () => <LineScreen kind={opportunityKind} forAll />

interface Props {
  readonly kind: MoneySheet
  readonly forAll?: boolean
}

function LineScreen({ kind, forAll = false }: Props) {
  return (
    <FinanceFrame title={kind.title} forAll={forAll}>
      <LineSheet kind={kind} />
    </FinanceFrame>
  )
}
