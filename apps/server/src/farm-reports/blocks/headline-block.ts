// The few figures that stand large at the top of a report.

import { placeWords } from '@furrow/farming/benchmarks/results/place-words'
import type { BlockOf } from '@furrow/wire/farm-report-answer'
import { aboutOf, isBetterThan, isNothing, measureIn } from '../compared-scope.ts'
import type { ComparedMeasure, ComparedScope } from '../compared-scope.ts'

type HeadlineBlock = BlockOf<'headline'>

export function headlineBlock(
  compared: ComparedScope,
  names: readonly string[],
): readonly HeadlineBlock[] {
  const figures = names.flatMap(name => {
    const measure = measureIn(compared, name)
    return measure && !isNothing(measure) ? [headlineFigure(measure)] : []
  })
  return figures.length === 0 ? [] : [{ kind: 'headline', figures }]
}

export function headlineFigure(measure: ComparedMeasure): HeadlineBlock['figures'][number] {
  const { declared, own, average, band, place, withheld, figure } = measure
  return {
    label: declared.label,
    own: figure(own),
    beside: besideWords(),
    place: placeWords(place, declared.better),
    is_better: isBetterThan(measure, average ?? band?.middle ?? null),
    about: aboutOf(measure),
  }

  function besideWords(): string | null {
    if (average !== null) return `Average farm ${figure(average).text}`
    if (band) return `Middle farm ${figure(band.middle).text}`
    return withheld ? 'Too few farms to say this safely' : null
  }
}
