// The tour offers itself to a newcomer, once, where they arrive: taken or not, it does not come again. What is
// below it is painted once the device has said whether it did.

import { Button, Card, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { hasMetHelp } from './is-newcomer.ts'
import { useTourPlaces } from './tour-card.tsx'
import { useHelpNote } from './use-help-note.ts'

export function TourOffer({ children }: { readonly children: ReactNode }) {
  const { note, isRead, change } = useHelpNote()
  const toPlace = useTourPlaces()
  if (!isRead) return null
  const take = () => {
    change({ isOffered: true, isTouring: true, step: 0 })
    toPlace(0)
  }
  return (
    <>
      {hasMetHelp(note) ? null : (
        <Card
          withBorder
          component="section"
          aria-label="Tour of Furrow"
          mb="md"
          className="no-print"
        >
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
      )}
      {children}
    </>
  )
}
