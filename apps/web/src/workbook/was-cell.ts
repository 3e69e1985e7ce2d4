// A cell as it was when the workbook was written, so that it can be told later who changed what.

import type { CellKind, CellValue } from '../sheet/cells/cell-kind.ts'
import { rawOf } from './cell-form.ts'
import type { RawCell } from './raw-cell.ts'
import { longestCell } from './workbook-shape.ts'

export interface WasCell {
  readonly value: CellValue
  /** As it stood in the workbook: what a choice is called may be another by now. */
  readonly raw: RawCell
}

/** Nothing where it does not fit into a cell. */
export function wasText(kind: CellKind, value: CellValue): string | null {
  const isInWords = kind.is === 'choice' || kind.is === 'own'
  const text = JSON.stringify(isInWords ? [value, rawOf(kind, value)] : [value])
  return text.length > longestCell ? null : text
}

/** Nothing where it says nothing. */
export function readWas(kind: CellKind, text: unknown): WasCell | undefined {
  const parts = typeof text === 'string' ? parsed(text) : undefined
  if (!Array.isArray(parts) || parts.length === 0 || !isValue(parts[0])) return undefined
  const [value, words] = parts
  return { value, raw: typeof words === 'string' ? words : rawOf(kind, value) }
}

/** Whatever someone wrote over it is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

function isValue(value: unknown): value is CellValue {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return true
  return Array.isArray(value) && value.every(one => ['string', 'number'].includes(typeof one))
}
