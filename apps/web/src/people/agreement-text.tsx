// An agreement to read and to agree to: by the person alone, there and then.

import { Button, Checkbox, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useFurrow, useSignedIn } from '../data/context/furrow-context.ts'

interface Props {
  readonly agreement: { readonly id: number; readonly body: string }
  readonly onAgreed: () => Promise<void> | void
  /** What else can be done. */
  readonly children?: ReactNode
}

export function AgreementText({ agreement, onAgreed, children }: Props) {
  const { agree, problem, isSending } = useAgree(agreement.id, onAgreed)
  const [isTicked, setTicked] = useState(false)
  return (
    <Stack gap="md">
      <Text style={{ whiteSpace: 'pre-wrap' }}>{agreement.body}</Text>
      <Checkbox
        label="I have read this, and I agree."
        size="md"
        checked={isTicked}
        onChange={event => setTicked(event.currentTarget.checked)}
        error={problem}
      />
      <Button disabled={!isTicked} loading={isSending} onClick={() => void agree()} size="md">
        Agree and continue
      </Button>
      {children}
    </Stack>
  )
}

function useAgree(id: number, onAgreed: Props['onAgreed']) {
  const { api } = useFurrow()
  const { person } = useSignedIn()
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
  const agree = async () => {
    setSending(true)
    const answer = await api
      .rows('agreement_answers')
      .store({ agreement_id: id, user_id: person.id, agreed: true })
    if (answer.ok) await onAgreed()
    setProblem(answer.ok ? undefined : answer.failure.message)
    setSending(false)
  }
  return { agree, problem, isSending }
}
