// Debts, people and opportunities of a farm in a period: a sheet each.

import { FinanceFrame } from '../finance-frame.tsx'
import { debtKind, opportunityKind, workerKind } from './line-kinds.ts'
import type { MoneySheet } from './line-kinds.ts'
import { LineSheet } from './line-sheet.tsx'

export const DebtsScreen = () => <LineScreen kind={debtKind} />
export const PeopleAtWorkScreen = () => <LineScreen kind={workerKind} />
export const OpportunitiesScreen = () => <LineScreen kind={opportunityKind} />

function LineScreen({ kind }: { readonly kind: MoneySheet }) {
  return (
    <FinanceFrame title={kind.title}>
      <LineSheet kind={kind} />
    </FinanceFrame>
  )
}
