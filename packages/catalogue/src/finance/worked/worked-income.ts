// For tests: group E by hand: income, costs and cash (domain 7.5).

import { dollars as $ } from './invented-dollars.ts'
import {
  capitalSpent,
  cropIncome,
  financeCost,
  grossIncome,
  grownOnHand,
  otherIncome,
  overheads,
  rent,
  stockIncome,
} from './worked-sums.ts'
import type { Results } from './worked-sums.ts'

export function workedIncome(r: Results) {
  return {
    crop_income: cropIncome,
    livestock_income: stockIncome,
    other_farm_income: otherIncome,
    gross_income: grossIncome,
    inventory_change: grownOnHand,
    direct_cost: r.costs.total,
    gross_margin: r.grossMargin,
    overhead_cost: overheads,
    operating_profit: r.operatingProfit,
    lease_sharefarm_cost: rent,
    finance_cost: financeCost,
    business_return: r.businessReturn,
    profit_after_tax: r.businessReturn - $.tax_paid,
    ebitda: r.ebitda,
    capex_plant: $.plant_purchase_val,
    capex_total: capitalSpent,
    net_capex: r.netCapital,
    principal_paid: $.debt_repayment_val,
    free_cashflow: r.freeCash,
    cash_surplus: r.freeCash - $.debt_repayment_val,
  }
}
