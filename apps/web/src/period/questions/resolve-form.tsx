// Says that a question is resolved, and what came of it.

import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import type { QuestionThread } from './question-thread.ts'
import { useQuestionActs } from './use-question-acts.ts'

interface Props {
  readonly thread: QuestionThread
  readonly onDone: () => void
}

export function ResolveForm({ thread, onDone }: Props) {
  const [came, setCame] = useState('')
  const [begun] = useState(thread)
  const [wasTold, setTold] = useState(false)
  const { decide } = useQuestionActs()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // Someone else may resolve it while this is typed: that is told once, and what is typed stays.
    if (await decide(wasTold ? thread : begun, 'Resolved', came.trim())) onDone()
    else setTold(true)
  }
  return (
    <form onSubmit={event => void submit(event)} noValidate>
      <Stack gap="sm">
        <TextInput
          label="What came of it"
          description="For example: yield is now 8.9 t/ha; or: it was right."
          maxLength={500}
          data-autofocus
          value={came}
          onChange={event => setCame(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Button variant="default" onClick={onDone}>
            Cancel
          </Button>
          <Button type="submit">Resolve</Button>
        </Group>
      </Stack>
    </form>
  )
}
