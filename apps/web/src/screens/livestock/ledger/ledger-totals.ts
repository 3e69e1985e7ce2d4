// What the rows of the ledger come to, at its foot and for each group. Head of different kinds are not added: what
// came and what went is no sum.

import { sumOf } from '@furrow/farming/numbers/ratio'
import type { Known } from '@furrow/farming/numbers/ratio'
import { averageTraded, pricePerHead, pricePerKilogram } from '@furrow/farming/stock/trade-price'
import type { StockTrade } from '@furrow/farming/stock/trade-price'
import type { StockMove } from '../stock/stock-move.ts'

type Moves = readonly StockMove[]

export function headTotal(moves: Moves): Known {
  return ofOneKind(moves) ? sumOf(moves.map(({ line }) => line.number)) : null
}

export function weightTotal(moves: Moves): Known {
  return ofOneKind(moves) ? averageTraded(moves.map(tradeOf)) : null
}

export function valueTotal(moves: Moves): Known {
  return ofOneKind(moves) ? sumOf(moves.map(move => tradeOf(move).value)) : null
}

export function headPrice(moves: Moves): Known {
  return ofOneKind(moves) ? wholeCents(pricePerHead(moves.map(tradeOf))) : null
}

export function weightPrice(moves: Moves): Known {
  return ofOneKind(moves) ? wholeCents(pricePerKilogram(moves.map(tradeOf))) : null
}

function tradeOf({ line, event }: StockMove): StockTrade {
  const value = event['total_value']
  return {
    head: line.number,
    weight: line.weight,
    value: typeof value === 'number' ? value : null,
  }
}

function ofOneKind([first, ...others]: Moves): boolean {
  return first !== undefined && others.every(({ kind }) => kind === first.kind)
}

function wholeCents(cents: Known): Known {
  return cents === null ? null : Math.round(cents)
}
