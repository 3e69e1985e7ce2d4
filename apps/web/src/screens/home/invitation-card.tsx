// An invitation whose link was opened by somebody with an account: a touch accepts it.

import { Button, Group, Text } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useFurrow, useSignedIn } from '../../data/context/furrow-context.ts'
import { useAnswer } from '../../data/hooks/use-answer.ts'
import { useNotices } from '../../ui/notices.tsx'
import { SimpleCard } from '../../ui/simple-card.tsx'

export function InvitationCard({ token }: { readonly token: string }) {
  const { api, session } = useFurrow()
  const { user, actingFor } = useSignedIn()
  const router = useRouter()
  const notices = useNotices()
  const letter = useAnswer(['letter', token], signal => api.session.link(token, { signal }))
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const putAway = () => router.navigate({ to: '/', search: {}, replace: true })
  const accept = async () => {
    setBusy(true)
    const answer = await api.session.acceptInvitation(token)
    setBusy(false)
    if (!answer.ok) return setProblem(answer.failure.message)
    notices.good(answer.data.message)
    await session.refresh()
    await putAway()
  }
  if (letter.isLoading) return null
  if (letter.data?.kind !== 'invitation') {
    return (
      <SimpleCard title="This link">
        <Text>{letter.failure?.message ?? whyNotHere(user.email)}</Text>
        <Button mt="md" variant="default" onClick={() => void putAway()}>
          All right
        </Button>
      </SimpleCard>
    )
  }
  const isTheirs = letter.data.email.toLowerCase() === user.email.toLowerCase() && !actingFor
  return (
    <SimpleCard title={`${letter.data.place} invites you`}>
      <Text>
        {isTheirs
          ? 'Accept, and you work on it with the others there.'
          : `The invitation is for ${letter.data.email}. Sign in with that address to accept it.`}
      </Text>
      {problem ? (
        <Text c="var(--wrong)" role="alert">
          {problem}
        </Text>
      ) : null}
      <Group mt="md">
        {isTheirs ? (
          <Button loading={isBusy} onClick={() => void accept()}>
            Accept
          </Button>
        ) : null}
        <Button variant="default" onClick={() => void putAway()}>
          Not now
        </Button>
      </Group>
    </SimpleCard>
  )
}

function whyNotHere(email: string): string {
  return `It sets a new password, and you are signed in as ${email}. Sign out first, then open the link again.`
}
