// The own measures of a whole farm, beside nobody: as they are compared, without what is published of others.

import { farmComparison } from '@furrow/catalogue/measures/farm-comparison'
import type { Measure } from '@furrow/catalogue/measures/measure'
import { headingUnit, measureFigure } from '@furrow/farming/benchmarks/ladder/measure-figure'
import type { MeasureFigure } from '@furrow/farming/benchmarks/ladder/measure-figure'
import { workedMeasures } from '@furrow/farming/benchmarks/results/worked-measures'
import { reachOf, reachOnFarm } from '../access/reach/reach-of.ts'
import { wholeFarm } from '../facts/results/whole-farm.ts'
import { collectionSeen } from '../reports/collections.ts'
import type { Which } from '../reports/collections.ts'
import { seesMoneyOf } from '../reports/completeness-report.ts'
import type { AskingOn } from '../reports/completeness-report.ts'
import { todayOn } from '../rules/saving/farm-calendar.ts'
import { farmName } from './farm-name.ts'

export interface OwnMeasure {
  readonly declared: Measure
  readonly own: number | null
  readonly unit: string
  readonly figure: MeasureFigure
}

export interface FarmMeasures {
  readonly name: string
  /** Without those that follow from money, for who sees none of this farm. */
  readonly measures: ReadonlyMap<string, OwnMeasure>
}

export async function farmMeasures(asking: AskingOn, which: Which): Promise<FarmMeasures> {
  const { db, viewer, catalogue, todayIn } = asking
  const collection = await collectionSeen(db, reachOf(viewer, catalogue), which)
  const today = await todayOn(db, which.farm, todayIn)
  const reach = reachOnFarm(viewer, catalogue, which.farm)
  const { results } = await wholeFarm(db, { reach, collection, today })
  const figures = workedMeasures(farmComparison, results[0]?.lines ?? {})
  const seesMoney = seesMoneyOf(viewer, which.farm)
  const told = farmComparison.measures.flatMap((declared): [string, OwnMeasure][] => {
    const { name, unit, needsMoney } = declared
    if (needsMoney && !seesMoney) return []
    const own = figures[name] ?? null
    const figure = measureFigure(own, { unit, produce: 't', start: collection.start })
    return [[name, { declared, own, unit: headingUnit(unit, 't'), figure }]]
  })
  return { name: await farmName(asking, which.farm), measures: new Map(told) }
}
