// What a farm or one of its enterprises is compared by, ready to be written: its measures by name, each with its
// figures as people read them.

import { comparisonOf } from '@furrow/catalogue/measures/comparison-of'
import type { Measure } from '@furrow/catalogue/measures/measure'
import { measureFigure, headingUnit } from '@furrow/farming/benchmarks/ladder/measure-figure'
import type { FigureUnit, MeasureFigure } from '@furrow/farming/benchmarks/ladder/measure-figure'
import type { BenchmarksOfPeriod } from '@furrow/wire/benchmarks-answer'

type MeasureAnswer = BenchmarksOfPeriod['measures'][number]

export interface ComparedScope {
  readonly answer: BenchmarksOfPeriod
  /** In which its measures are told. */
  readonly produce: FigureUnit['produce']
  readonly measures: readonly ComparedMeasure[]
}

export interface ComparedMeasure extends MeasureAnswer {
  readonly scope: string
  readonly declared: Measure
  readonly unit: string
  figure(value: number | null): MeasureFigure
}

interface Around {
  readonly produce: FigureUnit['produce']
  readonly start: string
  readonly seesMoney: boolean
}

/** Without those that follow from money, for who sees none. */
export function comparedScope(
  answer: BenchmarksOfPeriod,
  { produce, start, seesMoney }: Around,
): ComparedScope {
  const { scope } = answer
  const { measures } = comparisonOf(scope)
  return {
    answer,
    produce,
    measures: answer.measures.flatMap((told, at): readonly ComparedMeasure[] => {
      const declared = measures[at]
      if (!declared || (declared.needsMoney && !seesMoney)) return []
      const { unit } = declared
      return [
        {
          ...told,
          scope,
          declared,
          unit: headingUnit(unit, produce),
          figure: value => measureFigure(value, { unit, produce, start }),
        },
      ]
    }),
  }
}

export function measureIn({ measures }: ComparedScope, name: string): ComparedMeasure | undefined {
  return measures.find(one => one.name === name)
}

export function aboutOf({ scope, name }: Pick<ComparedMeasure, 'scope' | 'name'>) {
  return { scope, measure: name }
}

/** Null where neither way is better, either is not known, or both read the same. */
export function isBetterThan(measure: ComparedMeasure, other: number | null): boolean | null {
  const { own, declared, figure } = measure
  if (own === null || other === null || declared.better === 'neither') return null
  if (figure(own).text === figure(other).text) return null
  return own > other === (declared.better === 'up')
}

/** What neither the farm nor its group has: no water where nobody irrigates. */
export function isNothing({ own, average, band }: ComparedMeasure): boolean {
  return [own, average, band?.low, band?.high].every(value => (value ?? 0) === 0)
}
