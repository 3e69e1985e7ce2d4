// Twelve months of a gauge: its days, what its months come to, how it compares, and the ways to import
// what was recorded elsewhere.

import { useState } from 'react'
import { FailureCard } from '../../ui/failure-card.tsx'
import { BelowSight } from '../../ui/below-sight.tsx'
import { TableSkeleton } from '../../ui/skeletons.tsx'
import { RecordFiles } from '../../period/files/record-files.tsx'
import { BringButtons } from './bring/bring-buttons.tsx'
import { BringDialog } from './bring/bring-dialog.tsx'
import type { Bringing } from './bring/bring-dialog.tsx'
import { CompareGauges } from './charts/compare-gauges.tsx'
import { CropRain } from './charts/crop-rain.tsx'
import { MonthTable } from './year/month-table.tsx'
import { RainCharts } from './charts/rain-charts.tsx'
import type { GaugeAsked } from './use-gauge-at-work.ts'
import type { YearMonth } from './year/shown-months.ts'
import { YearDays } from './year/year-days.tsx'

interface Props {
  readonly asked: GaugeAsked
  readonly onMonth: (to: YearMonth) => void
  /** The twelve months that end in it. */
  readonly onYear: (endsIn: number) => void
}

export function GaugeYear({ asked, onMonth, onYear }: Props) {
  const { at, isLoading, isRecordLoading, failure, retry } = asked
  const [bringing, setBringing] = useState<Bringing>()
  const close = () => setBringing(undefined)
  if (failure) return <FailureCard failure={failure} retry={retry} />
  if (isLoading) return <TableSkeleton count={12} columns={8} />
  return (
    <div className="gauge-parts">
      <div className="gauge-days">
        <YearDays
          at={at}
          onMonth={onMonth}
          onYear={onYear}
          onList={text => setBringing({ from: 'list', text })}
        />
        {at.mayWrite ? (
          <BringButtons hasOthers={at.gauges.length > 1} onBring={setBringing} />
        ) : null}
        <BelowSight>
          <RecordFiles
            place={at.place}
            record={{ resource: 'rain_gauges', id: at.gauge.id }}
            what="rain record"
            category="Rainfall record"
            mayWrite={at.mayWrite}
          />
          <MonthTable at={at} />
        </BelowSight>
      </div>
      <div className="gauge-charts">
        <BelowSight>
          <RainCharts at={at} isLoading={isRecordLoading} />
          <CropRain place={at.place} />
          <CompareGauges at={at} />
        </BelowSight>
      </div>
      {bringing ? <BringDialog at={at} bringing={bringing} onClose={close} onDone={close} /> : null}
    </div>
  )
}
