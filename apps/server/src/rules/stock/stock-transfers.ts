// Stock that goes from one class or enterprise to another: as many come as go, of one species (E-LIV-3).

import { quantityText } from '@furrow/farming/numbers/quantity-text'
import type { LedgerLine, StockClassFacts } from './stock-lines.ts'

type Side = Pick<LedgerLine, 'class' | 'enterprise' | 'number'>
type Classes = ReadonlyMap<number, StockClassFacts>

/** What is wrong with a transfer, in a sentence; nothing where it balances. */
export function transferFault(out: Side, into: Side, classes: Classes): string | undefined {
  if (out.number !== into.number) {
    const [gone, come] = [out.number, into.number].map(head => quantityText(head, 'head'))
    return `${gone} leave ${nameOf(out, classes)}, but ${come} join ${nameOf(into, classes)}: both sides of a transfer have the same number.`
  }
  if (out.class === into.class && out.enterprise === into.enterprise) {
    return `A transfer goes to another class or enterprise, and both sides are ${nameOf(out, classes)}.`
  }
  if (classes.get(out.class)?.species !== classes.get(into.class)?.species) {
    return `${nameOf(out, classes)} cannot become ${nameOf(into, classes)}: they are another species.`
  }
  return undefined
}

function nameOf(side: Side, classes: Classes): string {
  return classes.get(side.class)?.name ?? 'a class'
}
