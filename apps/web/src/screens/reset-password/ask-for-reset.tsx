// Asks for a link by email. The answer is the same whether anybody has the address or not.

import { Anchor, Button, Stack, Text, TextInput } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { notSendingEmail } from '../../people/email-words.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'

export function AskForReset() {
  const { api, settings } = useFurrow()
  const [email, setEmail] = useState('')
  const [problem, setProblem] = useState<string>()
  const [told, setTold] = useState<string>()
  const [isSending, setSending] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (email.trim() === '') return setProblem('Enter your email.')
    setSending(true)
    const answer = await api.session.askForReset(email.trim())
    setSending(false)
    setProblem(answer.ok ? undefined : answer.failure.message)
    if (answer.ok) setTold(answer.data.message)
  }
  return (
    <form onSubmit={event => void submit(event)} noValidate>
      <Stack>
        <ScreenTitle>Forgotten password</ScreenTitle>
        {told ? (
          <Text role="status">{told}</Text>
        ) : (
          <>
            <Text c="dimmed">
              {settings.sends_email
                ? 'We email you a link to set a new password.'
                : `${notSendingEmail} You get the link to set a new password from your administrator.`}
            </Text>
            <TextInput
              label="Email"
              type="email"
              autoComplete="username"
              size="md"
              required
              withAsterisk={false}
              value={email}
              onChange={event => setEmail(event.currentTarget.value)}
              error={problem}
            />
            <Button type="submit" size="md" loading={isSending}>
              Send the link
            </Button>
          </>
        )}
        <Anchor renderRoot={props => <Link to="/login" {...props} />}>Back to sign-in</Anchor>
      </Stack>
    </form>
  )
}
