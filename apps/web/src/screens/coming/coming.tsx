// A place that is not built yet says so plainly, and where the same can be seen in the meantime.

import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { ScreenTitle } from '../../ui/screen-title.tsx'

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
