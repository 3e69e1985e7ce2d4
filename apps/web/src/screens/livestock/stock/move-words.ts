// How the kinds of stock movements are called: one as it is entered, and all of a kind where they are added up.

import type { StockMovementKind } from '@furrow/farming/stock/herd'
import type { MoveKind } from './stock-move.ts'

export const moveNames: Readonly<Record<MoveKind, string>> = {
  opening: 'Opening',
  birth: 'Births',
  purchase: 'Purchase',
  transfer: 'Transfer',
  'adjustment in': 'Found in the count',
  'adjustment out': 'Missing in the count',
  death: 'Deaths',
  sale: 'Sale',
}

export const summedMoveNames: Readonly<Record<StockMovementKind, string>> = {
  opening: 'Opening',
  birth: 'Births',
  purchase: 'Purchases',
  'transfer in': 'Transfers in',
  'adjustment in': 'Found in the count',
  death: 'Deaths',
  sale: 'Sales',
  'transfer out': 'Transfers out',
  'adjustment out': 'Missing in the count',
}
