// The rain of a year compared with the other years of its gauge: in figures, and drawn.

import { Stack, Title } from '@mantine/core'
import { yearOf } from '@furrow/farming/dates/dates'
import { useMemo } from 'react'
import { Chart } from '../../../charts/chart.tsx'
import { CardSkeleton } from '../../../ui/skeletons.tsx'
import { usePlaceWords } from '../../../period/use-place-names.ts'
import { useAddressWords } from '../../../period/use-address-words.ts'
import { FigureList } from './figure-list.tsx'
import type { GaugeAtWork } from '../gauge-at-work.ts'
import { SeasonChoice, seasonIn, seasonWord } from './season-choice.tsx'
import { spanName } from '../year/shown-months.ts'
import { useRainCharts } from './use-rain-charts.ts'

interface Props {
  readonly at: GaugeAtWork
  /** What other years had is on its way. */
  readonly isLoading: boolean
}

export function RainCharts({ at, isLoading }: Props) {
  if (isLoading) return <CardSkeleton count={3} />
  // Of another gauge, or of other months, nothing may be left.
  return <Compared key={`${at.gauge.id} ${at.span.from}`} at={at} />
}

function Compared({ at }: Pick<Props, 'at'>) {
  const [words, change] = useAddressWords(['season'])
  const season = useMemo(() => seasonIn(words.season), [words.season])
  const { figures, monthly, running } = useRainCharts(at, season)
  const year = yearOf(at.span.to)
  const name = `Rain at ${at.gauge.name}`
  const of = usePlaceWords(at.place)
  return (
    <section aria-labelledby="compared">
      <Title order={3} id="compared" mb="sm">
        Compared with other years
      </Title>
      <Stack gap="xl" className="rain-drawings">
        {running ? (
          <Chart name={`${name} ${year}, cumulative`} of={of} headingOrder={4} {...running} />
        ) : null}
        <Chart
          name={`${name} ${spanName(at.span)} by month`}
          of={of}
          headingOrder={4}
          {...monthly}
        />
        <SeasonChoice season={season} onSeason={next => change({ season: seasonWord(next) })} />
        <FigureList figures={figures} year={year} />
      </Stack>
    </section>
  )
}
