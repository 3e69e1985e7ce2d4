// A word of a table with what it is of, or stands beside, below it.

import { Text } from '@mantine/core'

interface Props {
  readonly children: string
  readonly below: string
}

export function TwoLines({ children, below }: Props) {
  return (
    <>
      {children}
      <Text size="sm" c="dimmed">
        {below}
      </Text>
    </>
  )
}
