// Whether all that came off of a crop is accounted for, and what of it was kept for seed or feed.

import { Box, Text } from '@mantine/core'
import { crops } from '@furrow/catalogue/chapters/crops'
import { entityIn } from '@furrow/catalogue/entity'
import { fieldColumns } from '../../../sheet/cells/field-column.ts'
import { balanceOf } from './balance-words.ts'
import { GrownSetting } from './grown-setting.tsx'
import type { Grown } from './grown-setting.tsx'

interface Props {
  readonly of: Parameters<typeof balanceOf>[0]
  readonly grown: Grown
  /** What the crop is grown for: of that some may be kept. */
  readonly isMain: boolean
  readonly mayWrite: boolean
}

export function CropBalance({ of: sold, grown, isMain, mayWrite }: Props) {
  const { state, says } = balanceOf(sold)
  return (
    <>
      <Text mt={4} role="status" c={state === 'good' ? 'var(--ink)' : 'var(--attention)'}>
        {says}
      </Text>
      {isMain ? (
        <Box maw="20rem" mt="sm">
          <GrownSetting column={kept} grown={grown} of={sold.type.name} mayWrite={mayWrite} />
        </Box>
      ) : null}
    </>
  )
}

const entity = entityIn(crops, 'crop_type_farm_periods')
const of = fieldColumns(entity, { of: (row: Grown) => row })
/** It stands alone, and so by its whole name. */
const kept = { ...of('kept_for_use'), heading: entity.fields.kept_for_use.label ?? '' }
