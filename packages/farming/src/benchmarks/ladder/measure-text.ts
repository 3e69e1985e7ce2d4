// A figure of a measure as people write it.

import { dollarsText } from '../../numbers/dollars-text.ts'
import { quantityText } from '../../numbers/quantity-text.ts'

/** What a crop is measured by; what is grazed in kilograms gained. */
export type ProduceUnit = 't' | 'bales' | 'kg'

/** `bale`, of bales. */
export const eachOf = (produce: ProduceUnit): string => (produce === 'bales' ? 'bale' : produce)

/** Of a measure's unit. */
export function measureText(value: number, unit: string, produce: ProduceUnit): string {
  if (unit === 'share') return `${quantityText(Math.round(value * 1000) / 10)}%`
  const rounded = readableQuantity(value)
  if (unit === 'x') return quantityText(rounded)
  if (!unit.startsWith('$')) return quantityText(rounded, unit.replace('produce', produce))
  const each = unit.slice(1).replace('produce', eachOf(produce))
  return `${value < 0 ? '-' : ''}${dollarsText(value)}${each}`
}

/** Nobody reads hundredths of a thousand. */
export function readableQuantity(value: number): number {
  const size = Math.abs(value)
  if (size >= 1000) return Math.round(value)
  return size >= 100 ? Math.round(value * 10) / 10 : Math.round(value * 100) / 100
}
