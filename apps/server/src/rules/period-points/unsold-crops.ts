// No more of a crop is sold than came off (E-SALE-2), and what is neither sold nor used stands in the
// pools of what is still to be sold (E-SALE-3). A crop of an earlier period stays with that period, so
// that nothing is on hand at the opening.

import { isAccountedFor, isOversold, unsoldBalance } from '@furrow/farming/crops/crop-sold'
import { quantityText } from '@furrow/farming/numbers/quantity-text'
import type { FindPoints, FoundPoint } from '../saving/open-point.ts'
import { balancesOfPeriod } from './crop-balance-points.ts'
import type { NamedBalance } from './crop-balance-points.ts'
import { recordOf } from './grown-crops.ts'

export const unsoldCrops: FindPoints = async (place, { tx }) =>
  (await balancesOfPeriod(tx, place)).flatMap(pointsOf)

function pointsOf(balance: NamedBalance): readonly FoundPoint[] {
  const told = (figure: number) => quantityText(figure, balance.product === 'lint' ? 'bales' : 't')
  const name = `${balance.crop}${products[balance.product]}`
  const cameOff = `${told(balance.produced)} is our share of the harvest`
  const kept = balance.kept > 0 ? ` and ${told(balance.kept)} kept for use` : ''
  if (isOversold(balance)) {
    const message = `${name}: ${told(balance.sold)} are sold${kept}, but ${cameOff}.`
    return [pointOf(balance, 'E-SALE-2', message)]
  }
  if (isAccountedFor(balance, balance.unsold) || isLeftWithGin(balance)) return []
  const left = `${cameOff} and ${told(balance.sold)} are sold${kept}`
  const should = `${told(unsoldBalance(balance))} should still be in storage`
  const message = `${name}: ${left}, so ${should}, not ${told(balance.unsold)}.`
  return [pointOf(balance, 'E-SALE-3', message)]
}

/** Many a gin keeps the seed for the ginning. */
function isLeftWithGin({ product, sold, unsold }: NamedBalance): boolean {
  return product === 'seed' && sold === 0 && unsold === 0
}

const products: Readonly<Record<NamedBalance['product'], string>> = {
  grain: '',
  cane: '',
  hay: ' hay',
  lint: ' lint',
  seed: ' seed',
}

function pointOf(balance: NamedBalance, code: string, message: string): FoundPoint {
  const about = { ...recordOf(balance), field: null, where: balance.crop }
  return { code, message, section: 'crop_sales', ...about, money: true }
}
