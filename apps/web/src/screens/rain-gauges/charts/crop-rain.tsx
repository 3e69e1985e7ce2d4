// Rain between sowing and harvest by crop, as the cropping of the period has it.

import { periodText } from '@furrow/farming/dates/period-text'
import { Title } from '@mantine/core'
import { useInViewport } from '@mantine/hooks'
import { useMemo } from 'react'
import { Chart } from '../../../charts/chart.tsx'
import { useAsked } from '../../../data/hooks/use-answer.ts'
import { summedCropsOf } from '../../../period/read-first.ts'
import { usePlaceNames, usePlaceWords } from '../../../period/use-place-names.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { cropRainChart } from './crop-rain-chart.ts'

export function CropRain({ place }: { readonly place: CollectionPlace }) {
  const { ref, inViewport } = useInViewport<HTMLDivElement>()
  const of = usePlaceWords(place)
  const period = periodText(usePlaceNames(place).period.name)
  // Under the same name as on the cropping screens: read there, it is not read again.
  // It follows from all that is recorded: only who looks at it asks for it again with every figure.
  const { data } = useAsked(summedCropsOf(place), { enabled: inViewport })
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
