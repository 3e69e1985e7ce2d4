// The order of rows: by figures of their own, or of the one row that each belongs to. The number of
// the row always comes last, so that pages neither overlap nor leave anything out.

import { invalid } from '@furrow/wire/refusal'
import type { SortWish } from '@furrow/wire/wish'
import { figureNamed, figureOf } from './figure.ts'
import type { FarFigure, Standpoint } from './figure.ts'
import { unknownName } from './unknown-name.ts'

export interface OrderPlan extends FarFigure {
  readonly direction: 'asc' | 'desc'
}

export function planOrder(wishes: readonly SortWish[], from: Standpoint): readonly OrderPlan[] {
  const errors: Record<string, string[]> = {}
  const order = wishes.flatMap(({ at, field, direction }): OrderPlan[] => {
    const found = figureNamed(field, from)
    const sentence = found
      ? whyNotSorted(found, field)
      : unknownName(field, from.entity, field.split('.')[0] ?? field)
    if (sentence) errors[`${at}.field`] = [sentence]
    return found ? [{ ...found, direction }] : []
  })
  if (Object.keys(errors).length > 0) throw invalid(errors)
  const last: OrderPlan = { chain: [], figure: figureOf(from.entity, 'id', from), direction: 'asc' }
  return [...order, last]
}

function whyNotSorted({ chain }: FarFigure, field: string): string | undefined {
  const toMany = chain.flat().some(step => step.toMany)
  return toMany ? `${field} can’t be sorted by: it belongs to several rows.` : undefined
}
