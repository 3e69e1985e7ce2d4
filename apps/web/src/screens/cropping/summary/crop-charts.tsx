// What one crop of the period gave, drawn: the one that is chosen, or at first the one with most ground.

import { cropGroups } from '@furrow/farming/crops/crop-group'
import type { CropLine } from '@furrow/farming/crops/crop-line'
import type { KindOfCrop } from '@furrow/farming/crops/crop-record'
import { NativeSelect, Stack, Text, Title } from '@mantine/core'
import { useMemo } from 'react'
import { Chart } from '../../../charts/chart.tsx'
import { usePlaceWords } from '../../../period/use-place-names.ts'
import { usePlace } from '../../../period/use-place.ts'
import { useAddressWords } from '../../../period/use-address-words.ts'
import type { ShownSummary } from './shown-summary.ts'
import { yieldCharts } from './yield-charts.ts'

export function CropCharts({ shown: { crops } }: { readonly shown: ShownSummary }) {
  const [words, change] = useAddressWords(['chart'])
  const of = usePlaceWords(usePlace())
  const kinds = useMemo(() => kindsIn(crops), [crops])
  const crop = kinds.find(({ id }) => String(id) === words.chart) ?? kinds[0]
  const charts = useMemo(() => (crop ? yieldCharts(crop, crops) : []), [crop, crops])
  if (!crop) return null
  return (
    <section aria-labelledby="crop-charts">
      <Title order={2} id="crop-charts" mb="sm">
        What drove yield
      </Title>
      <NativeSelect
        label="Crop"
        size="md"
        maw="16rem"
        mb="md"
        className="no-print"
        value={String(crop.id)}
        onChange={event => change({ chart: event.currentTarget.value })}
        data={kinds.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      {charts.length === 0 ? <Text c="dimmed">Not enough variation to compare.</Text> : null}
      <Stack gap="xl">
        {charts.map(({ name, ...chart }) => (
          <Chart key={name} name={name} of={of} {...chart} />
        ))}
      </Stack>
    </section>
  )
}

/** Of which something came off, most ground first. */
function kindsIn(crops: readonly CropLine[]): readonly KindOfCrop[] {
  const grown = crops.filter(line => line.yield !== null)
  return cropGroups(grown, 'crop')
    .toSorted((one, other) => (other.area ?? 0) - (one.area ?? 0))
    .flatMap(({ crop }) => crop ?? [])
}
