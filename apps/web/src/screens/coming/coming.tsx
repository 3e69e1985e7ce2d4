// A place that is not built yet says so plainly, and where the same can be seen in the meantime.

import { Button, Group, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { usePlace } from '../../period/use-place.ts'

interface Props {
  readonly title: string
  /** What will be done here, in a sentence or two. */
  readonly children: ReactNode
}

export function Coming({ title, children }: Props) {
  return (
    <>
      <ScreenTitle>{title}</ScreenTitle>
      <Text maw="60ch">{children}</Text>
      <Text maw="60ch" mt="sm" fw={600}>
        {title} {title.endsWith('s') ? 'come' : 'comes'} with the next release.
      </Text>
    </>
  )
}

/** The same for a place of a farm’s period. */
export function ComingInCollection({ title, children }: Props) {
  const { farmId, periodId } = usePlace()
  const params = { farmId: String(farmId), periodId: String(periodId) }
  return (
    <>
      <Coming title={title}>{children}</Coming>
      <Group mt="lg">
        <Button
          renderRoot={props => (
            <Link to="/collection/$farmId/period/$periodId" params={params} {...props} />
          )}
        >
          Back to the collection
        </Button>
      </Group>
    </>
  )
}
