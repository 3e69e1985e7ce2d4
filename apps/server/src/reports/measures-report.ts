// What farms are compared by, as it is told.

import { cropComparison } from '@furrow/catalogue/measures/crop-comparison'
import { farmComparison } from '@furrow/catalogue/measures/farm-comparison'
import type { Comparison } from '@furrow/catalogue/measures/measure'
import { stockComparison } from '@furrow/catalogue/measures/stock-comparison'
import type { ComparisonTold, MeasuresTold } from '@furrow/wire/benchmarks-answer'

export function measuresReport(): MeasuresTold {
  return {
    farm: told(farmComparison),
    crop: told(cropComparison),
    stock: told(stockComparison),
  }
}

function told({ lines, sums, measures }: Comparison): ComparisonTold {
  return {
    lines: lines.map(({ name, label, section, unit }) => ({ name, label, section, unit })),
    sums: sums.map(({ name, label, unit, text }) => ({ name, label, unit, formula: text })),
    measures: measures.map(one => ({
      name: one.name,
      label: one.label,
      section: one.section,
      unit: one.unit,
      better: one.better,
      help: one.help,
      formula: one.text,
      needs_money: one.needsMoney,
      twin_of: one.twinOf,
    })),
  }
}
