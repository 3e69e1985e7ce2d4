// What may be decided of a question: that it is resolved, open again, or was never worth asking.

import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useSignedIn } from '../../data/context/furrow-context.ts'
import type { QuestionThread } from './question-thread.ts'
import { ResolveForm } from './resolve-form.tsx'
import { useMayResolve } from './use-may-resolve.ts'
import { useQuestionActs } from './use-question-acts.ts'

interface Props {
  readonly thread: QuestionThread
  readonly onGone: () => void
}

export function ThreadDecisions({ thread, onGone }: Props) {
  const { person } = useSignedIn()
  const [isResolving, setResolving] = useState(false)
  const { decide, remove } = useQuestionActs()
  const mayResolve = useMayResolve(thread)
  const isOwn = thread.asked_by_id === person.id
  const isAlone = thread.messages.every(({ user_id }) => user_id === person.id)
  if (isResolving) return <ResolveForm thread={thread} onDone={() => setResolving(false)} />
  return (
    <Group>
      {mayResolve && thread.status === 'Open' ? (
        <Button variant="default" onClick={() => setResolving(true)}>
          Resolve
        </Button>
      ) : null}
      {mayResolve && thread.status === 'Resolved' ? (
        <Button variant="default" onClick={() => void decide(thread, 'Open')}>
          Open again
        </Button>
      ) : null}
      {isOwn && isAlone ? (
        <Button
          variant="default"
          onClick={() => void remove(thread).then(isGone => (isGone ? onGone() : undefined))}
        >
          Remove
        </Button>
      ) : null}
    </Group>
  )
}
