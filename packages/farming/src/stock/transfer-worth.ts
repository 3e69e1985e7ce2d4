// What goes over to another class or enterprise counts on both sides for what it counted for in the class that
// it left (T26), so that the farm does not see it.

import { standardWorth } from './stock-of-class.ts'
import type { StockOfClass, WeighedMovement } from './stock-of-class.ts'

interface TransferFrom {
  /** The enterprise and the class that a transfer left; of other movements nothing. */
  readonly left?: string | null
}

interface Kept {
  readonly key: string
  readonly stock: Omit<StockOfClass, 'movements'> & {
    readonly movements: readonly (WeighedMovement & TransferFrom)[]
  }
}

export function withTransferWorth<One extends Kept>(all: readonly One[]): readonly One[] {
  const byKey = new Map(all.map(({ key, stock }) => [key, stock]))
  return all.map(one => ({ ...one, stock: valued(one.stock, byKey) }))
}

function valued(stock: Kept['stock'], byKey: ReadonlyMap<string, Kept['stock']>): Kept['stock'] {
  const movements = stock.movements.map(movement => {
    const left = movement.left ? byKey.get(movement.left) : undefined
    return left ? { ...movement, value: standardWorth(left, movement.head) } : movement
  })
  return { ...stock, movements }
}
