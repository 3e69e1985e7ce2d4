// Farms side by side, measure by measure.

import type { Measure } from '@furrow/catalogue/measures/measure'
import { notKnown } from '@furrow/farming/benchmarks/ladder/measure-figure'
import { placesAmongOwn, placeText } from '@furrow/farming/benchmarks/places-among-own'
import type { FarmPlace } from '@furrow/farming/benchmarks/places-among-own'
import type { BlockOf } from '@furrow/wire/farm-report-answer'
import type { FarmMeasures, OwnMeasure } from '../farm-measures.ts'

/** `Return on assets managed: Wattle Flat 2.7%, Stony Rises 1.4%. Wattle Flat comes first in 9 of 15 measures.` */
export function farmsSaid(farms: readonly FarmMeasures[], measures: readonly string[]): string {
  const name = mostKnown(farms, measures)
  const told = name ? knownOf(farms, name) : []
  const [first] = told
  if (!first) return 'Nothing is known of two of your farms yet that could be compared.'
  const { declared } = first.measure
  const parts = bestFirst(told).map(({ farm, measure }) => `${farm} ${measure.figure.text}`)
  const most = mostFirst(placesIn(farms, measures))
  return `${declared.label}: ${list.format(parts)}.${most === null ? '' : ` ${most}.`}`
}

function bestFirst(told: readonly KnownOf[]): readonly KnownOf[] {
  const better = told[0]?.measure.declared.better
  if (better === undefined || better === 'neither') return told
  const way = better === 'up' ? -1 : 1
  return told.toSorted((one, other) => way * ((one.measure.own ?? 0) - (other.measure.own ?? 0)))
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
    return [
      {
        label: first.measure.declared.label,
        figures: farms.map(({ measures: own }) => own.get(name)?.figure ?? notKnown),
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
      columns: farms.map(({ name }) => ({ label: name, unit: '' })),
      rows,
    },
  ]
}

interface PlacesOf {
  readonly declared: Measure
  /** Of each farm, by its name. */
  readonly places: readonly { readonly farm: string; readonly place: FarmPlace | null }[]
}

/** Of measures where one way is better and two farms are known. */
function placesIn(
  farms: readonly FarmMeasures[],
  measures: readonly string[],
): readonly PlacesOf[] {
  return measures.flatMap(name => {
    const [first] = knownOf(farms, name)
    const declared = first?.measure.declared
    if (!declared || declared.better === 'neither') return []
    // As they are read: who reads the same shares a place.
    const read = farms.map(({ measures: own }) => own.get(name)?.figure.value ?? null)
    const places = placesAmongOwn(read, declared.better)
    if (places.every(place => place === null)) return []
    const told = farms.map(({ name: farm }, at) => ({ farm, place: places[at] ?? null }))
    return [{ declared, places: told }]
  })
}

export function farmsPlaces(
  farms: readonly FarmMeasures[],
  measures: readonly string[],
): readonly BlockOf<'table'>[] {
  const told = placesIn(farms, measures)
  if (told.length === 0) return []
  return [
    {
      kind: 'table',
      title: mostFirst(told) ?? 'The place of each farm',
      note: 'The first does best. Farms that read the same share a place. Measures where neither way is better have none.',
      columns: farms.map(({ name }) => ({ label: name, unit: '' })),
      rows: told.map(({ declared, places }) => ({
        label: declared.label,
        figures: places.map(({ place }) =>
          place ? { value: place.place, text: placeText(place) } : notKnown,
        ),
        level: 0,
        is_total: false,
        about: null,
      })),
    },
  ]
}

/** `Wattle Flat comes first in 9 of 15 measures`; nothing where several do as often. */
function mostFirst(told: readonly PlacesOf[]): string | null {
  const firsts = told.flatMap(({ places }) =>
    places.flatMap(({ farm, place }) => (place?.place === 1 && !place.isShared ? [farm] : [])),
  )
  const counts = [...Map.groupBy(firsts, farm => farm)]
    .map(([farm, { length }]) => ({ farm, count: length }))
    .toSorted((one, other) => other.count - one.count)
  const [most, next] = counts
  if (!most || most.count === next?.count) return null
  const of = told.length === 1 ? 'the one measure' : `${most.count} of ${told.length} measures`
  return `${most.farm} comes first in ${of}`
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
  const [best, second] = bestFirst(known)
  if (!best || !second) return undefined
  const text = ({ measure }: KnownOf) => measure.figure.text
  return text(best) === text(second) ? undefined : best.farm
}

const list = new Intl.ListFormat('en-AU')
