// What was published of a group, finding by finding, as it is shown to a hall: figures of the edition alone, which are
// the same for everyone who looks.

import { comparisonOf, scopePattern } from '@furrow/catalogue/measures/comparison-of'
import { firstMeasures } from '@furrow/catalogue/measures/first-measures'
import type { Measure } from '@furrow/catalogue/measures/measure'
import { headingUnit, measureFigure } from '@furrow/farming/benchmarks/ladder/measure-figure'
import type { FigureUnit, MeasureFigure } from '@furrow/farming/benchmarks/ladder/measure-figure'
import { groupOfBest, topKeyOf } from '@furrow/farming/benchmarks/results/peer-groups'
import type { Known } from '@furrow/farming/numbers/ratio'
import { spreadSentence } from '@furrow/farming/pictures/spread-sentence'
import type { ShownFinding, WorkshopScreen } from '@furrow/wire/office/workshop-screen-answer'
import type { Database, Transaction } from '../../db/database.ts'
import { enterprisesNamed } from '../results/enterprise-names.ts'
import { keptInMind } from './kept-in-mind.ts'
import type { EditionRead } from './kept-in-mind.ts'
import type { SetTold } from './kept-rows.ts'
import { averageMeasures, bandOf } from './measures-of-set.ts'
import { publishedOfSets } from './published-sets.ts'

interface GroupAsked {
  readonly edition: EditionRead
  /** Its key. */
  readonly group: string
  /** The first day of the period. */
  readonly start: string
}

export interface FindingOfGroup {
  readonly told: ShownFinding
  readonly declared: Measure
  /** A figure of the measure as people read it. */
  figure(value: Known): MeasureFigure
}

interface FindingsOfGroup {
  readonly group: WorkshopScreen['group']
  readonly findings: readonly FindingOfGroup[]
}

const groups = keptInMind<FindingsOfGroup | null>(20)

/** Nothing where the group was not published. */
export function findingsOfGroup(
  db: Database | Transaction,
  asked: GroupAsked,
): Promise<FindingsOfGroup | null> {
  const { edition, group } = asked
  return groups(db, { edition, what: group, read: () => readFindings(db, asked) })
}

async function readFindings(
  db: Database | Transaction,
  { edition, group: key, start }: GroupAsked,
): Promise<FindingsOfGroup | null> {
  const topKey = topKeyOf(groupOfBest(key))
  const [published, names] = await Promise.all([
    publishedOfSets(db, edition, [key, topKey]),
    enterprisesNamed(db),
  ])
  const setOf = (wanted: string, of: string) =>
    published.find(({ scope, contents }) => scope === of && contents.key === wanted)?.contents
  const group = setOf(key, 'farm')
  if (!group) return null
  const scopes = published.flatMap(({ scope, contents }): readonly ScopeShown[] => {
    if (contents.key !== key || !scopePattern.test(scope)) return []
    const { name = 'Whole farm', unit: produce = 't' } = names.get(scope) ?? {}
    return [{ scope, name, produce, start, group: contents, top: setOf(topKey, scope) }]
  })
  return {
    group: {
      name: group.name,
      band: group.band,
      best: bestBy(setOf(topKey, 'farm')),
    },
    findings: scopes.toSorted(inOrder).flatMap(findingsOfScope),
  }
}

/** What the best whole farms were found by, in words. */
function bestBy(top: SetTold | undefined): string | null {
  if (!top?.ranking) return null
  if (top.ranking === 'roam_of_years') return 'return on assets managed over the last five years'
  const { label = '' } =
    comparisonOf('farm').measures.find(({ name }) => name === top.ranking) ?? {}
  return `${label.charAt(0).toLowerCase()}${label.slice(1)}`
}

interface ScopeShown extends Pick<FigureUnit, 'produce' | 'start'> {
  readonly scope: string
  readonly name: string
  readonly group: SetTold
  readonly top: SetTold | undefined
}

/** The farm first; then what most farms have, as far as that is told. */
function inOrder(one: ScopeShown, other: ScopeShown): number {
  if (one.scope === 'farm' || other.scope === 'farm') return one.scope === 'farm' ? -1 : 1
  const least = ({ group }: ScopeShown) => Number.parseInt(group.band, 10) || 0
  return least(other) - least(one) || (one.name < other.name ? -1 : 1)
}

function findingsOfScope(shown: ScopeShown): readonly FindingOfGroup[] {
  const comparison = comparisonOf(shown.scope)
  const averages = averageMeasures(comparison, shown.group)
  const best = shown.top ? averageMeasures(comparison, shown.top) : {}
  const all = comparison.measures.flatMap((declared, at) => {
    const { name, twinOf } = declared
    const [band, average] = [bandOf(shown.group, at), averages[name] ?? null]
    // For each 100 mm a loss of one side would have to be left out, and one side is not known here.
    if (twinOf !== null || saysNothing([average, band?.low, band?.high])) return []
    return [findingOf(shown, { declared, band, average, top: best[name] ?? null })]
  })
  const first = firstMeasures(shown.scope)
  const rank = ({ told }: FindingOfGroup) => {
    const place = first.indexOf(told.measure)
    return place < 0 ? first.length : place
  }
  return all.toSorted((one, other) => rank(one) - rank(other))
}

/** Not published, or 0 everywhere. */
function saysNothing(figures: readonly (Known | undefined)[]): boolean {
  return figures.every(figure => (figure ?? 0) === 0)
}

interface OfMeasure {
  readonly declared: Measure
  readonly band: ReturnType<typeof bandOf>
  readonly average: Known
  readonly top: Known
}

function findingOf(
  { scope, name: about, produce, start }: ScopeShown,
  { declared, band, average, top }: OfMeasure,
): FindingOfGroup {
  const { name: measure, section, label, help, unit, better } = declared
  const figure = (value: Known) => measureFigure(value, { unit, produce, start })
  const text = (value: Known) => (value === null ? null : figure(value).text)
  const [low, high] = [band?.low ?? null, band?.high ?? null]
  return {
    declared,
    figure,
    told: {
      scope,
      about,
      section,
      measure,
      label,
      help,
      unit: headingUnit(unit, produce),
      better,
      sentence: spreadSentence({
        band: band?.kind ?? null,
        low: text(low),
        high: text(high),
        average: text(average),
        top: text(top),
      }),
      band: band?.kind ?? null,
      low: figure(low),
      middle: figure(band?.middle ?? null),
      high: figure(high),
      average: figure(average),
      top: figure(top),
    },
  }
}
