// A figure of a measure as people write it.

import { dollarsText } from '../../numbers/dollars-text.ts'
import { quantityText } from '../../numbers/quantity-text.ts'

/** Of a measure's unit; produce is tonnes or bales. */
export function measureText(value: number, unit: string, produce: 't' | 'bales'): string {
  if (unit === 'share') return `${quantityText(Math.round(value * 1000) / 10)}%`
  const rounded = Math.round(value * 100) / 100
  if (unit === 'x') return quantityText(rounded)
  if (!unit.startsWith('$')) return quantityText(rounded, unit.replace('produce', produce))
  const each = unit.slice(1).replace('produce', produce === 't' ? 't' : 'bale')
  return `${value < 0 ? '-' : ''}${dollarsText(value)}${each}`
}
