// Which crops the farm grew in the period, and the way into each of them.

import { Stack } from '@mantine/core'
import { usePlace } from '../../../period/use-place.ts'
import { useMayWrite } from '../../../period/use-may-write.ts'
import type { Crops } from '../use-crops.ts'
import { ChooseCrops } from './choose-crops.tsx'
import { grownNow } from './grown-change.ts'
import { GrownCrops } from './grown-crops.tsx'
import { useCropsSaid } from './use-crops-said.ts'

export function CropsGrown({ crops }: { readonly crops: Crops }) {
  const place = usePlace()
  const { mayWrite } = useMayWrite(place)
  const { said, isKnown } = useCropsSaid(place, crops)
  const grown = crops.lists.types.filter(({ id }) => grownNow(said).has(id))
  return (
    <Stack gap="lg">
      <GrownCrops place={place} crops={crops} grown={grown} />
      {mayWrite && isKnown ? (
        <ChooseCrops
          // What is ticked begins again when something else is grown.
          key={[...grownNow(said)].join(' ')}
          place={place}
          said={said}
          types={crops.lists.types}
        />
      ) : null}
    </Stack>
  )
}
