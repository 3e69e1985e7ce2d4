// What is sold of a crop, and what is still to be sold: in which records its lines stand, and how they
// belong to their sale or on the crop in its storage.

import { isSold, saleLineKinds } from '@furrow/catalogue/chapters/sale-line-kinds'

export type SaleProduct = 'grain' | 'hay' | 'lint'
export type Way = 'sold' | 'unsold'

type Declared = (typeof saleLineKinds)[number]

export interface LineKind {
  readonly lines: Declared['table']
  readonly heads: Declared['head']
  /** The field of a line that names its head. */
  readonly key: string
}

function kindsOf(way: Way): Readonly<Record<SaleProduct, LineKind>> {
  const own = saleLineKinds.filter(one => isSold(one) === (way === 'sold'))
  const kinds = own.map(({ kind, table: lines, head: heads, key }) => [kind, { lines, heads, key }])
  return Object.fromEntries(kinds) as Readonly<Record<SaleProduct, LineKind>>
}

export const lineKinds: Readonly<Record<Way, Readonly<Record<SaleProduct, LineKind>>>> = {
  sold: kindsOf('sold'),
  unsold: kindsOf('unsold'),
}
