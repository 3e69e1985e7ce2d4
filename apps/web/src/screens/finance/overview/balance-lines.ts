// What the farm is worth, line by line, as the financial record says it: this period beside the last one.

import { differenceOf } from '@furrow/farming/finance/moved-by'
import { recordFields } from '@furrow/catalogue/finance/record'
import { labelOf } from '@furrow/catalogue/entity'
import type { Field } from '@furrow/catalogue/fields'
import { figureIn } from '../kept-figures.ts'
import type { FinancePath } from '../finance-places.ts'

export interface BalanceLine {
  readonly name: string
  readonly label: string
  readonly kind: 'line' | 'sum'
  readonly now: number | null
  readonly before: number | null
  readonly change: number | null
  /** Where it is filled in, below finance. */
  readonly place: FinancePath | undefined
}

type Figures = Readonly<Record<string, unknown>>

const below = '/collection/$farmId/period/$periodId/finance'
const [debts, water] = [`${below}/debts`, `${below}/water`] as const
const [machinery, buildings] = [`${below}/machinery`, `${below}/buildings`] as const

const sections = [
  {
    sum: 'owned_total_val',
    lines: [
      ['owned_land_val'],
      ['owned_water_val', water],
      ['owned_plant_val', machinery],
      ['owned_buildings_val', buildings],
      ['owned_infrastructure_val', buildings],
      ['owned_livestock_val'],
      ['owned_grain_on_hand_val'],
      ['owned_fodder_on_hand_val'],
      ['owned_inputs_on_hand_val'],
      ['owned_growing_crop_val'],
      ['owned_wool_on_hand_val'],
      ['owned_cash_fmd_val'],
      ['owned_other_val'],
    ],
  },
  {
    sum: 'total_liab',
    lines: [
      ['overdraft_liab', debts],
      ['term_loan_liab', debts],
      ['equipment_finance_liab', debts],
      ['livestock_finance_liab', debts],
      ['seasonal_finance_liab', debts],
      ['lease_liab', debts],
      ['family_loan_liab', debts],
      ['creditors_liab', debts],
      ['tax_provision_liab', debts],
      ['other_liab', debts],
    ],
  },
  { sum: 'equity_val', lines: [['debtors_val', debts]] },
] as const satisfies readonly {
  readonly sum: string
  readonly lines: readonly (readonly [string, FinancePath?])[]
}[]

/** A line of which neither period knows anything is not shown. */
export function balanceLines(now: Figures, before: Figures): readonly BalanceLine[] {
  const line = (name: string, kind: BalanceLine['kind'], place?: FinancePath): BalanceLine => {
    const [is, was] = [figureIn(now, name), figureIn(before, name)]
    const change = differenceOf(is, was)
    return { name, label: labelled(name), kind, now: is, before: was, change, place }
  }
  return sections.flatMap(({ sum, lines }) => [
    ...lines
      .map(([name, place]) => line(name, 'line', place))
      .filter(one => one.now !== null || one.before !== null),
    line(sum, 'sum'),
  ])
}

const fields: Readonly<Record<string, Field>> = recordFields

/** What is owned needs no “owned” and no “value” among nothing else. */
function labelled(name: string): string {
  const field = fields[name]
  const label = field ? labelOf(name, field) : name
  const short = /^Owned (.+) value$/.exec(label)?.[1]
  return short ? short[0]?.toUpperCase() + short.slice(1) : label
}
