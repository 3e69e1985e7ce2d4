// The tour: a card at the edge that leads from place to place, and can be left at any step.

import { Button, Card, Group, Text } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useSession } from '../../data/context/furrow-context.ts'
import { tourSteps } from './tour-steps.ts'
import { useHelpNote } from './use-help-note.ts'
import './help.css'

export function TourCard() {
  const { note, change } = useHelpNote()
  const toPlace = useTourPlaces()
  const choosing = useWhatToChoose()
  const place = Math.min(note.step ?? 0, tourSteps.length - 1)
  const step = tourSteps[place]
  if (!note.isTouring || !step) return null
  const go = (next: number) => {
    change({ step: next })
    toPlace(next)
  }
  const isLast = place === tourSteps.length - 1
  return (
    <Card
      key={place}
      ref={focusOn}
      withBorder
      radius="lg"
      padding="md"
      shadow="md"
      className="tour-card no-print"
      component="section"
      aria-labelledby="tour-title"
      tabIndex={-1}
    >
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm" c="dimmed">
          Tour: step {place + 1} of {tourSteps.length}
        </Text>
        <Button variant="subtle" h={44} onClick={() => change({ isTouring: false })}>
          Leave the tour
        </Button>
      </Group>
      <Text fw={640} id="tour-title">
        {step.title}
      </Text>
      <Text>{step.text}</Text>
      {choosing ? <Text>Choose a {choosing} first.</Text> : null}
      <Group justify="flex-end" mt="sm">
        {place > 0 ? (
          <Button variant="default" h={44} onClick={() => go(place - 1)}>
            Back
          </Button>
        ) : null}
        {isLast ? (
          <Button h={44} onClick={() => change({ isTouring: false, step: 0 })}>
            Finish
          </Button>
        ) : choosing ? null : (
          <Button h={44} onClick={() => go(place + 1)}>
            Next
          </Button>
        )}
      </Group>
    </Card>
  )
}

/** Of a step that is new. */
function focusOn(card: HTMLElement | null) {
  card?.focus()
}

function useWhatToChoose(): 'farm' | 'period' | undefined {
  const session = useSession()
  if (session.kind === 'signed out') return undefined
  if (session.farmId === undefined) return 'farm'
  return session.periodId === undefined ? 'period' : undefined
}

/** Where no farm or period is chosen, that is the first thing to do. */
export function useTourPlaces() {
  const session = useSession()
  const navigate = useNavigate()
  return (step: number) => {
    if (session.kind === 'signed out') return
    const { farmId, periodId } = session
    const place = tourSteps[step]?.place ?? ''
    const to =
      farmId === undefined
        ? '/collection/farm'
        : periodId === undefined
          ? `/collection/${farmId}/period`
          : `/collection/${farmId}/period/${periodId}${place}`
    void navigate({ to })
  }
}
