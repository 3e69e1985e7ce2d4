// How much of what a farm is asked in a period is answered, whoever sees it, in the midst of a transaction.

import { scoreOfSections } from '@furrow/farming/completeness/completeness'
import type { Known } from '@furrow/farming/numbers/ratio'
import type { Transaction } from '../db/database.ts'
import { everything } from '../query/reach.ts'
import { collectionsOf } from './collections.ts'
import type { Which } from './collections.ts'
import { sectionTotalsWithin } from './tallies/tallies.ts'

export async function scoreOfPeriod(tx: Transaction, { farm, period }: Which): Promise<Known> {
  const collections = await collectionsOf(tx, everything, { farms: [farm], period })
  if (collections.length === 0) return null
  const facts = { collections, reach: everything, seesMoney: () => true }
  return scoreOfSections(await sectionTotalsWithin(tx, facts))
}
