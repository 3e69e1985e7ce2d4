// The direct costs that crops bear, as the sheet of shared costs shows them.

import { costHomes, costLineNames, homeOf } from '@furrow/farming/finance/cost-home'
import { costsOfFarm, isCostLine } from '@furrow/farming/crops/costs/cost-drivers'
import type { LineToShare } from '@furrow/farming/crops/costs/cost-drivers'
import { sharedByKinds } from '@furrow/farming/crops/costs/costs-of-kinds'
import type { CostOfKinds } from '@furrow/farming/crops/costs/costs-of-kinds'
import { whoBearsWith } from '@furrow/farming/crops/costs/shared-lines'
import type { CropLine } from '@furrow/farming/crops/crop-line'
import { sumOf } from '@furrow/farming/numbers/ratio'
import { cropBearers } from './cost-bearer.ts'
import type { CropBearer } from './cost-bearer.ts'
import { partsInWords } from './cost-sides.ts'
import { isOf, labelOfLine } from './shared-cost-row.ts'
import type { Allocation, Share, SharedCostRow } from './shared-cost-row.ts'

interface CostsRead {
  /** Nothing before it is begun. */
  readonly record: object | undefined
  readonly allocations: readonly Allocation[]
  readonly shares: readonly Share[]
  readonly crops: readonly CropLine[]
}

/** The lines that crops may bear, as far as anything is known of them. */
export function cropCostRows(read: CostsRead): readonly SharedCostRow[] {
  const { record, allocations, shares, crops } = read
  const costs = costsOfFarm({ ...record }, { drivers: allocations, said: shares })
  const shared = sharedByKinds(crops, costs)
  const bearers = cropBearers(crops)
  const who = whoBearsWith(crops, costs)
  const split = partsInWords(who)
  const rows = costs.lines.flatMap((cost, place): SharedCostRow[] => {
    const { line } = cost
    const told = shared.find(one => one.line === line)
    if (!told && isCostLine(line) && costHomes[line] === 'stock') return []
    const side = isCostLine(line) ? homeOf(line, who) : 'crops'
    const words = side === 'both' ? split : undefined
    const row = rowOf(read, cost, { told, bearers })
    return [{ ...row, side, split: words, id: idOf(cost, place) }]
  })
  const isOfCrops = ({ side }: SharedCostRow) => side !== 'stock'
  return [...rows.filter(isOfCrops), ...rows.filter(row => !isOfCrops(row))]
}

/** The same whatever other lines there are; totals stand behind all lines. */
function idOf({ line }: LineToShare, place: number): number {
  return isCostLine(line) ? costLineNames.indexOf(line) + 1 : costLineNames.length + 1 + place
}

interface Told {
  readonly told: CostOfKinds | undefined
  readonly bearers: readonly CropBearer[]
}

function rowOf(
  { allocations, shares }: CostsRead,
  { line, cents }: LineToShare,
  { told, bearers }: Told,
): Omit<SharedCostRow, 'id' | 'side'> {
  const own = shares.filter(share => share.line === line)
  return {
    line,
    label: isCostLine(line) ? labelOfLine(line) : `${labelOfLine(line)} (undivided)`,
    isBeyond: !isCostLine(line),
    cents,
    allocation: allocations.find(one => one.line === line),
    shares: new Map(
      bearers.map(bearer => [
        bearer.key,
        {
          kept: own.find(one => bearer.given && isOf(one, bearer.given)),
          cents: told ? borneBy(bearer, told) : null,
        },
      ]),
    ),
    others: cents - (told?.cents ?? 0),
    left: told?.left ?? 0,
  }
}

function borneBy({ crop, enterprise }: CropBearer, { kinds }: CostOfKinds): number {
  const own = kinds.filter(
    kind =>
      kind.crop_id === crop && (enterprise === undefined || kind.enterprise_id === enterprise),
  )
  return sumOf(own.map(({ cents }) => cents)) ?? 0
}
