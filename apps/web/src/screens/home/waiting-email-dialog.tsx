// One email that waits, read by an administrator with their password, and its link to copy.

import { Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import type { WaitingEmail } from '@furrow/wire/signed-in-answer'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { DialogCard } from '../../ui/dialog-card.tsx'

interface Props {
  readonly id: number
  readonly onClose: () => void
}

export function WaitingEmailDialog({ id, onClose }: Props) {
  const { api } = useFurrow()
  const [password, setPassword] = useState('')
  const [email, setEmail] = useState<WaitingEmail>()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setBusy(true)
    const answer = await api.session.waitingEmail({ id, current_password: password })
    setBusy(false)
    setProblem(answer.ok ? undefined : answer.failure.message)
    if (answer.ok) setEmail(answer.data)
  }
  return (
    <DialogCard opened title={email?.subject ?? 'Show the email'} onClose={onClose} busy={isBusy}>
      {email ? (
        <EmailShown email={email} />
      ) : (
        <form onSubmit={event => void submit(event)} noValidate>
          <Stack>
            <Text>
              The email may hold a link that opens an account, so we ask for your password.
            </Text>
            <PasswordInput
              label="Your current password"
              autoComplete="current-password"
              size="md"
              required
              data-autofocus
              value={password}
              onChange={event => setPassword(event.currentTarget.value)}
              error={problem}
            />
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose}>
                Cancel
              </Button>
              <Button type="submit">Show</Button>
            </Group>
          </Stack>
        </form>
      )}
    </DialogCard>
  )
}

function EmailShown({ email: { to, body } }: { readonly email: WaitingEmail }) {
  const link = /https?:\S+/.exec(body)?.[0]
  const [isCopied, setCopied] = useState(false)
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text)
    setCopied(true)
  }
  return (
    <Stack>
      <Text>To {to}.</Text>
      {link ? (
        <>
          <Text>Give this link to nobody else: it works for whoever opens it.</Text>
          <TextInput label="Link" size="md" readOnly value={link} onFocus={selectAll} />
          <Group>
            <Button onClick={() => void copy(link)}>{isCopied ? 'Copied' : 'Copy the link'}</Button>
          </Group>
        </>
      ) : null}
      <Text style={{ whiteSpace: 'pre-wrap' }}>{body}</Text>
    </Stack>
  )
}

function selectAll({ currentTarget }: { readonly currentTarget: HTMLInputElement }) {
  currentTarget.select()
}
