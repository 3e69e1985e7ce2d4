// Sets a password by the link of a letter, then signs in with it.

import { Button, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'

interface Props {
  readonly token: string
  readonly letter: {
    readonly kind: 'reset' | 'invitation'
    readonly email: string
    readonly name?: string
    readonly place?: string
  }
}

export function NewPassword({ token, letter }: Props) {
  const isInvited = letter.kind === 'invitation'
  const [name, setName] = useState(letter.name ?? '')
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const { send, errors, problem, isSending } = useNewPassword(token, letter.email)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send({ password, repeated, ...(isInvited ? { name } : {}) })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <ScreenTitle>{isInvited ? 'Welcome' : 'Set a new password'}</ScreenTitle>
        {isInvited ? <Text>{letter.place} invites you. Choose a password to begin.</Text> : null}
        <Text c="dimmed">For {letter.email}</Text>
        {isInvited ? (
          <TextInput
            label="Your name"
            autoComplete="name"
            size="md"
            required
            withAsterisk={false}
            value={name}
            onChange={event => setName(event.currentTarget.value)}
            error={errors['name']?.[0]}
          />
        ) : null}
        <PasswordInput
          label="New password"
          description="At least 10 characters. A few words that only make sense to you work best."
          autoComplete="new-password"
          size="md"
          required
          withAsterisk={false}
          value={password}
          onChange={event => setPassword(event.currentTarget.value)}
          error={errors['password']?.[0]}
          visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password', tabIndex: 0 }}
        />
        <PasswordInput
          label="Repeat new password"
          autoComplete="new-password"
          size="md"
          required
          withAsterisk={false}
          value={repeated}
          onChange={event => setRepeated(event.currentTarget.value)}
          error={errors['password_confirmation']?.[0]}
          visibilityToggleButtonProps={{ 'aria-label': 'Show or hide the password', tabIndex: 0 }}
        />
        {problem ? (
          <Text c="var(--wrong)" role="alert">
            {problem}
          </Text>
        ) : null}
        <Button type="submit" size="md" loading={isSending}>
          {isInvited ? 'Begin' : 'Set the password'}
        </Button>
      </Stack>
    </form>
  )
}

interface Typed {
  readonly password: string
  readonly repeated: string
  readonly name?: string
}

function useNewPassword(token: string, email: string) {
  const { api, session } = useFurrow()
  const router = useRouter()
  const [errors, setErrors] = useState<Readonly<Record<string, readonly string[]>>>({})
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
  const send = async ({ password, repeated, name }: Typed) => {
    setSending(true)
    const answer = await api.session.resetPassword({
      token,
      email,
      password,
      password_confirmation: repeated,
      ...(name === undefined ? {} : { name }),
    })
    if (answer.ok) await session.signIn(email, password)
    setSending(false)
    if (answer.ok) return router.navigate({ to: '/', search: {}, replace: true })
    const { failure } = answer
    const atFields = failure.kind === 'refused' ? failure.errors : {}
    setErrors(atFields)
    const isShown = ['name', 'password', 'password_confirmation'].some(field => field in atFields)
    setProblem(isShown ? undefined : failure.message)
  }
  return { send, errors, problem, isSending }
}
