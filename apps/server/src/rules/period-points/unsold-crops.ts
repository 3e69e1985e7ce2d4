// No more of a crop is sold than came off (E-SALE-2), and what is neither sold nor used stands in the
// pools of what is still to be sold (E-SALE-3). What is kept for seed or feed stands there, too, and a
// crop of an earlier period stays with that period, so that nothing is on hand at the opening.

import { isAccountedFor, isOversold, unsoldBalance } from '@furrow/farming/crop-sold'
import { quantityText } from '@furrow/farming/quantity-text'
import type { FindPoints, FoundPoint } from '../open-point.ts'
import { cropBalances } from './crop-balances.ts'
import type { CropBalance } from './crop-balances.ts'
import { recordOf } from './grown-crops.ts'

export const unsoldCrops: FindPoints = async (place, { tx }) =>
  (await cropBalances(tx, place)).flatMap(pointsOf)

function pointsOf(balance: CropBalance): readonly FoundPoint[] {
  const told = (figure: number) => quantityText(figure, balance.product === 'lint' ? 'bales' : 't')
  const name = `${balance.crop}${products[balance.product]}`
  const cameOff = `${told(balance.produced)} came off as our share`
  if (isOversold(balance)) {
    const message = `${name}: ${told(balance.sold)} are sold, but ${cameOff}.`
    return [pointOf(balance, 'E-SALE-2', message)]
  }
  if (isAccountedFor(balance, balance.unsold) || isLeftWithGin(balance)) return []
  const left = `${cameOff} and ${told(balance.sold)} are sold`
  const should = `${told(unsoldBalance(balance))} should stand as still to be sold`
  const message = `${name}: ${left}, so ${should}, not ${told(balance.unsold)}.`
  return [pointOf(balance, 'E-SALE-3', message)]
}

/** Many a gin keeps the seed for the ginning. */
function isLeftWithGin({ product, sold, unsold }: CropBalance): boolean {
  return product === 'seed' && sold === 0 && unsold === 0
}

const products: Readonly<Record<CropBalance['product'], string>> = {
  grain: '',
  cane: '',
  hay: ' hay',
  lint: ' lint',
  seed: ' seed',
}

function pointOf(balance: CropBalance, code: string, message: string): FoundPoint {
  const about = { ...recordOf(balance), field: null, where: balance.crop }
  return { code, message, section: 'crop_sales', ...about, money: true }
}
