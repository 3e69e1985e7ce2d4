// An amount that a figure follows from, as people write it; produce is tonnes or bales, by the crop.

import { measureText } from '@furrow/farming/benchmarks/ladder/measure-text'
import { notKnown } from '../../../ui/amounts.ts'

export function amountText(amount: number | null, unit: string): string {
  return amount === null ? notKnown : measureText(amount, unit, 't')
}
