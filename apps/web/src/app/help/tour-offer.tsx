// The tour offers itself to a newcomer, once, where they arrive: taken or not, it does not come again.

import { Button, Card, Group, Text } from '@mantine/core'
import { useState } from 'react'
import { useSession } from '../../data/context/furrow-context.ts'
import { isNewcomer } from './is-newcomer.ts'
import { useTourPlaces } from './tour-card.tsx'
import { useHelpNote } from './use-help-note.ts'

export function TourOffer() {
  const session = useSession()
  const { note, isRead, change } = useHelpNote()
  const toPlace = useTourPlaces()
  const [now] = useState(() => Date.now())
  if (!isRead || session.kind === 'signed out') return null
  const { user, person } = session
  // Who acts for someone has seen it, or will where they are themselves.
  if (user.id !== person.id || !isNewcomer(note, person.created_at, now)) return null
  const take = () => {
    change({ isOffered: true, isTouring: true, step: 0 })
    toPlace(0)
  }
  return (
    <Card withBorder component="section" aria-label="Tour of Furrow" mb="md" className="no-print">
      <Text fw={640}>New to Furrow?</Text>
      <Text>
        Five short steps show where paddocks, rain and crops are recorded. You can leave at any
        step; it stays under Help.
      </Text>
      <Group mt="sm">
        <Button h={44} onClick={take}>
          Take the tour
        </Button>
        <Button h={44} variant="default" onClick={() => change({ isOffered: true })}>
          Not now
        </Button>
      </Group>
    </Card>
  )
}
