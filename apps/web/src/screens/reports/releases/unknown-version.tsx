// The version of a report that is asked for is not there, or was withdrawn: that is said, with the way to the newest.

import { Button } from '@mantine/core'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ScreenTitle } from '../../../ui/screen-title.tsx'

interface Props {
  readonly why: string
  readonly onNewest: () => void
}

export function UnknownVersion({ why, onNewest }: Props) {
  return (
    <>
      <ScreenTitle>Report</ScreenTitle>
      <EmptyState
        picture="paper"
        title="This version can’t be shown"
        text={why}
        action={<Button onClick={onNewest}>Show the newest</Button>}
      />
    </>
  )
}
