// Rain: the gauges of the farm, and a year of one of them to be typed, pasted, brought in and compared.

import { FailureCard } from '../../ui/failure-card.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { TilesSkeleton } from '../../ui/skeletons.tsx'
import { usePlaceWords } from '../../period/use-place-names.ts'
import { usePlace } from '../../period/use-place.ts'
import { NoGauge } from './gauges/no-gauge.tsx'
import { RainAtWork } from './rain-at-work.tsx'
import { useFarmPeriods } from './use-farm-periods.ts'
import { useGaugeActions } from './gauges/use-gauge-actions.tsx'
import { useGauges } from './use-gauges.ts'
import { useShownAddress } from './use-shown-address.ts'
import './rain-gauges.css'

export function RainGaugesScreen() {
  const place = usePlace()
  const periods = useFarmPeriods(place)
  const list = useGauges(place, periods.period)
  const { gauges, failure, retry } = list
  // The months that are shown follow from the period: they are not shown and then moved.
  const isLoading = list.isLoading || periods.isLoading
  const shown = useShownAddress()
  const deeds = useGaugeActions({ place, gauges, onShow: shown.show })
  const isEmpty = !isLoading && !failure && gauges.length === 0
  return (
    <>
      <ScreenTitle of={usePlaceWords(place)}>Rain gauges</ScreenTitle>
      {failure ? <FailureCard failure={failure} retry={retry} /> : null}
      {isEmpty ? <NoGauge onAdd={deeds.add} /> : null}
      {isLoading || gauges.length > 0 ? (
        <div className="rain-room">
          {isLoading ? (
            <TilesSkeleton />
          ) : (
            <RainAtWork place={place} periods={periods} list={list} shown={shown} deeds={deeds} />
          )}
        </div>
      ) : null}
      {deeds.dialog}
    </>
  )
}
