// The email that someone signs in with, and changing it: with the password, and by a link that goes to the
// new one.

import { Button, Group, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { useAnswer } from '../../data/hooks/use-answer.ts'
import { saidOf } from '../../autosave/use-save.ts'
import type { NotSaved } from '../../autosave/use-save.ts'
import { notSendingEmail } from '../../people/email-words.ts'
import { momentText } from '../../ui/amounts.ts'
import { useNotices } from '../../ui/notices.tsx'
import { SimpleCard } from '../../ui/simple-card.tsx'

interface Props {
  readonly email: string
  readonly name: string
  readonly isActing: boolean
}

export function EmailCard({ email, name, isActing }: Props) {
  return (
    <SimpleCard title="Email">
      <Text>
        {isActing ? `${name} signs in with ` : 'You sign in with '}
        <strong>{email}</strong>. Emails from Furrow go there.
      </Text>
      {isActing ? (
        <Text c="dimmed">Only {name} can change it here.</Text>
      ) : (
        <EmailChange key={email} email={email} />
      )}
    </SimpleCard>
  )
}

function EmailChange({ email }: { readonly email: string }) {
  const { api, settings } = useFurrow()
  const notices = useNotices()
  const pending = useAnswer(['email change'], signal => api.session.pendingEmailChange({ signal }))
  const cancel = async () => {
    const answer = await api.session.cancelEmailChange()
    if (answer.ok) notices.good(answer.data.message)
    else notices.bad(answer.failure.message)
    pending.retry()
  }
  if (pending.isLoading) return null
  if (!pending.data) return <EmailForm onAsked={pending.retry} />
  return (
    <Stack mt="md" maw={560}>
      <Text role="status">
        Waiting for <strong>{pending.data.email}</strong>: open the link in the email to it before{' '}
        {momentText(pending.data.expires_at)}. Until then you sign in with {email}.
      </Text>
      {settings.sends_email ? null : (
        <Text>{notSendingEmail} The email is waiting: ask your administrator for the link.</Text>
      )}
      <Group>
        <Button variant="default" onClick={() => void cancel()}>
          Cancel the change
        </Button>
      </Group>
    </Stack>
  )
}

const empty = { email: '', current_password: '' }
type Typed = typeof empty

function EmailForm({ onAsked }: { readonly onAsked: () => void }) {
  const [typed, setTyped] = useState(empty)
  const { settings } = useFurrow()
  const { send, refused, isSending } = useEmailChange(onAsked)
  const isSaidAtField = refused && Object.keys(empty).some(name => saidOf(name, refused))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(typed)
  }
  const type = (name: keyof Typed) => (event: { readonly currentTarget: { value: string } }) => {
    const { value } = event.currentTarget
    setTyped(before => ({ ...before, [name]: value }))
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack maw={440} mt="md">
        <Text>
          To change it, we email a link to the new email. Your email changes once you open that link
          and confirm. We tell your old email, which can put it back for 72 hours.
        </Text>
        {settings.sends_email ? null : (
          <Text>{notSendingEmail} You get the link from your administrator.</Text>
        )}
        <TextInput
          label="New email"
          type="email"
          autoComplete="email"
          size="md"
          required
          maxLength={255}
          value={typed.email}
          onChange={type('email')}
          error={refused && saidOf('email', refused)}
        />
        <PasswordInput
          label="Your current password"
          autoComplete="current-password"
          size="md"
          required
          value={typed.current_password}
          onChange={type('current_password')}
          error={refused && saidOf('current_password', refused)}
          visibilityToggleButtonProps={{
            'aria-label': 'Show or hide your current password',
            tabIndex: 0,
          }}
        />
        {refused && !isSaidAtField ? (
          <Text c="var(--wrong)" role="alert">
            {refused.message}
          </Text>
        ) : null}
        <Button type="submit" size="md" loading={isSending}>
          Change email
        </Button>
      </Stack>
    </form>
  )
}

function useEmailChange(onAsked: () => void) {
  const { api } = useFurrow()
  const notices = useNotices()
  const [refused, setRefused] = useState<NotSaved>()
  const [isSending, setSending] = useState(false)
  const send = async (typed: Typed) => {
    setSending(true)
    const answer = await api.session.changeEmail({ ...typed, email: typed.email.trim() })
    setSending(false)
    if (!answer.ok) {
      const { failure } = answer
      const errors = failure.kind === 'refused' ? failure.errors : {}
      return setRefused({ message: failure.message, errors })
    }
    notices.good(answer.data.message)
    return onAsked()
  }
  return { send, refused, isSending }
}
