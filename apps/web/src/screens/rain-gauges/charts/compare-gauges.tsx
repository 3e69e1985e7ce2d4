// The gauge beside another one, or beside the average of all gauges of the farm.

import { Alert, NativeSelect, Text, Title } from '@mantine/core'
import { useMemo } from 'react'
import { Chart } from '../../../charts/chart.tsx'
import { CardSkeleton } from '../../../ui/skeletons.tsx'
import { usePlaceWords } from '../../../period/use-place-names.ts'
import { useAddressWords } from '../../../period/use-address-words.ts'
import { spanName } from '../year/shown-months.ts'
import type { GaugeAtWork } from '../gauge-at-work.ts'
import { averageOfGauges, besideChart, differenceOf } from './gauges-beside.ts'
import type { NamedMonths } from './gauges-beside.ts'
import { useMonthsOfGauges } from '../use-other-gauges.ts'
import type { MonthsOfGauges } from '../use-other-gauges.ts'

export function CompareGauges({ at }: { readonly at: GaugeAtWork }) {
  const { gauge, gauges, span, place, today } = at
  const name = spanName(span)
  const of = usePlaceWords(place)
  const [words, change] = useAddressWords(['with'])
  const others = gauges.filter(({ id }) => id !== gauge.id)
  const isAsked = words.with !== null
  const asked = useMonthsOfGauges({ farmId: place.farmId, span, enabled: isAsked })
  const beside = useMemo(() => {
    const one = monthsOf(asked.months, gauge.id, gauge.name)
    const other = otherOf(asked.months, { gauges, said: words.with })
    return one && other ? { one, other, name, today } : undefined
  }, [asked.months, gauge.id, gauge.name, gauges, words.with, name, today])
  const chart = useMemo(() => beside && besideChart(beside), [beside])
  if (others.length === 0) return null
  return (
    <section aria-labelledby="beside" className={chart ? undefined : 'no-print'}>
      <Title order={3} id="beside" mb="sm">
        Compared with other gauges
      </Title>
      <NativeSelect
        label={`Compare ${gauge.name} with`}
        className="no-print"
        size="md"
        maw="20rem"
        mb="md"
        value={words.with ?? ''}
        onChange={event => change({ with: event.currentTarget.value || null })}
        data={[
          { value: '', label: 'no other gauge' },
          ...others.map(({ id, name }) => ({ value: String(id), label: name })),
          { value: everyGauge, label: 'the average of all gauges' },
        ]}
      />
      {isAsked && asked.isLoading ? <CardSkeleton /> : null}
      {isAsked && !asked.isLoading && !beside ? (
        <Text c="dimmed">One of them has no rain recorded for {name}.</Text>
      ) : null}
      {beside && differenceOf(beside).isFar ? (
        <Alert color="ochre" mb="sm">
          Gauges close to each other seldom differ by more than 40%. Is a reading missing, or
          entered twice?
        </Alert>
      ) : null}
      {chart ? <Chart name={`Rain at gauges ${name}`} of={of} headingOrder={4} {...chart} /> : null}
    </section>
  )
}

const everyGauge = 'all'

function monthsOf(months: MonthsOfGauges, id: number, name: string): NamedMonths | undefined {
  const own = months.get(id)
  return own && { name, months: own }
}

interface Other {
  readonly gauges: GaugeAtWork['gauges']
  /** What the address says. */
  readonly said: string | null
}

function otherOf(months: MonthsOfGauges, { gauges, said }: Other): NamedMonths | undefined {
  if (said === everyGauge) {
    return months.size === 0
      ? undefined
      : {
          name: `the average of ${months.size} gauges`,
          months: averageOfGauges([...months.values()]),
        }
  }
  const other = gauges.find(({ id }) => String(id) === said)
  return other && monthsOf(months, other.id, other.name)
}
