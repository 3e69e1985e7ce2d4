// Farms side by side, measure by measure.

import { notKnown } from '@furrow/farming/benchmarks/ladder/measure-figure'
import type { BlockOf } from '@furrow/wire/farm-report-answer'
import type { FarmMeasures, OwnMeasure } from '../farm-measures.ts'

/** `Return on assets managed: Wattle Flat 4.2%, Stony Rises 3.1%.` */
export function farmsSaid(farms: readonly FarmMeasures[], measures: readonly string[]): string {
  const name = mostKnown(farms, measures)
  const told = name ? knownOf(farms, name) : []
  const [first] = told
  if (!first) return 'Nothing is known of two of your farms yet that could be compared.'
  const parts = told.map(({ farm, measure }) => `${farm} ${measure.figure.text}`)
  return `${first.measure.declared.label}: ${list.format(parts)}.`
}

export function farmsBars(
  farms: readonly FarmMeasures[],
  measures: readonly string[],
): readonly BlockOf<'bars'>[] {
  const name = mostKnown(farms, measures)
  const told = name ? knownOf(farms, name) : []
  const [first] = told
  if (!first) return []
  const { declared, unit } = first.measure
  const best = bestOf(told)
  return [
    {
      kind: 'bars',
      title: best ? `${declared.label}: ${best} does best` : `${declared.label} of each farm`,
      note: `${declared.help} ${unit ? `In ${unit}.` : ''}`.trim(),
      unit,
      places: told.map(({ farm }) => farm),
      series: [
        {
          label: declared.label,
          as: 'bar',
          figures: told.map(({ measure }) => measure.figure),
        },
      ],
    },
  ]
}

export function farmsTable(
  farms: readonly FarmMeasures[],
  { measures, all }: { readonly measures: readonly string[]; readonly all: number },
): readonly BlockOf<'table'>[] {
  const rows = measures.flatMap(name => {
    const known = knownOf(farms, name)
    const [first] = known
    // What none of them has is no difference.
    if (!first || known.every(({ measure }) => measure.own === 0)) return []
    const best = bestOf(known)
    return [
      {
        label: first.measure.declared.label,
        figures: [
          ...farms.map(({ measures: own }) => own.get(name)?.figure ?? notKnown),
          { value: null, text: best ?? '' },
        ],
        level: 0,
        is_total: false,
        about: null,
      },
    ]
  })
  if (rows.length === 0) return []
  return [
    {
      kind: 'table',
      title: 'The figures of my year on one page, farm by farm',
      note: [
        'Each is the one that the farm’s own report has.',
        ...(all > farms.length ? [`The first ${farms.length} of ${all} farms.`] : []),
      ].join(' '),
      columns: [...farms.map(({ name }) => name), 'Does best'].map(label => ({ label, unit: '' })),
      rows,
    },
  ]
}

interface KnownOf {
  readonly farm: string
  readonly measure: OwnMeasure
}

function knownOf(farms: readonly FarmMeasures[], name: string): readonly KnownOf[] {
  return farms.flatMap(({ name: farm, measures }) => {
    const measure = measures.get(name)
    return measure && measure.own !== null ? [{ farm, measure }] : []
  })
}

/** The first that is known of two farms, or else of one. */
function mostKnown(
  farms: readonly FarmMeasures[],
  measures: readonly string[],
): string | undefined {
  const told = measures.filter(name => knownOf(farms, name).length > 0)
  return told.find(name => knownOf(farms, name).length > 1) ?? told[0]
}

/** Nothing where neither way is better, only one is known, or the best two read the same. */
function bestOf(known: readonly KnownOf[]): string | undefined {
  const better = known[0]?.measure.declared.better
  if (known.length < 2 || better === undefined || better === 'neither') return undefined
  const way = better === 'up' ? -1 : 1
  const [best, second] = known.toSorted(
    (one, other) => way * ((one.measure.own ?? 0) - (other.measure.own ?? 0)),
  )
  if (!best || !second) return undefined
  const text = ({ measure }: KnownOf) => measure.figure.text
  return text(best) === text(second) ? undefined : best.farm
}

const list = new Intl.ListFormat('en-AU')
