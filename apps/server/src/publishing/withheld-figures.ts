// Which figures of a set would be withheld, by which rule, and what would change that.

import { comparisonOf } from '@furrow/catalogue/measures/comparison-of'
import type { PublishedSet, Withheld } from '@furrow/farming/benchmarks/edition'
import { isWithheld } from '@furrow/farming/benchmarks/edition'
import { withheldInWords } from '../facts/groups/withheld-words.ts'
import type { ScopeMade } from './edition-made.ts'

export function nameOfSet({ groups, sets }: ScopeMade, key: string): string {
  const of = sets.find(set => set.key === key)?.of
  const name = groups.find(group => group.key === (of ?? key))?.name ?? key
  return of === undefined ? name : `best of ${name}`
}

interface Reviewing {
  readonly nameOf: ReadonlyMap<number, string>
  readonly edition: number
}

/** Nothing where all of it is published. What nobody in it has is not withheld. */
export function withheldIn(made: ScopeMade, set: PublishedSet, { nameOf, edition }: Reviewing) {
  const { measures, lines } = comparisonOf(made.scope)
  const { average, percentiles } = set
  const other = (key: string) => made.sets.find(one => one.key === key)
  const around = {
    kind: set.kind,
    edition,
    nameOfSet: (key: string) => nameOfSet(made, key),
    nameOfFarm: (id: string) => nameOf.get(Number(id)) ?? 'a farm that left',
  }
  const ofAverages = {
    ...around,
    farms: set.averaged,
    farmsOfSet: (key: string) => other(key)?.averaged,
  }
  const ofRows = { ...around, farms: set.farms, farmsOfSet: (key: string) => other(key)?.farms }
  const ofMeasures = percentiles.flatMap((one, at) =>
    isWithheld(one) && !isOfNobody(one)
      ? [{ figure: measures[at]?.name ?? '', ...withheldInWords(one, ofRows) }]
      : [],
  )
  return {
    average: isWithheld(average) ? withheldInWords(average, ofAverages) : null,
    lines: isWithheld(average)
      ? []
      : average.reasons.flatMap((reason, at) =>
          reason && !isOfNobody(reason)
            ? [{ figure: lines[at]?.name ?? '', ...withheldInWords(reason, ofAverages) }]
            : [],
        ),
    percentiles: ofMeasures,
  }
}

function isOfNobody(reason: Withheld): boolean {
  return reason.rule === 'floor' && reason.owners === 0
}

/** The same reason once, that of most figures first. */
export function countedReasons(reasons: readonly WithheldWhy[]): ReasonCounted[] {
  const same = Map.groupBy(reasons, ({ rule, why, mend }) => `${rule}\n${why}\n${mend}`)
  return [...same.values()]
    .flatMap(all => {
      const [first] = all
      return first
        ? [{ rule: first.rule, why: first.why, mend: first.mend, figures: all.length }]
        : []
    })
    .toSorted((one, other) => other.figures - one.figures)
}

type WithheldWhy = ReturnType<typeof withheldInWords>

interface ReasonCounted extends WithheldWhy {
  readonly figures: number
}
