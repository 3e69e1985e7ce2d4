// What became of each crop: our share of what came off, what was sold of it or kept for use, and what is in
// storage (C18).

import type { CropBalance } from '../crops/crop-balances.ts'
import { cropBalances } from '../crops/crop-balances.ts'
import type { HarvestOfCrop } from '../crops/crop-balances.ts'
import type { LineOfSale } from '../crops/crop-income.ts'
import type { CropLine } from '../crops/crop-line.ts'
import { isAccountedFor, isOversold, unsoldBalance } from '../crops/crop-sold.ts'
import { produceOf } from '../crops/produce-check.ts'
import { withoutNoise } from '../numbers/ratio.ts'
import { addsUp, comes, goes, sizeText } from './statement.ts'
import type { Statement } from './statement.ts'

export interface KindGrown extends HarvestOfCrop {
  readonly name: string
}

export interface ProduceRead {
  /** By their names. */
  readonly kinds: readonly KindGrown[]
  readonly crops: readonly CropLine[]
  readonly sales: readonly LineOfSale[]
}

export function produceStatements({ kinds, crops, sales }: ProduceRead): readonly Statement[] {
  const balances = Map.groupBy(cropBalances(kinds, crops, sales), ({ crop_id }) => crop_id)
  return kinds.flatMap(kind => {
    const own = balances.get(kind.id) ?? []
    if (own.length > 0) return own.map(balance => statementOf(kind, balance))
    return isAnyOf(kind, { crops, sales }) ? [notKnown(kind)] : []
  })
}

function statementOf(kind: KindGrown, balance: CropBalance): Statement {
  const { produced, sold, kept, unsold } = balance
  const { crop: title, unit } = produceOf(kind.name, balance)
  const left = withoutNoise(unsoldBalance(balance))
  const difference = withoutNoise(unsold - left)
  return {
    key: `${kind.id} ${balance.product}`,
    title,
    unit: unit === 'bales' ? 'bales' : 't',
    opening: { label: 'Our share', amount: withoutNoise(produced) },
    lines: [
      comes('Our share of harvest', withoutNoise(produced)),
      goes('Sold', withoutNoise(sold)),
      ...(kept === 0 ? [] : [goes('Kept for seed or feed', withoutNoise(kept))]),
    ],
    left: { label: 'Should be in storage', amount: left },
    closing: { label: 'In storage', amount: withoutNoise(unsold) },
    difference,
    ...judged(balance, sizeText(difference, unit), difference),
    behind: { place: 'crop sales', id: kind.id },
  }
}

function judged(
  balance: CropBalance,
  amount: string,
  difference: number,
): Pick<Statement, 'state' | 'says'> {
  const { produced, product, sold, kept, unsold } = balance
  if (isOversold(balance)) {
    const over = sizeText(unsoldBalance(balance), product === 'lint' ? 'bales' : 't')
    const went = kept === 0 ? 'sold' : 'sold or kept'
    return {
      state: 'wrong',
      says:
        produced === 0 ? `${over} ${went}, none harvested` : `${over} more ${went} than harvested`,
    }
  }
  if (isAccountedFor(balance, unsold)) return { state: 'good', says: addsUp }
  // Many a gin keeps the seed for the ginning.
  if (product === 'seed' && sold === 0 && unsold === 0)
    return { state: 'none', says: 'Seed not sold or stored: many gins keep it' }
  const says =
    difference < 0 ? `${amount} not accounted for` : `${amount} more in storage than is left`
  return { state: 'look', says }
}

function isAnyOf(
  { id }: KindGrown,
  { crops, sales }: Pick<ProduceRead, 'crops' | 'sales'>,
): boolean {
  return (
    sales.some(({ crop_id }) => crop_id === id) ||
    crops.some(({ crop, own_products }) => crop?.id === id && Object.keys(own_products).length > 0)
  )
}

function notKnown({ id, name }: KindGrown): Statement {
  return {
    key: `${id}`,
    title: name,
    unit: 't',
    opening: { label: 'Our share', amount: null },
    lines: [],
    left: { label: 'Should be in storage', amount: null },
    closing: null,
    difference: null,
    state: 'none',
    says: 'An amount is missing, such as the weight of a bale',
    behind: { place: 'crop sales', id },
  }
}
