// Each line of direct costs shared over the crops that bear it, to the cent: amounts that someone said of
// a kind of crop stand, and the others go by what was done to the crops.

import { isOfStock, homeOf, sidesOfCost } from '../../finance/cost-home.ts'
import type { SaidShare, WhoBears } from '../../finance/cost-home.ts'
import type { Known } from '../../numbers/ratio.ts'
import { sharedCost } from '../../numbers/shared-cost.ts'
import type { SharedCost } from '../../numbers/shared-cost.ts'
import type { CropLine } from '../crop-line.ts'
import { isCostLine, isGrownForHarvest, measureOf, measured } from './cost-drivers.ts'
import type {
  CostsOfFarm,
  CropMeasure,
  EarnedInRecord,
  LineOfCrops,
  LineToShare,
} from './cost-drivers.ts'

export interface SharedLine {
  readonly line: LineOfCrops
  /** What of the line is for crops, in cents. */
  readonly cents: number
  /** What it goes by, which is the area where that says nothing of any crop. */
  readonly by: CropMeasure
  /** By the number of the crop on its paddock. */
  readonly shares: ReadonlyMap<number, number>
  /** Cents that no crop bears; below 0 where more was said than there is. */
  readonly left: number
}

/** Lines of which crops bear nothing are left out. */
export function sharedLines(lines: readonly CropLine[], costs: CostsOfFarm): readonly SharedLine[] {
  const bearing = lines.filter(isGrownForHarvest)
  const who = whoBearsWith(lines, costs)
  return costs.lines.flatMap(line => {
    const said = costs.said.filter(share => share.line === line.line && !isOfStock(share))
    const cents = centsOfCrops(line, { ...who, said: costs.said })
    if (cents === null) return []
    const driver = costs.drivers.find(one => one.line === line.line)?.driver
    return [sharedLine({ line: line.line, cents }, bearing, { said, driver, whole: line.cents })]
  })
}

/** As stock are asked, too. */
export function whoBearsWith(
  lines: readonly CropLine[],
  { cropIncome, stockIncome }: EarnedInRecord,
): WhoBears {
  const grown = lines.filter(isGrownForHarvest)
  const hasCropsToSell = grown.some(({ crop }) => crop?.harvest !== 'grazing')
  return { hasCrops: grown.length > 0, hasCropsToSell, cropIncome, stockIncome }
}

/** Nothing of a line that stock bears, unless someone said what of it is for a crop. */
function centsOfCrops(
  { line, cents }: LineToShare,
  who: WhoBears & { readonly said: readonly SaidShare[] },
): Known {
  if (!isCostLine(line)) return cents
  const isOfStockAlone = homeOf(line, who) === 'stock'
  const isSaid = who.said.some(share => share.line === line && !isOfStock(share))
  return !isOfStockAlone || isSaid ? sidesOfCost(line, cents, who).crops : null
}

interface Sharing {
  readonly said: readonly SaidShare[]
  readonly driver: string | undefined
  /** Cents of the line, of which crops bear a part. */
  readonly whole: number
}

/** Crops that an amount was said of together, or one of which nobody said anything. */
interface Bearer {
  readonly lines: readonly CropLine[]
  readonly amount: Known
}

function sharedLine(
  { line, cents }: LineToShare,
  bearing: readonly CropLine[],
  { said, driver, whole: ofLine }: Sharing,
): SharedLine {
  const wanted = measureOf(line, driver)
  const by = measured(bearing, wanted).some(part => (part ?? 0) > 0) ? wanted : 'area'
  const bearers = bearersOf(bearing, said)
  const parts = (measure: CropMeasure) => bearers.map(one => partOf(one, measure))
  const amounts = bearers.map(({ amount }) => amount)
  const whole = sharedCost({
    cents,
    whole: ofLine,
    said: amounts,
    by: [parts(by), parts('area')],
  })
  const shares = new Map<number, number>()
  let { left } = whole
  for (const [place, { lines }] of bearers.entries()) {
    const inner = sharedWithin(lines, whole.shares[place] ?? 0, by)
    left += inner.left
    for (const [at, one] of lines.entries()) {
      shares.set(one.id, (shares.get(one.id) ?? 0) + (inner.shares[at] ?? 0))
    }
  }
  return { line, cents, by, shares, left }
}

/** Most bearers are one crop, which has all of it. */
function sharedWithin(lines: readonly CropLine[], cents: number, by: CropMeasure): SharedCost {
  if (lines.length === 1) return { shares: [cents], left: 0 }
  return sharedCost({
    cents,
    said: lines.map(() => null),
    by: [measured(lines, by), measured(lines, 'area'), lines.map(() => 1)],
  })
}

function bearersOf(bearing: readonly CropLine[], said: readonly SaidShare[]): readonly Bearer[] {
  const together = said.map(share => ({
    amount: share.amount,
    lines: linesOf(share, bearing, said),
  }))
  const taken = new Set(together.flatMap(one => one.lines))
  const others = bearing.filter(one => !taken.has(one))
  return [...together, ...others.map(one => ({ lines: [one], amount: null }))]
}

function partOf({ lines, amount }: Bearer, measure: CropMeasure): Known {
  return amount === null ? (measured(lines, measure)[0] ?? null) : 0
}

/** What is said of a kind as a whole is for those of it whose enterprise has no amount of its own. */
function linesOf(
  { crop_type_id, enterprise_id }: SaidShare,
  bearing: readonly CropLine[],
  said: readonly SaidShare[],
): readonly CropLine[] {
  const own = bearing.filter(({ crop }) => crop?.id === crop_type_id)
  if (enterprise_id !== null) return own.filter(one => one.enterprise?.id === enterprise_id)
  const named = said.filter(one => one.crop_type_id === crop_type_id).map(one => one.enterprise_id)
  const others = own.filter(one => !named.includes(one.enterprise?.id ?? 0))
  return others.length > 0 ? others : own
}
