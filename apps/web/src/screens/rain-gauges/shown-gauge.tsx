// The gauge that is looked at: which year of it, in a sentence, and all of that below.

import { Group, Text, Title } from '@mantine/core'
import type { MonthSpan } from '@furrow/farming/rain/rain-months'
import { GaugeYear } from './gauge-year.tsx'
import { yearFacts } from './year/month-facts.ts'
import { yearWords } from './rain-words.ts'
import { yearsToShow } from './shown-at.ts'
import type { GaugeAsked } from './use-gauge-at-work.ts'
import { firstRead } from './use-gauges.ts'
import type { RainWay } from './use-rain-address.ts'
import { YearBar } from './year/year-bar.tsx'

interface Props {
  readonly asked: GaugeAsked
  readonly period: MonthSpan | undefined
  readonly address: RainWay
}

export function ShownGauge({ asked, period, address }: Props) {
  const { gauge, year, month, rain, months, today } = asked.at
  const show = (to: { readonly year: number; readonly month: number | undefined }) =>
    address.go({ gaugeId: gauge.id, ...to })
  return (
    <section aria-labelledby="gauge" className="shown-gauge">
      <Group justify="space-between" mb="xs">
        <Title order={2} id="gauge">
          {gauge.name}, {year}
        </Title>
        <YearBar
          {...yearsToShow(firstRead(rain.all), { period, today })}
          year={year}
          period={period}
          onYear={year => show({ year, month })}
        />
      </Group>
      <Text mb="md">{asked.isLoading ? 'Reading…' : yearWords(yearFacts(months), year)}</Text>
      <GaugeYear asked={asked} onMonth={month => show({ year, month })} />
    </section>
  )
}
