// An address that names a record or a row which is not there, and the way back.

import { Stack } from '@mantine/core'
import type { Entity } from '@furrow/catalogue/entity'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { WayUp } from './way-up.tsx'
import { inSentence } from '../../ui/in-sentence.ts'

interface Props {
  /** As the address says it. */
  readonly name: string
  /** The kind of record, where there is one. */
  readonly entity?: Entity
}

export function NoSuchRecord({ name, entity }: Props) {
  return (
    <Stack gap="md">
      <ScreenTitle of="All records">Not found</ScreenTitle>
      <EmptyState
        title={
          entity
            ? `There is no ${inSentence(entity.label)} ${name}`
            : `There is no record “${name}”`
        }
        text="It may have been removed for good, or the address is not quite right."
        action={<WayUp {...(entity && { entity })} />}
      />
    </Stack>
  )
}
