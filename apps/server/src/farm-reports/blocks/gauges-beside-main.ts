// The gauges of a farm beside the one that stands for it, over the months that both recorded whole.

import { measureFigure } from '@furrow/farming/benchmarks/ladder/measure-figure'
import { mainGauge } from '@furrow/farming/rain/gauge-of-paddock'
import { compareGauges } from '@furrow/farming/rain/gauges-compared'
import type { GaugesCompared } from '@furrow/farming/rain/gauges-compared'
import { completeMonths } from '@furrow/farming/rain/rain-months'
import type { MonthSpan } from '@furrow/farming/rain/rain-months'
import { rainOfMonths } from '@furrow/farming/rain/rain-years'
import { rainIn } from '@furrow/farming/record/record-rain'
import type { BlockOf } from '@furrow/wire/farm-report-answer'
import type { farmGauges } from '../../facts/record/farm-gauges.ts'

type Gauges = Awaited<ReturnType<typeof farmGauges>>

/** Nothing where there is no other to compare. */
export function gaugesBeside(gauges: Gauges, period: MonthSpan): readonly BlockOf<'table'>[] {
  const read = gauges.map(gauge => ({ ...gauge, months: rainOfMonths(gauge.readings, period) }))
  const main = mainGauge(read) ?? read[0]
  if (!main || read.length < 2) return []
  const rows = read.map(gauge => ({ gauge, beside: compareGauges(gauge.months, main.months) }))
  return [
    {
      kind: 'table',
      title: titleOf(
        rows.filter(({ gauge }) => gauge !== main),
        main.name,
      ),
      note: `Millimetres of the period. What two gauges differ by is told over the months that both recorded whole; ${main.name} is the main one.`,
      columns: [
        'Rain',
        'Whole months',
        'Months compared',
        'In those',
        `${main.name} in those`,
        'Apart',
      ].map(label => ({ label, unit: '' })),
      rows: rows.map(({ gauge, beside }) => ({
        label: gauge.name,
        figures: [
          figure(rainIn(gauge.readings, period), 'mm'),
          figure(completeMonths(gauge.months), 'x'),
          ...(gauge === main
            ? [null, null, null, null].map(none => figure(none, 'x'))
            : [
                figure(beside.months.length, 'x'),
                figure(beside.one, 'mm'),
                figure(beside.other, 'mm'),
                figure(beside.apart ?? null, 'share'),
              ]),
        ],
        level: 0,
        is_total: false,
        about: null,
      })),
    },
  ]
}

interface Compared {
  readonly gauge: { readonly name: string }
  readonly beside: GaugesCompared
}

/** A share that nobody could tell from the gauges. */
const same = 0.005

/** `River had 12% less than Homestead over 11 months` */
function titleOf(others: readonly Compared[], main: string): string {
  const [most] = others
    .filter(({ beside }) => beside.apart !== undefined)
    .toSorted((one, other) => (other.beside.apart ?? 0) - (one.beside.apart ?? 0))
  if (!most) return 'No two gauges recorded the same whole months'
  const { gauge, beside } = most
  const over = `over ${beside.months.length} months`
  if ((beside.apart ?? 0) < same) return `${gauge.name} and ${main} had the same ${over}`
  const [drier, wetter] = beside.one <= beside.other ? [gauge.name, main] : [main, gauge.name]
  return `${drier} had ${figure(beside.apart ?? null, 'share').text} less than ${wetter} ${over}`
}

const figure = (value: number | null, unit: string) =>
  measureFigure(value, { unit, produce: 't', start: '' })
