// The gauges of the farm, and the one of them that is looked at.

import { useMemo } from 'react'
import { useToday } from '../../period/use-today.ts'
import type { CollectionPlace } from '../../period/use-place.ts'
import { GaugeList } from './gauges/gauge-list.tsx'
import { NoSuchGauge } from './gauges/no-gauge.tsx'
import { shownGauge, usualMonth, usualYear } from './shown-at.ts'
import { ShownGauge } from './shown-gauge.tsx'
import { useIsPhone } from '../../ui/use-is-phone.ts'
import { shownSpan } from './year/shown-months.ts'
import type { useFarmPeriods } from './use-farm-periods.ts'
import { useGaugeAtWork } from './use-gauge-at-work.ts'
import type { GaugeActions } from './gauges/use-gauge-actions.tsx'
import { asItIs } from './use-gauges.ts'
import type { ListedGauge, useGauges } from './use-gauges.ts'
import type { ShownAddress } from './use-shown-address.ts'

interface Props {
  readonly place: CollectionPlace
  readonly periods: ReturnType<typeof useFarmPeriods>
  readonly list: ReturnType<typeof useGauges>
  readonly shown: ShownAddress
  readonly deeds: GaugeActions
}

export function RainAtWork(props: Props) {
  const { list, shown } = props
  const gauge = shownGauge(list.gauges, shown.address.gaugeId)
  if (gauge) return <GaugeBesideOthers {...props} gauge={gauge} />
  return (
    <div className="rain-gauges">
      <Others {...props} gauges={list.gauges} shownId={undefined} />
      <NoSuchGauge onMain={() => shown.show(undefined)} />
    </div>
  )
}

/** The list says of the gauge that is typed into what it is by now. */
function GaugeBesideOthers({ gauge, ...props }: Props & { readonly gauge: ListedGauge }) {
  const { place, periods, list, shown } = props
  const { period, whyClosed } = periods
  const { gauges } = list
  const { today } = useToday()
  const isPhone = useIsPhone()
  const isOpen = shown.address.year === undefined
  const said = isOpen && isPhone ? usualMonth(period, today) : shown.address
  const { month } = said
  const year = said.year ?? usualYear(period, today)
  const { from, to } = shownSpan(period, { year, month })
  const span = useMemo(() => ({ from, to }), [from, to])
  const onManyWritten = list.reread
  const asked = useGaugeAtWork({
    place,
    gauge,
    gauges,
    year,
    month,
    span,
    whyClosed,
    onManyWritten,
  })
  const isKnown = !asked.isLoading && !asked.isRecordLoading
  const now = isKnown ? asItIs(gauge, asked.at.rain.all, period) : gauge
  return (
    <div className="rain-gauges">
      <Others
        {...props}
        gauges={gauges.map(one => (one.id === now.id ? now : one))}
        shownId={gauge.id}
      />
      <ShownGauge asked={asked} period={period} address={shown.address} />
    </div>
  )
}

interface OthersProps extends Pick<Props, 'place' | 'shown' | 'deeds'> {
  readonly gauges: readonly ListedGauge[]
  readonly shownId: number | undefined
}

function Others({ place, shown, deeds, gauges, shownId }: OthersProps) {
  return (
    <GaugeList
      place={place}
      gauges={gauges}
      address={{ ...shown.address, gaugeId: shownId }}
      onAdd={deeds.add}
      onDeed={deeds.deed}
      onNew={({ id }) => shown.show(id)}
    />
  )
}
