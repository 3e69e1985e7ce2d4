// Rain between sowing and harvest by crop, as the cropping of the period has it.

import { periodText } from '@furrow/farming/dates/period-text'
import { Title } from '@mantine/core'
import { useInViewport } from '@mantine/hooks'
import { useMemo } from 'react'
import { Chart } from '../../../charts/chart.tsx'
import { useFurrow } from '../../../data/context/furrow-context.ts'
import { useAnswer } from '../../../data/hooks/use-answer.ts'
import { usePlaceNames, usePlaceWords } from '../../../period/use-place-names.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { cropRainChart } from './crop-rain-chart.ts'

export function CropRain({ place }: { readonly place: CollectionPlace }) {
  const { farmId, periodId } = place
  const { api } = useFurrow()
  const { ref, inViewport } = useInViewport<HTMLDivElement>()
  const of = usePlaceWords(place)
  const period = periodText(usePlaceNames(place).period.name)
  // Under the same name as on the cropping screens: read there, it is not read again.
  const { data } = useAnswer(
    ['cropping summary', farmId, periodId],
    signal => api.croppingSummary(farmId, periodId, { signal }),
    // It follows from all that is recorded: only who looks at it asks for it again with every figure.
    { resources: 'all', farmId, enabled: inViewport },
  )
  const chart = useMemo(() => data && cropRainChart(data.groups.crop, period), [data, period])
  if (!chart) return <div ref={ref} />
  return (
    <section aria-labelledby="crop-rain" ref={ref}>
      <Title order={3} id="crop-rain" mb="sm">
        Rain on crops
      </Title>
      <Chart name="Rain from sowing to harvest" of={of} headingOrder={4} {...chart} />
    </section>
  )
}
