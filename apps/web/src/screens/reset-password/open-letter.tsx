// What the link in an email leads to: a new password, an invitation, a new email, or the old one put back.

import { Anchor, Button, Loader, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { PutEmailBack, TakeAccessBack } from '../../people/undo-by-link.tsx'
import { NewPassword } from './new-password.tsx'

type Letter = Extract<
  Awaited<ReturnType<ReturnType<typeof useFurrow>['api']['session']['link']>>,
  { readonly ok: true }
>['data']

export function OpenLetter({ token }: { readonly token: string }) {
  const { api } = useFurrow()
  const [letter, setLetter] = useState<Letter>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    const given = new AbortController()
    const open = async () => {
      const answer = await api.session.link(token, { signal: given.signal })
      if (given.signal.aborted) return
      if (answer.ok) setLetter(answer.data)
      else setProblem(answer.failure.message)
    }
    void open()
    return () => given.abort()
  }, [api, token])
  if (problem) return <Unopened problem={problem} token={token} />
  if (!letter) return <Loader aria-label="Opening the link" />
  if (letter.kind === 'invitation' && letter.has_account) {
    return <SignInToAccept place={letter.place} email={letter.email} token={token} />
  }
  if (letter.kind === 'email change') return <SignInToConfirm email={letter.email} token={token} />
  if (letter.kind === 'way back') return <PutEmailBack token={token} email={letter.email} />
  if (letter.kind === 'access') return <TakeAccessBack token={token} letter={letter} />
  return <NewPassword token={token} letter={letter} />
}

/** Only a link to a new password is sent to whoever asks for it here. */
const sentByOthers = /^(?:invite|email|back|access)_/

interface UnopenedProps {
  readonly problem: string
  readonly token: string
}

function Unopened({ problem, token }: UnopenedProps) {
  return (
    <Stack>
      <ScreenTitle>This link can’t be opened</ScreenTitle>
      <Text role="alert">{problem}</Text>
      {sentByOthers.test(token) ? null : (
        <Anchor renderRoot={props => <Link to="/reset-password" search={{}} {...props} />}>
          Ask for a new link
        </Anchor>
      )}
      <Anchor renderRoot={props => <Link to="/login" {...props} />}>Back to sign-in</Anchor>
    </Stack>
  )
}

interface Confirming {
  readonly email: string
  readonly token: string
}

/** The link alone changes nothing: it may have gone to the wrong address. */
function SignInToConfirm({ email, token }: Confirming) {
  const search = { from: `/?letter=${encodeURIComponent(token)}` }
  return (
    <Stack>
      <ScreenTitle>Confirm your new email</ScreenTitle>
      <Text>
        Sign in with your old email and your password, and you can confirm {email} as your new one.
      </Text>
      <Button size="md" renderRoot={props => <Link to="/login" search={search} {...props} />}>
        Sign in to confirm
      </Button>
    </Stack>
  )
}

interface Invited {
  readonly place: string
  readonly email: string
  readonly token: string
}

/** They have an account: an invitation never changes its password. */
function SignInToAccept({ place, email, token }: Invited) {
  const search = { from: `/?letter=${encodeURIComponent(token)}` }
  return (
    <Stack>
      <ScreenTitle>You are invited</ScreenTitle>
      <Text>
        {place} invites you. You have an account with {email}: sign in with it, and you can accept.
      </Text>
      <Button size="md" renderRoot={props => <Link to="/login" search={search} {...props} />}>
        Sign in to accept
      </Button>
    </Stack>
  )
}
