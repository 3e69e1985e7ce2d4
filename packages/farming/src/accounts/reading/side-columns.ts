// Amounts in two columns: debit and credit, or receipts and payments, with the GST of each.

import { plan, headingName } from './amount-plan.ts'
import type { OfferedPlan } from './amount-plan.ts'
import { periodOfHeading } from './column-roles.ts'
import { columnName } from './page-cells.ts'
import type { PageColumn } from './page-layout.ts'

/** Debit and credit, receipts and payments; of a balance and a movement, the balance. */
export function sidePlans(columns: readonly PageColumn[]): readonly OfferedPlan[] | undefined {
  const pairs = [
    ...pairsOf(columns, 'debit', 'credit'),
    ...pairsOf(columns, 'receipts', 'payments'),
  ]
  if (pairs.length === 0) return undefined
  const balances = pairs.filter(({ one }) =>
    /\bytd\b|year.to.date|balance|closing/i.test(one.heading),
  )
  const rest = pairs.filter(({ one }) => !/\bmovement\b|\bopening\b/i.test(one.heading))
  const taken = balances.length > 0 ? balances : rest
  const gst = columns.filter(({ role, hasMoney }) => role === 'gst' && hasMoney)
  const [single] = gst
  const of = (side: PageColumn) => gst.filter(({ place }) => isBeside(place, side, columns))
  return taken.map(({ one, other }) => ({
    option: { value: columnName(one.place), label: headingName(one) },
    plan: plan({
      plus: [one.place, ...(gst.length > 1 ? of(other).map(({ place }) => place) : [])],
      minus: [other.place, ...(gst.length > 1 ? of(one).map(({ place }) => place) : [])],
      side: one.role === 'debit' ? 'debit' : 'credit',
      gst: gst.length === 1 ? (single?.place ?? null) : null,
      heading: one.heading,
      period: periodOfHeading(one.heading.replace(/\b(?:debit|receipts?)\b/gi, '')),
      isGstInside: gst.length === 0 ? null : false,
    }),
  }))
}

function pairsOf(
  columns: readonly PageColumn[],
  role: 'debit' | 'receipts',
  against: 'credit' | 'payments',
) {
  return columns.flatMap(one => {
    if (one.role !== role) return []
    const others = columns.filter(column => column.role === against)
    // As a rule the other side comes behind; where none does, it stands in front.
    const isFirst = (others[0]?.place ?? 0) > (columns.find(by => by.role === role)?.place ?? 0)
    const other = isFirst
      ? others.find(({ place }) => place > one.place)
      : others.findLast(({ place }) => place < one.place)
    return other ? [{ one, other }] : []
  })
}

/** The GST of a side stands behind it, before the next side. */
function isBeside(place: number, side: PageColumn, columns: readonly PageColumn[]): boolean {
  const sides = columns.filter(({ role }) => sideRoles.has(role ?? 'amount'))
  return sides.findLast(one => one.place < place) === side
}

const sideRoles = new Set(['debit', 'credit', 'receipts', 'payments'])
