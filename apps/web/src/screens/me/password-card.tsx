// Changing one’s own password, which signs out every other device.

import { Button, PasswordInput, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { useNotices } from '../../ui/notices.tsx'
import { SimpleCard } from '../../ui/simple-card.tsx'
import { saidOf } from '../../autosave/use-save.ts'
import type { NotSaved } from '../../autosave/use-save.ts'

interface Props {
  readonly email: string
  readonly name: string
  readonly isActing: boolean
}

export function PasswordCard({ email, name, isActing }: Props) {
  return (
    <SimpleCard title="Password">
      {isActing ? (
        <Text c="dimmed">
          Only {name} can change it. They get an email for a new one from “Forgot your password?”
          where they sign in.
        </Text>
      ) : (
        <PasswordForm email={email} />
      )}
    </SimpleCard>
  )
}

const empty = { current_password: '', password: '', password_confirmation: '' }
type Typed = typeof empty

const fields = [
  { name: 'current_password', label: 'Current password', autoComplete: 'current-password' },
  { name: 'password', label: 'New password', autoComplete: 'new-password' },
  { name: 'password_confirmation', label: 'Repeat new password', autoComplete: 'new-password' },
] as const

function PasswordForm({ email }: { readonly email: string }) {
  const [typed, setTyped] = useState<Typed>(empty)
  const { send, refused, isSending } = useNewPassword(() => setTyped(empty))
  const isSaidAtField = refused && fields.some(({ name }) => saidOf(name, refused))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(typed)
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack maw={440}>
        <Text>
          When you change it, your other devices are signed out. This one stays signed in.
        </Text>
        {/* Tells a keeper of passwords whose it is. */}
        <input type="hidden" autoComplete="username" value={email} readOnly />
        {fields.map(({ name, label, autoComplete }) => (
          <PasswordInput
            key={name}
            name={name}
            label={label}
            autoComplete={autoComplete}
            description={name === 'password' ? 'At least 10 characters.' : undefined}
            size="md"
            required
            value={typed[name]}
            onChange={event => {
              const { value } = event.currentTarget
              setTyped(before => ({ ...before, [name]: value }))
            }}
            error={refused && saidOf(name, refused)}
            visibilityToggleButtonProps={{
              'aria-label': `Show or hide: ${label}`,
              tabIndex: 0,
            }}
          />
        ))}
        {refused && !isSaidAtField ? (
          <Text c="var(--wrong)" role="alert">
            {refused.message}
          </Text>
        ) : null}
        <Button type="submit" size="md" loading={isSending}>
          Change password
        </Button>
      </Stack>
    </form>
  )
}

function useNewPassword(onDone: () => void) {
  const { api } = useFurrow()
  const notices = useNotices()
  const queries = useQueryClient()
  const [refused, setRefused] = useState<NotSaved>()
  const [isSending, setSending] = useState(false)
  const send = async (typed: Typed) => {
    const missing = missingIn(typed)
    setRefused(missing)
    if (missing) return
    setSending(true)
    const answer = await api.session.changePassword(typed)
    setSending(false)
    if (!answer.ok) {
      const { failure } = answer
      const errors = failure.kind === 'refused' ? failure.errors : {}
      return setRefused({ message: failure.message, errors })
    }
    notices.good(answer.data.message)
    // The lists of devices and sign-ins say so, too.
    await queries.invalidateQueries()
    return onDone()
  }
  return { send, refused, isSending }
}

function missingIn(typed: Typed): NotSaved | undefined {
  const missing = fields.filter(({ name }) => typed[name] === '')
  if (missing.length === 0) return undefined
  const errors = missing.map(({ name }) => [name, ['Fill this in.']] as const)
  return { message: '', errors: Object.fromEntries(errors) }
}
