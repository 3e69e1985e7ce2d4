// When a period is to be submitted; where that is past and it was not, it says since when.

import { Text } from '@mantine/core'
import { dayText } from '../ui/amounts.ts'
import { isOverdue } from './is-overdue.ts'
import { useToday } from './use-today.ts'

interface Props {
  readonly due: string
  readonly status: string
  /** What stands in front of the day as long as it is not past. */
  readonly words: string
  /** What stands in front of it when it is past. */
  readonly past?: string
}

export function DueDay({ due, status, words, past = 'overdue since' }: Props) {
  const { today } = useToday()
  if (!isOverdue({ status, submission_due: due }, today)) return `${words} ${dayText(due)}`
  return (
    <Text span inherit c="var(--attention)" fw={640}>
      {past} {dayText(due)}
    </Text>
  )
}
