// Questions one below the other: what is asked, about what, by whom, and what of it is new.

import { Badge, Text } from '@mantine/core'
import { countText, momentText } from '../../ui/amounts.ts'
import { aboutWords, lastMoment } from './question-thread.ts'
import type { QuestionThread } from './question-thread.ts'
import './questions.css'

interface Props {
  readonly threads: readonly QuestionThread[]
  readonly countNewTo: (thread: QuestionThread) => number
  readonly withFarm: boolean
  readonly onOpen: (thread: QuestionThread) => void
}

export function QuestionLines({ threads, countNewTo, withFarm, onOpen }: Props) {
  return (
    <ul className="plain-list question-lines">
      {threads.map(thread => (
        <li key={thread.id}>
          <button type="button" className="question-line" onClick={() => onOpen(thread)}>
            <span className="question-line-text">
              <span data-new={countNewTo(thread) > 0 || undefined}>{thread.text}</span>
              {countNewTo(thread) > 0 ? <Badge>New</Badge> : null}
              {thread.status === 'Resolved' ? <Badge variant="light">Resolved</Badge> : null}
            </span>
            <Text component="span" size="sm" c="dimmed">
              {[aboutWords(thread, { withFarm }), saidWords(thread)].filter(Boolean).join(' · ')}
            </Text>
          </button>
        </li>
      ))}
    </ul>
  )
}

function saidWords(thread: QuestionThread): string {
  const { messages, asked_by: by } = thread
  const at = lastMoment(thread)
  return [
    by ? `asked by ${by.name}` : undefined,
    messages.length > 0 ? countText(messages.length, 'answer') : 'no answer yet',
    at.startsWith('2') ? momentText(at) : 'waiting for signal',
  ]
    .filter(Boolean)
    .join(' · ')
}
