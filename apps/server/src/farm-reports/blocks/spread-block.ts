// Measures of a farm beside the spread of its group, one below the other.

import { percentOf, placeWords } from '@furrow/farming/benchmarks/results/place-words'
import { measureFinding } from '@furrow/farming/benchmarks/ladder/benchmark-findings'
import { findingSentence } from '@furrow/farming/benchmarks/ladder/finding-sentence'
import type { BlockOf } from '@furrow/wire/farm-report-answer'
import { aboutOf, isNothing } from '../compared-scope.ts'
import type { ComparedMeasure, ComparedScope } from '../compared-scope.ts'

type SpreadBlock = BlockOf<'spread'>
type TableBlock = BlockOf<'table'>

/** Nothing where the farm knows none of them, and no picture where there is nobody to compare with. */
export function spreadBlock(
  { answer, measures }: ComparedScope,
  names: readonly string[],
): readonly (SpreadBlock | TableBlock)[] {
  const shown = names.flatMap(name => {
    const measure = measures.find(one => one.name === name)
    return measure && measure.own !== null && !isNothing(measure) ? [measure] : []
  })
  if (shown.length === 0) return []
  const { group } = answer
  if (!group && shown.every(({ references }) => references.length === 0)) return [ownTable(shown)]
  return [
    {
      kind: 'spread',
      title: group ? titleOf(shown) : 'The farm’s own figures',
      note: group ? `${bandWords(shown)} of ${group.name}, about ${group.band} farms.` : noGroup,
      rows: shown.map(rowOf),
    },
  ]
}

const noGroup = 'No group has been published to compare them with.'

function ownTable(measures: readonly ComparedMeasure[]): TableBlock {
  return {
    kind: 'table',
    title: 'The farm’s own figures',
    note: noGroup,
    columns: [{ label: 'The farm', unit: '' }],
    rows: measures.map(measure => ({
      label: measure.declared.label,
      figures: [measure.figure(measure.own)],
      level: 0,
      is_total: false,
      about: aboutOf(measure),
    })),
  }
}

/** What is furthest from what others do, if anything is: first what does worse. */
function titleOf(measures: readonly ComparedMeasure[]): string {
  const outside = measures.flatMap(measure => {
    const found = measureFinding(
      {
        ...measure,
        measure: measure.name,
        better: measure.declared.better,
        rungs: [],
        written: v => measure.figure(v).text,
      },
      [],
    )
    return found ? [{ measure, found }] : []
  })
  const told = outside.find(({ found }) => found.is_better === false) ?? outside[0]
  if (told) {
    const { found, measure } = told
    const sentence = findingSentence(found, {
      label: measure.declared.label,
      figure: value => measure.figure(value).text,
      against: '',
    })
    return sentence.replace(/\.$/, '')
  }
  return measures.some(({ band }) => band)
    ? 'All within the usual range of the group'
    : 'Too few farms to say safely what is usual'
}

function bandWords(measures: readonly ComparedMeasure[]): string {
  const kinds = new Set(measures.flatMap(({ band }) => band?.kind ?? []))
  if (kinds.has('fifths')) return 'The band holds the middle three fifths'
  return kinds.has('quartiles') ? 'The band holds the middle half' : 'The mark is the average farm'
}

function rowOf(measure: ComparedMeasure): SpreadBlock['rows'][number] {
  const { declared, unit, own, average, top, band, place, withheld, references, figure } = measure
  const { label, help, better } = declared
  return {
    label,
    help,
    unit,
    better,
    own: figure(own),
    low: figure(band?.low ?? null),
    middle: figure(band?.middle ?? null),
    high: figure(band?.high ?? null),
    average: figure(average),
    top: figure(top),
    place: placeWords(place, better),
    percent: percentOf(place),
    withheld,
    references: references.map(({ name, source, value }) => ({
      name,
      source,
      figure: figure(value),
    })),
    about: aboutOf(measure),
  }
}
