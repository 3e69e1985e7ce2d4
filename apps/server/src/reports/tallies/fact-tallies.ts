// The head of a statement about collections: which they are, the rows that someone sees of them, and
// what is known of each crop and each class of stock.

import { sql } from 'kysely'
import type { Reach } from '../../query/reach.ts'
import { askedTable } from '../collections.ts'
import type { Collection } from '../collections.ts'
import { visibleTables } from '../visible-rows.ts'
import type { Sql } from '../../query/sql.ts'
import type { Visible } from '../visible-rows.ts'
import { cropFacts } from './crop-fact-tallies.ts'
import { saleLines } from './crop-sale-tallies.ts'
import { rainRead } from './rain-tallies.ts'
import { stockFacts } from './stock-fact-tallies.ts'

export interface FactsOf {
  readonly collections: readonly Collection[]
  readonly reach: Reach
  readonly seesMoney: (farm: number) => boolean
}

/** `with …`, and behind the facts what is made of them. */
export function withFacts(
  { collections, reach, seesMoney }: FactsOf,
  more: (seen: Visible) => Sql,
): Sql {
  const { seen, heads } = visibleTables({
    reach,
    farms: [...new Set(collections.map(({ farm_id }) => farm_id))],
    days: {
      from: collections.map(({ start }) => start).toSorted()[0] ?? '',
      to:
        collections
          .map(({ end }) => end)
          .toSorted()
          .at(-1) ?? '',
    },
  })
  const facts = [cropFacts, saleLines, stockFacts, rainRead].map(table => table(seen))
  const made = more(seen)
  return sql`with ${sql.join([...heads(), askedTable(collections, seesMoney), ...facts, made])}`
}
