// The figures and drawings of a year at a gauge: calculated behind the typing, not before it.

import { yearOf } from '@furrow/farming/dates/dates'
import type { Months } from '@furrow/farming/dates/dates'
import { monthBands } from '@furrow/farming/rain/month-bands'
import { rainOfMonths } from '@furrow/farming/rain/rain-years'
import { runningBand, runningRain } from '@furrow/farming/rain/running-rain'
import type { MeasuredRain } from '@furrow/farming/rain/season-rain'
import { useMemo } from 'react'
import type { GaugeAtWork } from '../gauge-at-work.ts'
import { monthlyChart } from './monthly-chart.ts'
import { rainFigures } from '@furrow/farming/rain/rain-figures'
import { spanName } from '../year/shown-months.ts'
import { useSettled } from './use-settled.ts'
import { lastPlace, runningChart } from './running-chart.ts'

export function useRainCharts(at: GaugeAtWork, season: Months) {
  const { span, gauge, months } = at
  const year = yearOf(span.to)
  const name = spanName(span)
  const all = useSettled(at.rain.all)
  const shown = useSettled(months)
  const figures = useMemo(() => rainFigures(all, { year, season }), [all, year, season])
  const usual = useMemo(() => usualOf(all, year), [all, year])
  const gaugeName = gauge.name
  const monthly = useMemo(
    () => monthlyChart({ name, gaugeName, months: shown, bands: usual.months }),
    [name, gaugeName, shown, usual],
  )
  const running = useMemo(() => {
    const { own, others } = usual
    const figure = figures.year
    if (!figure) return undefined
    const band = runningBand({ own, others, last: lastPlace(figure) })
    return runningChart({ year, gaugeName, figure, running: own, band, years: others.length })
  }, [year, gaugeName, figures.year, usual])
  return { figures, monthly, running }
}

/** What other years had, and this one day by day. */
function usualOf(all: readonly MeasuredRain[], year: number) {
  const years = [...new Set(all.map(({ day }) => yearOf(day)))]
  const span = {
    from: `${Math.min(year, ...years)}-01-01`,
    to: `${Math.max(year, ...years)}-12-31`,
  }
  const months = rainOfMonths(all, span)
  const byYear = Map.groupBy(all, ({ day }) => yearOf(day))
  const ofYear = (one: number) => runningRain(withLong(byYear, one), one)
  const whole = years.filter(one => one !== year && isWhole(months, one)).map(ofYear)
  return { months: monthBands(months), own: ofYear(year), others: whole }
}

type ByYear = ReadonlyMap<number, readonly MeasuredRain[]>

/** What was read in the next year may be rain of this one. */
function withLong(byYear: ByYear, year: number): readonly MeasuredRain[] {
  const next = (byYear.get(year + 1) ?? []).filter(({ days }) => days > 1)
  return [...(byYear.get(year) ?? []), ...next]
}

function isWhole(months: ReturnType<typeof rainOfMonths>, year: number): boolean {
  const own = months.filter(({ month }) => yearOf(month) === year)
  return own.length === 12 && own.every(({ read, days }) => read === days)
}
