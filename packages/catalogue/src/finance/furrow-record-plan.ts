// The formulas of the financial record, read once for everybody who works it out.

import { namesIn } from '@furrow/farming/record/formula'
import { readCalculation } from './calculation.ts'
import { recordFields } from './record.ts'

export const recordPlan = readCalculation(recordFields)

/** The figures that the period after asks for. */
export const closings: readonly string[] = closingsIn()

function closingsIn(): readonly string[] {
  const asked = [...recordPlan.formulas.values()].flatMap(namesIn)
  const named = asked.flatMap(name => /^last\((.+)\)$/.exec(name)?.[1] ?? [])
  return [...new Set(named)]
}
