// What of a statement is passed over: nobody finds out later that a weight was not read.

import { Text } from '@mantine/core'
import { unreadHeadings } from './read-statement.ts'

interface Props {
  readonly text: string
  readonly hasLines: boolean
}

export function LeftOut({ text, hasLines }: Props) {
  if (text.trim() === '') return null
  if (!hasLines)
    return <Text role="status">No line with a description and a number was found.</Text>
  const unread = unreadHeadings(text)
  if (unread.length === 0) return null
  return (
    <Text role="status">
      {unread.length === 1 ? 'This column was not read: ' : 'These columns were not read: '}
      {unread.join(', ')}.
    </Text>
  )
}
