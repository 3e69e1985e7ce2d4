// What a bill comes to, in whole cents: its lines, the GST on those that charge it, and what is still owed.

export interface LineOfBill {
  /** Four decimals at most. */
  readonly quantity: number
  /** In cents, without GST. */
  readonly unit_price: number
  readonly charges_gst: boolean
}

export interface BillTotals {
  readonly net: number
  readonly gst: number
  readonly total: number
  readonly paid: number
  /** Less than nothing where too much was paid. */
  readonly owed: number
}

interface BillToTotal {
  readonly lines: readonly LineOfBill[]
  /** Of each payment, in cents. */
  readonly payments: readonly number[]
  /** Whoever is not registered charges none. */
  readonly isRegistered: boolean
}

/**
 * GST is calculated once, on all lines that charge it together, so that a bill of many small lines is not cents out: the
 * total invoice rule of the Tax Office.
 */
export function billTotals({ lines, payments, isRegistered }: BillToTotal): BillTotals {
  const net = sumOf(lines.map(lineAmount))
  const taxed = sumOf(lines.filter(line => line.charges_gst).map(lineAmount))
  const gst = isRegistered ? divided(BigInt(taxed), 10n) : 0
  const paid = sumOf(payments)
  return { net, gst, total: net + gst, paid, owed: net + gst - paid }
}

/** In cents, without GST; halves go away from zero. */
export function lineAmount({ quantity, unit_price: price }: LineOfBill): number {
  return divided(BigInt(Math.round(quantity * parts)) * BigInt(price), BigInt(parts))
}

const parts = 10_000

function divided(amount: bigint, by: bigint): number {
  const isNegative = amount < 0n
  const whole = ((isNegative ? -amount : amount) * 2n + by) / (by * 2n)
  return Number(isNegative ? -whole : whole)
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((sum, amount) => sum + amount, 0)
}
