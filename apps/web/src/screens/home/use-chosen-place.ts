// The business, farm and period that were chosen when home was opened: whoever leaves it for another farm waits for
// that one alone, and home asks nothing anew on the way.

import { useState } from 'react'
import { useSignedIn } from '../../data/context/furrow-context.ts'

export function useChosenPlace() {
  const { business, farmId, periodId } = useSignedIn()
  const [chosen] = useState({ business, farmId, periodId })
  return chosen
}
