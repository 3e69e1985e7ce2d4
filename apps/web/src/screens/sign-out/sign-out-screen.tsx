// Signing out. What is not saved yet is never dropped without being asked about.

import { Button, Group, List, Loader, Stack, Text } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { useWaiting } from '../../data/hooks/use-waiting.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { unsavedWords } from './unsaved-words.ts'

export function SignOutScreen() {
  const waiting = useWaiting()
  // What came to wait while this page is open does not turn the question up again.
  const [mustAsk] = useState(waiting.length > 0)
  return mustAsk ? <AskFirst /> : <LeaveNow />
}

function LeaveNow() {
  const leave = useLeave()
  useEffect(() => void leave(), [leave])
  return (
    <Group mt="xl">
      <Loader size="sm" />
      <ScreenTitle>Signing out</ScreenTitle>
    </Group>
  )
}

function AskFirst() {
  const { outbox } = useFurrow()
  const waiting = useWaiting()
  const router = useRouter()
  const leave = useLeave()
  const isLasting = useSyncExternalStore(outbox.subscribe, outbox.isLasting)
  const isOne = waiting.length === 1
  const dropAll = async () => {
    for (const { seq } of waiting) await outbox.discard(seq)
    await leave()
  }
  return (
    <Stack maw={640}>
      <ScreenTitle>Not everything is saved yet</ScreenTitle>
      <Text>
        {unsavedWords(waiting.length, {
          isLasting,
          going: 'you sign out',
          until: 'you sign in here again',
        })}
      </Text>
      <List>
        {waiting.slice(0, 20).map(({ seq, label }) => (
          <List.Item key={seq}>{label}</List.Item>
        ))}
      </List>
      <Group>
        <Button onClick={() => router.history.back()}>Stay signed in</Button>
        {isLasting ? (
          <Button variant="default" onClick={() => void leave()}>
            Keep {isOne ? 'it' : 'them'} here and sign out
          </Button>
        ) : null}
        <Button variant="default" c="var(--wrong)" onClick={() => void dropAll()}>
          Discard {isOne ? 'it' : 'them'} and sign out
        </Button>
      </Group>
    </Stack>
  )
}

function useLeave() {
  const { session } = useFurrow()
  const router = useRouter()
  return useCallback(async () => {
    await session.signOut()
    await router.navigate({ to: '/login', replace: true })
  }, [session, router])
}
