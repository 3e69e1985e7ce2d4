// More stock gone than was there, as the lines on the device have it: told at once, in the words of the server.

import { toldShortfall } from '@furrow/farming/stock/stock-shortfall'
import type { OpenPoint } from '@furrow/wire/open-points-answer'
import { enterpriseName } from '../enterprises/enterprise-name.ts'
import type { EnterpriseLists } from '../enterprises/enterprise-name.ts'
import { sidesOf } from './stock-in-class.ts'
import type { StockInClass } from './stock-in-class.ts'
import { keyOf, kindOfStock } from './stock-kind.ts'

const code = 'E-LIV-2'

/** What the server said of it before, of fewer or other lines, is left out. */
export function withShortStock(
  points: readonly OpenPoint[],
  inClasses: readonly StockInClass[],
  lists: EnterpriseLists,
): readonly OpenPoint[] {
  const others = points.filter(point => point.code !== code)
  return [...inClasses.flatMap(one => shortOf(one, lists)), ...others]
}

/** At each of the lines that the sentence names. */
function shortOf(one: StockInClass, lists: EnterpriseLists): readonly OpenPoint[] {
  const movements = one.moves.flatMap(sidesOf).flatMap(({ line, movement }) => {
    const isOwn = keyOf(kindOfStock(line)) === keyOf(one)
    return isOwn ? [{ ...movement, id: line.id }] : []
  })
  const stockClass = lists.classes.find(({ id }) => id === one.classId)?.name ?? ''
  const enterprise = enterpriseName(
    lists.enterprises.find(({ id }) => id === one.enterpriseId),
    lists,
  )
  const short = toldShortfall(`${stockClass} (${enterprise})`, movements)
  if (!short) return []
  return short.lines.map(id => ({
    code,
    message: short.message,
    section: 'livestock',
    resource: 'livestock_ledgers',
    id,
    field: 'number',
    where: `${stockClass}, ${enterprise}`,
    confirmed: null,
  }))
}
