// Signing in: the address, the password, and what stands in the way said beside them.

import { Anchor, Button, Paper, PasswordInput, Stack, Text, TextInput } from '@mantine/core'
import { Link, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useFurrow, useSession } from '../../data/context/furrow-context.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { DemoPeople } from './demo-people.tsx'
import { useCapsLock } from './use-caps-lock.ts'
import { useOwnSearch } from '../../period/use-own-search.ts'

export function SignInScreen() {
  const session = useSession()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const { send, problem, isSending } = useSignIn()
  const capsLock = useCapsLock()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void send(email, password)
  }
  const isExpired = session.kind === 'signed out' && session.because === 'expired'
  return (
    <Stack gap="lg" w="100%" maw={440}>
      <Paper withBorder radius="lg" p={{ base: 'lg', sm: 'xl' }}>
        <form onSubmit={submit} noValidate>
          <Stack gap="md">
            <ScreenTitle>Sign in</ScreenTitle>
            {isExpired ? (
              <Text role="status">
                You were signed out. Sign in again to continue where you were: what isn’t saved yet
                is kept on this device.
              </Text>
            ) : null}
            <TextInput
              label="Email"
              type="email"
              name="email"
              autoComplete="username"
              inputMode="email"
              size="md"
              required
              withAsterisk={false}
              value={email}
              onChange={event => setEmail(event.currentTarget.value)}
              error={problem?.email}
            />
            <PasswordInput
              label="Password"
              name="password"
              autoComplete="current-password"
              size="md"
              required
              withAsterisk={false}
              value={password}
              onChange={event => setPassword(event.currentTarget.value)}
              description={capsLock.isOn ? 'Caps Lock is on.' : undefined}
              error={problem?.password}
              visibilityToggleButtonProps={{
                'aria-label': 'Show or hide the password',
                tabIndex: 0,
              }}
              {...capsLock.watch}
            />
            {problem?.message ? (
              <Text c="var(--wrong)" role="alert">
                {problem.message}
              </Text>
            ) : null}
            <Button type="submit" size="md" loading={isSending}>
              Sign in
            </Button>
            <Anchor renderRoot={props => <Link to="/reset-password" {...props} />}>
              Forgot your password?
            </Anchor>
          </Stack>
        </form>
      </Paper>
      <DemoPeople onChoose={(who, word) => void send(who, word)} />
    </Stack>
  )
}

interface Problem {
  readonly message?: string | undefined
  readonly email?: string | undefined
  readonly password?: string | undefined
}

function useSignIn() {
  const { session } = useFurrow()
  const router = useRouter()
  const { from = '/' } = useOwnSearch()
  const [problem, setProblem] = useState<Problem>()
  const [isSending, setSending] = useState(false)
  const send = async (email: string, password: string) => {
    const missing = missingIn(email, password)
    setProblem(missing)
    if (missing) return
    setSending(true)
    const answer = await session.signIn(email.trim(), password)
    setSending(false)
    if (!answer.ok) return setProblem(problemOf(answer.failure))
    if (session.now().kind === 'signed out') return setProblem({ message: unread })
    await router.navigate({ href: router.history.createHref(from), replace: true })
  }
  return { send, problem, isSending }
}

const unread = 'You are signed in, but your profile could not be read. Please try again.'

function missingIn(email: string, password: string): Problem | undefined {
  if (email.trim() !== '' && password !== '') return undefined
  return {
    email: email.trim() === '' ? 'Enter your email.' : undefined,
    password: password === '' ? 'Enter your password.' : undefined,
  }
}

function problemOf(failure: { readonly kind: string; readonly message: string }): Problem {
  if (failure.kind !== 'refused') {
    return { message: `${failure.message} Check your connection and try again.` }
  }
  return { message: failure.message }
}
