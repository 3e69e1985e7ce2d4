// The gauge that is looked at: which months of it, in a sentence, and all of that below.

import { Button, Group, Text, Title } from '@mantine/core'
import { yearOf } from '@furrow/farming/dates/dates'
import type { MonthSpan } from '@furrow/farming/rain/rain-months'
import { GaugeYear } from './gauge-year.tsx'
import { yearFacts } from './year/month-facts.ts'
import { yearWords } from './rain-words.ts'
import type { GaugeAsked } from './use-gauge-at-work.ts'
import type { RainWay } from './use-rain-address.ts'
import { isOutside, saidOf, spanName } from './year/shown-months.ts'

interface Props {
  readonly asked: GaugeAsked
  readonly period: MonthSpan | undefined
  readonly address: RainWay
}

export function ShownGauge({ asked, period, address }: Props) {
  const { gauge, month, months, span } = asked.at
  const name = spanName(span)
  const show = (to: { readonly year: number; readonly month: number | undefined }) =>
    address.go({ gaugeId: gauge.id, ...to })
  return (
    <section aria-labelledby="gauge" className="shown-gauge">
      <div className="gauge-head">
        <Title order={2} id="gauge">
          {gauge.name}, {name}
        </Title>
        <Text>{asked.isLoading ? 'Reading…' : yearWords(yearFacts(months), name)}</Text>
      </div>
      {period && isOutside(span, period) ? (
        <Group gap="sm" mb="xs">
          <Text>
            These months are {span.from > period.to ? 'after' : 'before'} {spanName(period)}, the
            period chosen above.
          </Text>
          <Button
            variant="default"
            h={44}
            onClick={() => show({ year: yearOf(period.to), month: undefined })}
          >
            Show {spanName(period)}
          </Button>
        </Group>
      ) : null}
      <GaugeYear
        asked={asked}
        onMonth={show}
        onYear={endsIn => show(saidOf(endsIn, month, period))}
      />
    </section>
  )
}
