// What an average farm is made of: of each enterprise as much as all farms of a group have of it, those without it as
// well. Lines alone; what growers of a crop compare with each other is told by the crop itself.

import { cropComparison } from './crop-comparison.ts'
import { farmLines } from './farm-lines.ts'
import { comparison } from './measure.ts'
import type { Comparison, Line } from './measure.ts'
import { stockComparison } from './stock-comparison.ts'

/** `part crop 12`: what crop 12 is of the whole farm. */
const ofPart = 'part '

export const partOf = (scope: string): string => `${ofPart}${scope}`
export const isPart = (scope: string): boolean => scope.startsWith(ofPart)
export const wholeOf = (scope: string): string => scope.slice(ofPart.length)

/** How much ground it has there. */
export const groundOfPart = (scope: string): string =>
  wholeOf(scope).startsWith('crop ') ? 'crop_ha' : 'grazed_ha'

const cropNames = [
  'crop_ha',
  'own_ha',
  'own_produced',
  'produce_income',
  'sundry_income',
  'usable_mm_ha',
  'usable_ha',
]
const stockNames = ['grazed_ha', 'dse', 'liveweight_kg', 'trading_profit', 'wool_income']

const linesIn = ({ lines }: Comparison, names: readonly string[]): readonly Line[] =>
  lines.filter(({ name, section }) => names.includes(name) || section === 'Direct costs')

const keptCost: Line = {
  name: 'kept_cost',
  section: 'Direct costs',
  label: 'Direct costs that crops and stock bear',
  unit: '$',
  other: null,
}

const wholeFarm = comparison([keptCost], [], [])
const parts: Readonly<Record<string, Comparison>> = {
  crop: comparison(linesIn(cropComparison, cropNames), [], []),
  stock: comparison(linesIn(stockComparison, stockNames), [], []),
}

export function comparisonOfPart(scope: string): Comparison {
  const [kind = ''] = wholeOf(scope).split(' ')
  return parts[kind] ?? wholeFarm
}

const told = new Set([
  'oh_wages',
  'oh_owner_allowance',
  'oh_depreciation_plant',
  'oh_depreciation_buildings',
])
const earnedByEnterprises = new Set([
  'dryland_crop_income',
  'irrigated_crop_income',
  'cane_income',
  'hay_income',
  'sheep_income',
  'wool_income',
  'cattle_income',
  'other_livestock_income',
])

const namesIn = (section: string, without: ReadonlySet<string>) =>
  farmLines.flatMap(line =>
    line.section === section && !without.has(line.name) ? [line.name] : [],
  )

/** What of the whole farm's lines the gap to others is told by. */
export const linesOfLadder = {
  otherIncome: namesIn('Income', earnedByEnterprises),
  inUse: ['dl_area_cropped_ha', 'ir_area_cropped_ha', 'cane_area_ha', 'grazed_ha'],
  overheads: namesIn('Overheads', told),
}
