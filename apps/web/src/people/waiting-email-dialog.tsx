// One email that waits, read by an administrator with their password, and its link to copy.

import { Button, Group, Stack, Text, TextInput } from '@mantine/core'
import type { WaitingEmail } from '@furrow/wire/signed-in-answer'
import { useState } from 'react'
import { useFurrow } from '../data/context/furrow-context.ts'
import { PasswordDialog } from './password-dialog.tsx'
import { DialogCard } from '../ui/dialog-card.tsx'

interface Props {
  readonly id: number
  readonly onClose: () => void
}

export function WaitingEmailDialog({ id, onClose }: Props) {
  const { api } = useFurrow()
  const [email, setEmail] = useState<WaitingEmail>()
  if (email) {
    return (
      <DialogCard opened title={email.subject} onClose={onClose}>
        <EmailShown email={email} />
      </DialogCard>
    )
  }
  return (
    <PasswordDialog
      title="Show the email"
      action="Show"
      send={password => api.session.waitingEmail({ id, current_password: password })}
      onDone={setEmail}
      onClose={onClose}
    >
      {() => (
        <Text>The email may hold a link that opens an account, so we ask for your password.</Text>
      )}
    </PasswordDialog>
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
