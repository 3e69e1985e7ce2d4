// How the farm stood at both ends of a period, and the money that made the difference: so one
// balance sheet leads to the next. Whole cents.

import { yearOf } from '../days.ts'
import type { Random } from '../random.ts'
import type { Costs } from './costs.ts'
import { debtFigures, dueSoon, openingDebts, settledDebts, addedUp } from './debts.ts'
import type { Debts, SettledDebts } from './debts.ts'
import type { DraftedYear } from './draft.ts'
import type { Habits } from './habits.ts'
import { closingHoldings, grownSince, heldIn, openingHoldings } from './holdings.ts'
import { holdingFigures, saleableSoon } from './holdings.ts'
import type { Holdings } from './holdings.ts'
import { nearHundred } from './year.ts'
import type { Figures } from './year.ts'

export interface Balance {
  readonly holdings: Holdings
  readonly debts: Debts
  readonly debtors: number
  readonly managed: number
  /** What the period before left to the owners. */
  readonly businessReturn: number
}

interface Settled {
  readonly year: DraftedYear
  readonly costs: Costs
  readonly habits: Habits
  readonly random: Random
}

export function openingBalance(settled: Settled): Balance {
  const { year, random } = settled
  const holdings = openingHoldings(settled)
  const owned = heldIn(holdings)
  return {
    holdings,
    debts: openingDebts(owned, settled),
    debtors: debtorsOf(year, random),
    managed: owned + nearHundred(year.ground.leasedValue / 1.05),
    businessReturn: Math.round(year.gross * 0.08),
  }
}

export interface Stand {
  readonly balance: Balance
  readonly figures: Figures
}

export function nextBalance(before: Balance, settled: Settled): Stand {
  const { year, random } = settled
  const partly = closingHoldings(before.holdings, settled)
  const flow = flowOf(before, partly, settled)
  const debtors = debtorsOf(year, random)
  const cash = before.holdings.cash + flow.money + before.debtors - debtors
  const rate = (rates[yearOf(year.year.period.start)] ?? 0.062) + settled.habits.margin
  const bank = settledDebts(before.debts, { cash, lease: flow.lease, rate }, settled)
  const holdings = { ...partly, cash: bank.cash }
  const balance: Balance = {
    holdings,
    debts: bank.debts,
    debtors,
    managed: heldIn(holdings) + year.ground.leasedValue,
    businessReturn: flow.profit - bank.interest - flow.lease,
  }
  const figures = { ...standFigures(before, balance), ...flowFigures(year, flow, bank) }
  return { balance, figures }
}

const debtorsOf = ({ gross }: DraftedYear, random: Random): number =>
  nearHundred(gross * random.between(0.015, 0.04))

type Flow = ReturnType<typeof flowOf>

/** Money in and out but for interest and loans. */
function flowOf(before: Balance, holdings: Omit<Holdings, 'cash'>, settled: Settled) {
  const { year, costs, habits, random } = settled
  const { assets } = year.year
  const grew = grownSince(before.holdings, holdings)
  const lease = leaseOf(year, habits)
  const tax = nearHundred(Math.max(0, before.businessReturn) * random.between(0.13, 0.22))
  const works = worksOf(year, random)
  const drawings = nearHundred(habits.drawings * 100 * random.between(0.9, 1.15))
  const offFarm = nearHundred(habits.offFarm * 100 * random.between(0.9, 1.1))
  const capital = assets.plantBought - assets.plantSold + assets.built + works.water + works.land
  const profit = year.gross - costs.directTotal - costs.overheadTotal
  const cashless = year.wear.plant + year.wear.buildings + year.allowance
  const money = profit + cashless - grew - lease - tax - capital - drawings + offFarm
  return { grew, lease, tax, works, drawings, offFarm, profit, money }
}

/** Rent in cash. Where a crop is shared, only our part of it was counted as income. */
function leaseOf({ year }: DraftedYear, habits: Habits): number {
  const leased = year.paddocks.filter(({ property }) => property.tenure === 'Leased')
  const worth = leased.reduce((sum, { area, valuePerHectare }) => sum + area * valuePerHectare, 0)
  return nearHundred(worth * habits.rent)
}

/** Fencing, lime, pasture and clearing; channels and pumps. */
function worksOf({ ground, water }: DraftedYear, random: Random) {
  const dollars = Math.min(ground.effective * 11, 34_000) * random.between(0.4, 1.9)
  return {
    land: nearHundred(dollars * 100),
    water: water.used > 500 ? nearHundred(water.used * 100 * random.between(1, 9)) : 0,
  }
}

function standFigures(before: Balance, after: Balance): Figures {
  const { holdings, debts } = after
  const owned = heldIn(before.holdings)
  return {
    ...holdingFigures(holdings),
    ...debtFigures(debts, before.debts),
    debtors_val: after.debtors,
    opening_owned_total_val: owned,
    opening_equity_val: owned + before.debtors - addedUp(before.debts),
    average_managed_total_val: Math.round((before.managed + after.managed) / 2),
    land_revaluation_val: holdings.land - before.holdings.land,
    land_purchase_val: 0,
    land_sale_val: 0,
    ...(before.holdings.livestock && { livestock_opening_val: before.holdings.livestock }),
    ...(before.holdings.grain && { grain_opening_val: before.holdings.grain }),
    current_assets_val: saleableSoon(holdings) + after.debtors,
    current_liabilities_val: dueSoon(debts),
  }
}

function flowFigures({ year }: DraftedYear, flow: Flow, bank: SettledDebts): Figures {
  const { assets } = year
  return {
    plant_opening_val: assets.plantOpening,
    plant_purchase_val: assets.plantBought,
    plant_sale_val: assets.plantSold,
    inventory_change: flow.grew,
    interest_cost: bank.interest,
    lease_cost: flow.lease,
    tax_paid: flow.tax,
    capex_buildings: assets.built,
    capex_water: flow.works.water,
    capex_land_improvement: flow.works.land,
    capital_sales: assets.plantSold,
    drawings: flow.drawings,
    off_farm_income: flow.offFarm,
    debt_repayment_val: bank.repaid,
  }
}

/** What banks ask of farms, by the year in which the period begins. */
const rates: Readonly<Record<number, number>> = {
  2019: 0.045,
  2020: 0.041,
  2021: 0.04,
  2022: 0.058,
  2023: 0.071,
  2024: 0.069,
  2025: 0.061,
}
