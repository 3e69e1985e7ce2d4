// What is asked of things, of the worth of land and of the financial record, question by question.

import type { AskedPeriod, Question } from './plain-question.ts'
import { daysOfPeriod } from './plain-days.ts'
import type { RawRow } from './raw-answers.ts'

export function askedOfThings(asked: AskedPeriod): readonly Question[] {
  return [...askedOfAssets(asked), ...askedOfLandValues(asked), ...askedOfFinance(asked)]
}

/** What had a value in this period or the one before, or never had any; not what was sold. */
function askedOfAssets({ answers, ratings, farm, period }: AskedPeriod): readonly Question[] {
  const { buildings, silos, machines, waters, values, soldMachines } = answers
  const start = (id: unknown) => ratings.begun.find(one => one.id === id)?.day ?? ''
  const before = [...farm.periods.keys()]
    .filter(id => start(id) < start(period))
    .toSorted((one, other) => (start(one) < start(other) ? 1 : -1))[0]
  const { to } = daysOfPeriod(farm.periods.get(period)?.name ?? '')
  const things = [
    ...buildings.map(row => ({ row, kind: 'asset_buildings' })),
    ...silos.map(row => ({ row, kind: 'asset_grain_storage' })),
    ...machines.map(row => ({ row, kind: 'asset_plant' })),
    ...waters.map(row => ({ row, kind: 'asset_waters' })),
  ]
  if (things.length === 0) return [['assets', false]]
  return things.flatMap(({ row, kind }): Question[] => {
    const own = values.filter(one => one['asset_type'] === kind && one['asset_id'] === row['id'])
    const valuedIn = (id: unknown) => own.find(one => one['period_id'] === id)
    const isMachine = kind === 'asset_plant'
    const isGone = soldMachines.some(
      sale => isMachine && sale['asset_plant_id'] === row['id'] && start(sale['period_id']) <= to,
    )
    if (isGone || (own.length > 0 && !valuedIn(period) && !valuedIn(before))) return []
    const isSoldByName = soldMachines.some(
      sale =>
        isMachine &&
        sale['asset_plant_id'] === null &&
        sale['period_id'] === period &&
        sale['name'] === row['name'],
    )
    return [['assets', (valuedIn(period)?.['value'] ?? null) !== null || isSoldByName]]
  })
}

function askedOfLandValues({ raw, period }: AskedPeriod): readonly Question[] {
  const own = raw.ground.filter(one => one.period_id === period)
  const classes = new Set(
    own.flatMap(({ property_id, valuation_category_id: land }) =>
      property_id === null || land === null ? [] : [`${property_id} ${land}`],
    ),
  )
  const valued = raw.valuations.filter(
    one => one.period_id === period && one.val_per_hectare !== null,
  )
  return [...classes].map(key => [
    'assets',
    valued.some(one => `${one.farm_property_id} ${one.valuation_category_id}` === key),
  ])
}

/** Lines that a person enters, not what is calculated from them. */
const groups: readonly (readonly [lines: RegExp, sums: RegExp])[] = [
  [/^(owned|leased|sharefarmed)_ha$/, /^$/],
  [/^owned_.*_val$/, /_total_/],
  [/_(owned|leased)_ha$/, /^$/],
  [/_liab$/, /^(opening_.*|total_liab)$/],
  [/_income$/, /^(crop|livestock|other_farm|gross|debt_to)_income$|^(dl|ir|gz|co)_|_pct_/],
  [/^exp_/, /_per_ha$|_total(_2)?$/],
  [/^oh_/, /_per_ha$|^oh_(total|cash_total|owner_allowance|depreciation_plant)/],
  [/^(interest|lease|sharefarm)_cost$/, /^$/],
  [/^days_(owner|permanent|casual)$/, /^$/],
]

function askedOfFinance({ answers, period }: AskedPeriod): readonly Question[] {
  const record: RawRow = answers.records.find(row => row['period_id'] === period) ?? {}
  const entered = Object.keys(record).filter(name => record[name] !== null)
  return groups.map(([lines, sums]) => [
    'finance',
    entered.some(name => lines.test(name) && !sums.test(name)),
  ])
}
