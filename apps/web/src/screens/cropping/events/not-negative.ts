// A figure that is worked out before it is kept has the bounds of one that is declared.

import { leastWords } from '@furrow/wire/bound-words'
import type { CellValue } from '../../../sheet/cells/cell-kind.ts'

export function notNegative(label: string) {
  return (value: CellValue): string | undefined =>
    typeof value === 'number' && value < 0 ? leastWords(atLeastNothing, label) : undefined
}

const atLeastNothing = { kind: 'number', required: false, min: 0 } as const
