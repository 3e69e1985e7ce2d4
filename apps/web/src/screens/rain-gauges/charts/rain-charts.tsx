// The rain of a year compared with the other years of its gauge: in figures, and drawn.

import { Stack, Title } from '@mantine/core'
import { useMemo } from 'react'
import { Chart } from '../../../charts/chart.tsx'
import { CardSkeleton } from '../../../ui/skeletons.tsx'
import { useAddressWords } from '../../../period/use-address-words.ts'
import { FigureList } from './figure-list.tsx'
import type { GaugeAtWork } from '../gauge-at-work.ts'
import { SeasonChoice, seasonIn, seasonWord } from './season-choice.tsx'
import { useRainCharts } from './use-rain-charts.ts'

interface Props {
  readonly at: GaugeAtWork
  /** What other years had is on its way. */
  readonly isLoading: boolean
}

export function RainCharts({ at, isLoading }: Props) {
  const [words, change] = useAddressWords(['season'])
  const season = useMemo(() => seasonIn(words.season), [words.season])
  const { figures, monthly, running } = useRainCharts(at, season)
  const name = `Rain at ${at.gauge.name} ${at.year}`
  if (isLoading) return <CardSkeleton count={3} />
  return (
    <section aria-labelledby="compared">
      <Title order={3} id="compared" mb="sm">
        Beside other years
      </Title>
      <Stack gap="xl">
        <SeasonChoice season={season} onSeason={next => change({ season: seasonWord(next) })} />
        <FigureList figures={figures} year={at.year} />
        {running ? <Chart name={`${name}, adding up`} headingOrder={4} {...running} /> : null}
        <Chart name={`${name} by month`} headingOrder={4} {...monthly} />
      </Stack>
    </section>
  )
}
