// How each direct cost of stock, and their part of the overheads, is shared over those who own them, to the cent.

import { costHomes, costLineNames, homeOf, sidesOfCost } from '../../finance/cost-home.ts'
import type { CropsGrown, WhoBears } from '../../finance/cost-home.ts'
import { sumOf } from '../../numbers/ratio.ts'
import type { Known } from '../../numbers/ratio.ts'
import { wholeCents } from '../../numbers/shared-cents.ts'
import { sharedCost } from '../../numbers/shared-cost.ts'
import { driverOf, sharedOverStock } from './shared-over-stock.ts'
import type { StockBearer, StockDriver } from './shared-over-stock.ts'
import type { Owner, StockMoney, StockOwner } from './stock-owner.ts'

export interface StockCosts extends Pick<StockMoney, 'lines' | 'drivers' | 'said'>, CropsGrown {
  readonly record: Pick<StockMoney['record'], 'directCost' | 'income' | 'cropIncome'>
}

export type OwningBearer = StockBearer & Pick<StockOwner, 'of'>

export interface SharedStockCost {
  /** `exp_animal_health`; of what the record knows beyond its lines `gz_direct_cost`. */
  readonly line: string
  /** Cents that stock bear. */
  readonly cents: number
  readonly driver: StockDriver
  /** Cents by the order of those who bear, and what someone said. */
  readonly shares: readonly { readonly cents: Known; readonly said: Known }[]
  readonly left: number
}

/** Who might bear what nobody said anything of: as crops are asked, too. */
export function whoBears({
  hasCrops,
  hasCropsToSell,
  record,
}: CropsGrown & Pick<StockCosts, 'record'>): WhoBears {
  return { hasCrops, hasCropsToSell, cropIncome: record.cropIncome, stockIncome: record.income }
}

/** By the lines that stock bear something of, or would. */
export function sharedStockCosts(
  money: StockCosts,
  owners: readonly OwningBearer[],
): readonly SharedStockCost[] {
  const who = whoBears(money)
  const borne = money.lines.flatMap(({ line, cents }) => {
    const { stock } = sidesOfCost(line, cents, { ...who, said: money.said })
    return homeOf(line, who) !== 'crops' || stock !== 0
      ? [{ line, cents: stock, whole: cents }]
      : []
  })
  const beyond = beyondLines(money, borne).map(one => ({ ...one, whole: one.cents }))
  return [...borne, ...beyond].map(({ line, cents, whole }) => {
    const said = owners.map(({ of }) => (of ? saidOf(money, line, of.id) : null))
    const driver = money.drivers.get(line) ?? null
    const { shares, left } = sharedOverStock({ line, cents, whole, driver, said }, owners)
    return {
      line,
      cents,
      driver: driverOf(driver),
      shares: told({ whole, said, shares, left }),
      left,
    }
  })
}

/**
 * What the record says beyond its own lines of stock: a sum that someone entered (T13), in which whatever else
 * stock bear is already counted.
 */
function beyondLines({ lines, record: { directCost } }: StockCosts, borne: readonly Cost[]) {
  if (directCost === null) return []
  const all = centsOf(borne)
  // As the record itself adds up what they bear.
  if (directCost === all) return borne.length > 0 ? [] : [{ line: 'gz_direct_cost', cents: 0 }]
  const own = centsOf(lines.filter(({ line }) => stockLines.includes(line)))
  const rest = directCost > own ? Math.max(0, directCost - all) : directCost - own
  return rest === 0 && borne.length > 0 ? [] : [{ line: 'gz_direct_cost', cents: rest }]
}

interface Cost {
  readonly line: string
  readonly cents: number
}

const centsOf = (costs: readonly Cost[]): number => sumOf(costs.map(({ cents }) => cents)) ?? 0

/** Those that the record adds up. */
const stockLines: readonly string[] = costLineNames.filter(line => costHomes[line] === 'stock')

function saidOf({ said }: StockCosts, line: string, enterprise: number): Known {
  const own = said.filter(one => one.line === line && one.livestock_enterprise_id === enterprise)
  return sumOf(own.map(({ amount }) => amount))
}

interface Told {
  /** Cents of the whole line. */
  readonly whole: number
  readonly said: readonly Known[]
  readonly shares: readonly number[]
  readonly left: number
}

/** Where nothing says who bears what is left, nobody's share of it is known. */
function told({ whole, said, shares, left }: Told) {
  const isOpen = left !== 0 && Math.sign(left) === Math.sign(whole)
  return shares.map((share, place) => {
    const amount = said[place] ?? null
    return { cents: isOpen && amount === null ? null : share, said: amount }
  })
}

export function sharedOverheads(money: StockMoney, owners: readonly Owner[]): readonly Known[] {
  const { overheads, stockOverheads } = money.record
  const said = owners.map(({ of }) => {
    const share = money.overheadShares.get(of?.id ?? 0)
    return share === undefined || overheads === null ? null : wholeCents(overheads * share)
  })
  if (stockOverheads === null) return said
  const alone = owners.length === 1 ? [[1]] : []
  const by = (driver: StockDriver) => owners.map(({ weights }) => weights[driver])
  const cost = { cents: stockOverheads, said, by: [by('DSE'), by('Income'), ...alone] }
  return told({ ...cost, ...sharedCost(cost), whole: stockOverheads }).map(one => one.cents)
}
