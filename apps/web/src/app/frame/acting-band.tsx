// While someone acts for another person, every page says so, and how to leave. What is not saved yet is never left
// without being asked about.

import { Button, Group } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useState, useSyncExternalStore } from 'react'
import { useFurrow, useSignedIn } from '../../data/context/furrow-context.ts'
import { useWaiting } from '../../data/hooks/use-waiting.ts'
import { unsavedWords } from '../../screens/sign-out/unsaved-words.ts'

export function ActingBand() {
  const { session, outbox } = useFurrow()
  const waiting = useWaiting()
  const isLasting = useSyncExternalStore(outbox.subscribe, outbox.isLasting)
  const router = useRouter()
  const { actingFor, user } = useSignedIn()
  const [isLeaving, setLeaving] = useState(false)
  const [isGoing, setGoing] = useState(false)
  if (!actingFor) return null
  const leave = async () => {
    setLeaving(true)
    await session.leave()
    setLeaving(false)
    await router.navigate({ to: '/' })
  }
  const look = { size: 'compact-md', variant: 'white', color: 'dark' } as const
  const until = `you sign in as ${actingFor.name} again`
  const isAsked = isGoing && waiting.length > 0
  return (
    <div className="band acting-band no-print" role="region" aria-label="Signed in as someone else">
      {isAsked ? (
        <p role="alert">{unsavedWords(waiting.length, { isLasting, going: 'you leave', until })}</p>
      ) : (
        <p>
          You see what <strong>{actingFor.name}</strong> ({actingFor.email}) sees. What you change
          is kept under your name, {user.name}.
        </p>
      )}
      {isAsked ? (
        <Group gap="xs">
          <Button {...look} loading={isLeaving} onClick={() => void leave()}>
            Leave now
          </Button>
          <Button {...look} autoFocus onClick={() => setGoing(false)}>
            Stay
          </Button>
        </Group>
      ) : (
        <Button
          {...look}
          loading={isLeaving}
          onClick={() => (waiting.length > 0 ? setGoing(true) : void leave())}
        >
          Leave
        </Button>
      )}
    </div>
  )
}
