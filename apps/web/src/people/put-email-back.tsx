// Puts the email back that an account had before, by the link that went there.

import { Anchor, Button, Stack, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useFurrow } from '../data/context/furrow-context.ts'
import { ScreenTitle } from '../ui/screen-title.tsx'

export function putBackWords(email: string) {
  return {
    title: 'Put your old email back?',
    text: `${email} becomes the email of your account again, every device is signed out, and you set a new password by a link that we send to ${email}.`,
    label: 'Put my email back',
  }
}

export function PutEmailBack({ token, email }: { readonly token: string; readonly email: string }) {
  const { api } = useFurrow()
  const [problem, setProblem] = useState<string>()
  const [told, setTold] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const { title, text, label } = putBackWords(email)
  const putBack = async () => {
    setBusy(true)
    const answer = await api.session.putEmailBack(token)
    setBusy(false)
    setProblem(answer.ok ? undefined : answer.failure.message)
    if (answer.ok) setTold(answer.data.message)
  }
  return (
    <Stack>
      <ScreenTitle>{told ? 'Your old email is back' : title}</ScreenTitle>
      {told ? <Text role="status">{told}</Text> : <Text>{text}</Text>}
      {problem ? (
        <Text c="var(--wrong)" role="alert">
          {problem}
        </Text>
      ) : null}
      {told ? null : (
        <Button size="md" loading={isBusy} onClick={() => void putBack()}>
          {label}
        </Button>
      )}
      <Anchor renderRoot={props => <Link to="/login" {...props} />}>Back to sign-in</Anchor>
    </Stack>
  )
}
