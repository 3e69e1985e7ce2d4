// What looks wrong within one financial record: returns (W-FIN-1), costs that nobody entered (W-FIN-2),
// interest (W-FIN-4) and debt (W-FIN-5).

import { quantityText } from '@furrow/farming/numbers/quantity-text'
import {
  interestRate,
  isDeepInDebt,
  isOddShare,
  lacksDepreciation,
  lacksLabour,
  mostDebtToEquity,
  operatingMargin,
  returnOnAssets,
} from '@furrow/farming/record/record-check'
import type { Band } from '@furrow/farming/stock/stock-bands'
import { centsIn } from '../saving/money-text.ts'
import type { FigureByName, FigureName, RecordFault } from './record-fault.ts'

export function ratioFaults(figure: FigureByName): readonly RecordFault[] {
  return [
    ...shares.flatMap(share => oddShare(figure, share)),
    ...missingCosts(figure),
    ...deepDebt(figure),
  ]
}

interface Share {
  readonly code: string
  readonly field: FigureName
  readonly name: string
  readonly band: Band
}

const shares: readonly Share[] = [
  { code: 'W-FIN-1', field: 'roam', name: 'Return on assets managed', band: returnOnAssets },
  {
    code: 'W-FIN-1',
    field: 'operating_profit_margin',
    name: 'The operating margin',
    band: operatingMargin,
  },
  {
    code: 'W-FIN-4',
    field: 'implied_interest_rate',
    name: 'Interest on average debt',
    band: interestRate,
  },
]

function oddShare(
  figure: FigureByName,
  { code, field, name, band }: Share,
): readonly RecordFault[] {
  const share = figure(field)
  if (share === null || !isOddShare(share, band)) return []
  const message = `${name} comes to ${percent(share)}: ${percent(band.low)} to ${percent(band.high)} is usual.`
  return [{ code, field, message }]
}

/** A record that does not come to a profit yet is not finished. */
function missingCosts(figure: FigureByName): readonly RecordFault[] {
  if (figure('operating_profit') === null) return []
  const plant = figure('owned_plant_val')
  const worn = lacksDepreciation(plant, figure('oh_depreciation_plant'))
  const unpaid = lacksLabour(figure('wages_paid_total'), figure('owner_allowance_total'))
  const found: RecordFault[] = []
  if (worn) {
    const message = `Plant is worth ${centsIn(plant ?? 0)}, but no depreciation is entered.`
    found.push({ code: 'W-FIN-2', field: 'oh_depreciation_plant', message })
  }
  if (unpaid) {
    const message = 'Neither wages nor an allowance for the owners’ own work are entered.'
    found.push({ code: 'W-FIN-2', field: 'owner_allowance_total', message })
  }
  return found
}

function deepDebt(figure: FigureByName): readonly RecordFault[] {
  const [debt, equity] = [figure('total_liab'), figure('equity_val')]
  if (!isDeepInDebt(debt, equity)) return []
  const message = `Debts are ${centsIn(debt ?? 0)} against equity of ${centsIn(equity ?? 0)}: more than ${quantityText(mostDebtToEquity)} times is unusual.`
  return [{ code: 'W-FIN-5', field: 'total_liab', message }]
}

const percent = (share: number): string => `${quantityText(Number((share * 100).toFixed(1)))}%`
