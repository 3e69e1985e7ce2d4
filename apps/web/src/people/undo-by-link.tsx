// Undoes what a link from an email is the way back from: an email that was changed, access that was given.

import { Anchor, Button, Stack, Text } from '@mantine/core'
import type { Furrow } from '@furrow/wire/client/connect'
import type { Result } from '@furrow/wire/client/result'
import type { LetterLink, Message } from '@furrow/wire/signed-in-answer'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useFurrow } from '../data/context/furrow-context.ts'
import { ScreenTitle } from '../ui/screen-title.tsx'

interface Words {
  readonly title: string
  readonly text: string
  readonly label: string
  /** The title, once it is done. */
  readonly done: string
}

export function putBackWords(email: string): Words {
  return {
    title: 'Put your old email back?',
    text: `${email} becomes the email of your account again, every device is signed out, and you set a new password by a link that we send to ${email}.`,
    label: 'Put my email back',
    done: 'Your old email is back',
  }
}

type Access = Extract<LetterLink, { readonly kind: 'access' }>

export function takeAwayWords({ place, people }: Access): Words {
  const who = people.join(', ')
  return {
    title: `Take away access to ${place}?`,
    text: `${who} can read and change what is recorded for ${place}. This takes that access away again. You can give it back under the people of ${place}.`,
    label: 'Take access away',
    done: 'The access is taken away',
  }
}

export function PutEmailBack({ token, email }: { readonly token: string; readonly email: string }) {
  return <UndoByLink words={putBackWords(email)} undo={api => api.session.putEmailBack(token)} />
}

export function TakeAccessBack({
  token,
  letter,
}: {
  readonly token: string
  readonly letter: Access
}) {
  return (
    <UndoByLink words={takeAwayWords(letter)} undo={api => api.session.takeAccessBack(token)} />
  )
}

interface Undoing {
  readonly words: Words
  readonly undo: (api: Furrow) => Promise<Result<Message>>
}

function UndoByLink({ words: { title, text, label, done }, undo }: Undoing) {
  const { api } = useFurrow()
  const [problem, setProblem] = useState<string>()
  const [told, setTold] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const act = async () => {
    setBusy(true)
    const answer = await undo(api)
    setBusy(false)
    setProblem(answer.ok ? undefined : answer.failure.message)
    if (answer.ok) setTold(answer.data.message)
  }
  return (
    <Stack>
      {/* A heading of its own: the button that had the focus is gone. */}
      <ScreenTitle key={told}>{told ? done : title}</ScreenTitle>
      {told ? <Text role="status">{told}</Text> : <Text>{text}</Text>}
      {problem ? (
        <Text c="var(--wrong)" role="alert">
          {problem}
        </Text>
      ) : null}
      {told ? null : (
        <Button size="md" loading={isBusy} onClick={() => void act()}>
          {label}
        </Button>
      )}
      <Anchor renderRoot={props => <Link to="/login" {...props} />}>Back to sign-in</Anchor>
    </Stack>
  )
}
