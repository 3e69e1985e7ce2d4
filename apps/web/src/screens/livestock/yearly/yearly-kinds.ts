// The yearly sheets of stock, for farms that keep totals: which fields each has, and which book wins over it.

import { collection } from '@furrow/catalogue/chapters/collection'
import { entityIn } from '@furrow/catalogue/entity'
import type { Entity } from '@furrow/catalogue/entity'
import type { EntityName } from '@furrow/catalogue/furrow'

export interface YearlyKind {
  /** By which the address knows it. */
  readonly name: string
  readonly title: string
  readonly entity: Entity<EntityName>
  /** What is kept by day counts instead of it (R51). */
  readonly losesTo?: 'ledger' | 'rounds'
}

export const yearlyKinds: readonly YearlyKind[] = [
  {
    name: 'inventory',
    title: 'Numbers',
    entity: entityIn(collection, 'livestock_inventory_collections'),
    losesTo: 'ledger',
  },
  {
    name: 'bought',
    title: 'Bought',
    entity: entityIn(collection, 'livestock_purchase_collections'),
    losesTo: 'ledger',
  },
  {
    name: 'sold',
    title: 'Sold',
    entity: entityIn(collection, 'livestock_sales_collections'),
    losesTo: 'ledger',
  },
  {
    name: 'breeding',
    title: 'Breeding',
    entity: entityIn(collection, 'livestock_breeding_collections'),
    losesTo: 'rounds',
  },
  { name: 'wool', title: 'Wool', entity: entityIn(collection, 'livestock_wool_collections') },
  { name: 'feed', title: 'Feed', entity: entityIn(collection, 'livestock_feed_collections') },
  {
    name: 'agistment',
    title: 'Agistment',
    entity: entityIn(collection, 'livestock_agistment_collections'),
  },
  {
    name: 'extensive',
    title: 'Extensive',
    entity: entityIn(collection, 'extensive_livestock'),
  },
]

export function yearlyKind(name: string | null): YearlyKind {
  const [first] = yearlyKinds
  const found = yearlyKinds.find(kind => kind.name === name) ?? first
  if (!found) throw new Error('There are yearly sheets.')
  return found
}

/** What a sheet that does not count says of it; nothing where it counts. */
export function whyNotCounted(
  { losesTo }: YearlyKind,
  has: Readonly<Record<'ledger' | 'rounds', boolean>>,
): string | undefined {
  if (!losesTo || !has[losesTo]) return undefined
  return losesTo === 'ledger'
    ? 'Not counted: this period has a stock ledger, which counts instead.'
    : 'Not counted: the breeding rounds of this period count instead.'
}
