// Makes an edition: from the results of all farms to the few figures that are published of each set.

import { blurredPercentile, weighedRow } from './blurred-percentile.ts'
import { crowdOf, farmsOf, idsOf, ownerCountOf } from './crowd.ts'
import type { Crowd, Farms } from './crowd.ts'
import type { EditionInput, FarmSet, LeastOwners, PublishedAverage } from './edition.ts'
import type { PublishedPercentiles, PublishedSet, Withheld } from './edition.ts'
import { weightsIn } from './secret-weights.ts'
import { bandOf, belowFloor, leastOwnersWith } from './threshold-rule.ts'

export function publish(input: EditionInput): readonly PublishedSet[] {
  const crowd = crowdOf(input)
  const least = leastOwnersWith(input.leastOwners)
  return input.sets.map(set => publishedSet(set, { ...input, crowd, least }))
}

interface Publishing extends EditionInput {
  readonly crowd: Crowd
  readonly least: LeastOwners
}

function publishedSet(set: FarmSet, publishing: Publishing): PublishedSet {
  const { crowd, measures } = publishing
  const farms = farmsOf(crowd, set.farms)
  const averaged = farms.filter(farm => crowd.hasProfit[farm])
  return {
    key: set.key,
    kind: set.kind,
    farms: idsOf(crowd, farms),
    averaged: idsOf(crowd, averaged),
    band: bandOf(farms.length),
    average: averageOf(averaged, publishing),
    percentiles: measures.map((_, measure) => percentilesOf(farms, measure, publishing)),
  }
}

function averageOf(farms: Farms, publishing: Publishing): PublishedAverage | Withheld {
  const { crowd, least, lines } = publishing
  const tooFew = belowFloor(ownerCountOf(crowd, farms), least.average)
  if (tooFew) return tooFew
  const weights = weightsOf(farms, publishing)
  return {
    lines: Float64Array.from(lines, (_, line) => {
      const known = farms.map((farm, at) => (Number.isNaN(amountOf(crowd, farm, line)) ? -1 : at))
      const places = known.filter(at => at >= 0)
      const whole = places.reduce((sum, at) => sum + (weights[at] ?? 0), 0)
      return [...places].reduce(
        (sum, at) => sum + ((weights[at] ?? 0) * amountOf(crowd, farms[at] ?? 0, line)) / whole,
        0,
      )
    }),
    states: lines.map(() => 'published'),
    reasons: lines.map(() => null),
    publicLines: lines.map(() => ownerCountOf(crowd, farms) >= least.public),
  }
}

function percentilesOf(
  farms: Farms,
  measure: number,
  publishing: Publishing,
): PublishedPercentiles | Withheld {
  const { crowd, least, edition } = publishing
  const values = crowd.measures[measure] ?? new Float64Array()
  const known = farms.filter(farm => !Number.isNaN(values[farm]))
  const owners = ownerCountOf(crowd, known)
  const tooFew = belowFloor(owners, least.quartiles)
  if (tooFew) return tooFew
  const weights = weightsOf(farms, publishing)
  const row = weighedRow(
    Float64Array.from(known, farm => values[farm] ?? NaN),
    Float64Array.from(known, farm => weights[farms.indexOf(farm)] ?? NaN),
  )
  const isInFifths = owners >= least.fifths
  return {
    kind: isInFifths ? 'fifths' : 'quartiles',
    low: blurredPercentile(row, isInFifths ? 0.2 : 0.25),
    middle: blurredPercentile(row, 0.5),
    high: blurredPercentile(row, isInFifths ? 0.8 : 0.75),
    isPublic: owners >= least.public,
    edition,
  }
}

function weightsOf(farms: Farms, { crowd, secretDraw }: Publishing): Float64Array {
  const owners = Array.from(farms, farm => crowd.owners[crowd.ownerOf[farm] ?? 0] ?? '')
  return weightsIn(idsOf(crowd, farms), owners, secretDraw)
}

function amountOf(crowd: Crowd, farm: number, line: number): number {
  return crowd.lines[farm * crowd.lineCount + line] ?? NaN
}
