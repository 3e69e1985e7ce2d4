// The places that tell of money beside crops: income and costs of stock, and the money of the balance board.

import { stockMarginNames } from '@furrow/farming/stock/costs/stock-margin'
import type { BoardOfPeriod } from '@furrow/wire/balance-board-answer'
import type { LivestockOfPeriod } from '@furrow/wire/livestock-summary-answer'
import { expect } from 'vitest'
import type { Ask } from '../asking.ts'
import type { Told } from './differences.ts'
import { moneyOfCrops } from './places.ts'

/** By the word that their names begin with where they are compared. */
export const figuresOfMoney: Readonly<Record<string, readonly string[]>> = {
  '': moneyOfCrops,
  'all ': moneyOfCrops,
  'stock ': stockMarginNames,
  'record ': ['gz_direct_cost', 'plant_cost_ratio'],
  'board ': ['left', 'closing', 'difference'],
}

async function answered<Data>(ask: Ask, path: string): Promise<Data> {
  const { status, body, text } = await ask('GET', `/api/v2/${path}`)
  expect(status, text).toBe(200)
  return body.data as Data
}

/** By `enterprise 7`, `species 2` or `farm`. */
export async function toldByMargins(
  ask: Ask,
  farm: number,
  period: number,
): Promise<ReadonlyMap<string, Told>> {
  const path = `livestock-summary?farm_id=${farm}&period_id=${period}`
  const { margins } = await answered<LivestockOfPeriod>(ask, path)
  const { enterprises = [], total } = margins ?? {}
  return new Map<string, Told>([
    ...enterprises.map(
      ({ of, species, figures }) =>
        [of ? `enterprise ${of.id}` : `species ${species.id}`, figures] as const,
    ),
    ...(total ? [['farm', total.figures] as const] : []),
  ])
}

const statements = ['net worth', 'cash', 'crop income', 'stock income']

/** What should be there, what is, and how far that is apart. */
export async function toldByBoard(
  ask: Ask,
  farm: number,
  period: number,
): Promise<ReadonlyMap<string, Told>> {
  const path = `balances?farm_id=${farm}&period_id=${period}`
  const { dollars } = await answered<BoardOfPeriod>(ask, path)
  return new Map(
    (dollars ?? []).flatMap(({ key, left, closing, difference }) =>
      statements.includes(key)
        ? [[key, { left: left.amount, closing: closing?.amount ?? null, difference }]]
        : [],
    ),
  )
}
