// How the kinds of stock movements are called.

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
