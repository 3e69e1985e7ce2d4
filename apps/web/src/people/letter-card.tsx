// A link from an email that was opened by someone who is signed in: what it is for, and the button that
// does it. Opening the link alone does nothing.

import { Button, Group, Text } from '@mantine/core'
import type { Result } from '@furrow/wire/client/result'
import type { LetterLink, Message } from '@furrow/wire/signed-in-answer'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Furrow } from '@furrow/wire/client/connect'
import { useFurrow, useSignedIn } from '../data/context/furrow-context.ts'
import { useAnswer } from '../data/hooks/use-answer.ts'
import { useNotices } from '../ui/notices.tsx'
import { SimpleCard } from '../ui/simple-card.tsx'
import { putBackWords, takeAwayWords } from './undo-by-link.tsx'

export function LetterCard({ token }: { readonly token: string }) {
  const { api } = useFurrow()
  const { user, actingFor } = useSignedIn()
  const putAway = usePutAway()
  const letter = useAnswer(['letter', token], signal => api.session.link(token, { signal }))
  if (letter.isLoading) return null
  const reader = { email: user.email, isActing: actingFor !== undefined }
  const offer = letter.data ? offerOf(letter.data, reader) : undefined
  if (!offer) {
    return (
      <SimpleCard title="This link">
        <Text>{letter.failure?.message ?? whyNotHere(user.email)}</Text>
        <Button mt="md" variant="default" onClick={() => void putAway()}>
          OK
        </Button>
      </SimpleCard>
    )
  }
  return <OfferCard token={token} offer={offer} />
}

interface Offer {
  readonly title: string
  readonly text: string
  /** What the button says, and what it does; nothing where it is not theirs to do. */
  readonly doing?: {
    readonly label: string
    readonly call: (api: Furrow, token: string) => Promise<Result<Message>>
  }
}

interface Reader {
  readonly email: string
  readonly isActing: boolean
}

function offerOf(letter: LetterLink, { email, isActing }: Reader): Offer | undefined {
  switch (letter.kind) {
    case 'invitation': {
      const title = `${letter.place} invites you`
      if (isActing || letter.email.toLowerCase() !== email.toLowerCase()) {
        const text = `The invitation is for ${letter.email}. Sign in with that email to accept it.`
        return { title, text }
      }
      const text = 'Accept, and you work on it with the others there.'
      const call = (api: Furrow, token: string) => api.session.acceptInvitation(token)
      return { title, text, doing: { label: 'Accept', call } }
    }
    case 'email change': {
      const title = 'Confirm your new email'
      if (isActing) return { title, text: 'You can’t do this while signed in as someone else.' }
      const text = `From now on you sign in with ${letter.email} instead of ${email}. We tell your old email, which can put it back for 72 hours.`
      const call = (api: Furrow, token: string) => api.session.confirmEmailChange(token)
      return { title, text, doing: { label: 'Confirm', call } }
    }
    case 'way back': {
      const { title, text, label } = putBackWords(letter.email)
      const call = (api: Furrow, token: string) => api.session.putEmailBack(token)
      return { title, text, doing: { label, call } }
    }
    case 'access': {
      const { title, text, label } = takeAwayWords(letter)
      const call = (api: Furrow, token: string) => api.session.takeAccessBack(token)
      return { title, text, doing: { label, call } }
    }
    case 'reset':
      return undefined
  }
}

function OfferCard({ token, offer }: { readonly token: string; readonly offer: Offer }) {
  const { title, text, doing } = offer
  const { api, session } = useFurrow()
  const notices = useNotices()
  const putAway = usePutAway()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const act = async ({ call }: NonNullable<Offer['doing']>) => {
    setBusy(true)
    const answer = await call(api, token)
    setBusy(false)
    if (!answer.ok) return setProblem(answer.failure.message)
    notices.good(answer.data.message)
    await session.refresh()
    await putAway()
  }
  return (
    <SimpleCard title={title}>
      <Text>{text}</Text>
      {problem ? (
        <Text c="var(--wrong)" role="alert">
          {problem}
        </Text>
      ) : null}
      <Group mt="md">
        {doing ? (
          <Button loading={isBusy} onClick={() => void act(doing)}>
            {doing.label}
          </Button>
        ) : null}
        <Button variant="default" onClick={() => void putAway()}>
          Not now
        </Button>
      </Group>
    </SimpleCard>
  )
}

function usePutAway() {
  const router = useRouter()
  return () => router.navigate({ to: '/', search: {}, replace: true })
}

function whyNotHere(email: string): string {
  return `It sets a new password, and you are signed in as ${email}. Sign out first, then open the link again.`
}
