// Open points that say the same of several records, as one line with their number: “12 paddocks have no soil
// type”. What nobody gave words for stands line by line.

import type { OpenPoint } from '@furrow/wire/open-points-answer'
import { numberText } from '../ui/amounts.ts'
import { keyOfPoint, pointWords } from './point-words.ts'

export interface PointGroup {
  readonly key: string
  readonly words: string
  readonly points: readonly OpenPoint[]
  /** Nothing is wrong: something is not entered, and may stay blank. */
  readonly isGap: boolean
}

/** In the order of the first of each. */
export function groupedPoints(points: readonly OpenPoint[]): readonly PointGroup[] {
  const groups = Map.groupBy(points, point =>
    severalOf(point) ? kindOf(point) : keyOfPoint(point),
  )
  return [...groups.values()].flatMap(own => {
    const [first] = own
    return first ? [groupOf(first, own)] : []
  })
}

function groupOf(first: OpenPoint, points: readonly OpenPoint[]): PointGroup {
  const isGap = gaps.includes(first.code)
  if (points.length === 1) {
    return { key: keyOfPoint(first), words: pointWords(first), points, isGap }
  }
  const words = `${numberText(points.length, 0)} ${severalOf(first)}`
  return { key: kindOf(first), words, points, isGap }
}

/** What is confirmed together is kept in one place. */
function kindOf({ code, field, resource, money }: OpenPoint): string {
  return [code, field, resource, money === true].join(' ')
}

function severalOf({ code, field }: OpenPoint): string | undefined {
  return several[`${code} ${field}`] ?? several[code]
}

const gaps: readonly string[] = ['W-PAD-3', 'W-CON-1']

const several: Readonly<Record<string, string>> = {
  'E-CROP-8': 'crops are not yet harvested or written off',
  'E-CROP-9': 'crops have unanswered questions',
  'W-PAD-1': 'properties differ from their title area',
  'W-PAD-2 area': 'paddocks have another area than last period',
  'W-PAD-2 name': 'paddocks of last period are not linked to this one',
  'W-PAD-3 soil_type': 'paddocks have no soil type',
  'W-PAD-3 rain_gauge_id': 'paddocks have no rain gauge',
  'W-PAD-3 property_id': 'paddocks have no property',
  'W-PAD-3 valuation_category_id': 'paddocks have no land class',
  'W-PAD-4': 'paddocks have an unusual area',
  'W-PAD-5': 'paddocks have a boundary on the map that differs from their area',
  'W-RAIN-1': 'rain readings are unusually high',
  'W-RAIN-2': 'rain gauges have months without a reading',
  'W-CON-1': 'contacts have no phone or email',
  'W-CROP-1': 'crops have an unusual yield',
  'W-CROP-2': 'sowings have an unusual rate or row spacing',
  'W-CROP-3': 'crops were sown outside the usual season',
  'W-CROP-4': 'crops were harvested outside the usual season',
  'W-CROP-5': 'paddocks grew the same crop too often',
  'W-CROP-7': 'crops yielded more than their rain allows',
  'W-CROP-8': 'crops have an unusual amount of nutrients',
  'W-CROP-9': 'crops have an unusual amount of irrigation',
  'W-CROP-12': 'cropping paddocks have nothing recorded',
  'W-SALE-1': 'sales have an unusual price',
  'W-SALE-2': 'crops have sales that look late or early',
  'W-SALE-3': 'sales have a missing or repeated invoice',
  'W-FILE-1': 'files look like copies of each other',
}
