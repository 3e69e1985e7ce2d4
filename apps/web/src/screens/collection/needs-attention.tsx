// Warnings: what is saved and looks odd. Each is mended where it stands, or confirmed with a note, and
// then stays silent until the figure changes.

import { Button, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { CollectionPlace } from '../../period/use-place.ts'
import { ConfirmWarning } from '../../period/confirm-warning.tsx'
import { ConfirmedWarnings } from './confirmed-warnings.tsx'
import { keyOfPoint, pointWords } from '../../period/point-words.ts'
import type { Point, Points } from './use-collection.ts'
import { useSectionLinks } from './use-section-links.ts'

interface Props {
  readonly place: CollectionPlace
  readonly points: Points
}

const shownAtFirst = 8

export function NeedsAttention({ place, points }: Props) {
  const [isWhole, setWhole] = useState(false)
  const [chosen, setChosen] = useState<Point>()
  const heading = useRef<HTMLHeadingElement>(null)
  const pressed = useRef<HTMLButtonElement>(null)
  const toHeading = () => heading.current?.focus()
  const close = (next: HTMLElement | null) => {
    setChosen(undefined)
    next?.focus()
  }
  const open = points.warnings.filter(({ confirmed }) => !confirmed)
  const confirmed = points.warnings.filter(point => point.confirmed)
  const shown = isWhole ? open : open.slice(0, shownAtFirst)
  const coming = useSectionLinks(place).comingWords(shown)
  return (
    <section aria-labelledby="attention">
      <Title order={2} id="attention" mb="sm" ref={heading} tabIndex={-1}>
        Worth a look
      </Title>
      {open.length === 0 ? <Text c="dimmed">Nothing looks odd.</Text> : null}
      <ul className="warnings">
        {shown.map(point => (
          <li key={keyOfPoint(point)}>
            <WarningWords place={place} point={point} />
            <Button
              variant="default"
              h={44}
              aria-label={`This is right: ${pointWords(point)}`}
              onClick={event => {
                pressed.current = event.currentTarget
                setChosen(point)
              }}
            >
              This is right
            </Button>
          </li>
        ))}
      </ul>
      {coming ? (
        <Text size="sm" c="dimmed" mt="xs">
          {coming}
        </Text>
      ) : null}
      {open.length > shown.length ? (
        <button type="button" className="text-button" onClick={() => setWhole(true)}>
          Show all {open.length}
        </button>
      ) : null}
      {confirmed.length > 0 ? (
        <ConfirmedWarnings farmId={place.farmId} points={confirmed} onAskedAgain={toHeading} />
      ) : null}
      {chosen ? (
        <ConfirmWarning
          place={place}
          point={chosen}
          onClose={() => close(pressed.current)}
          onConfirmed={() => close(heading.current)}
        />
      ) : null}
    </section>
  )
}

function WarningWords({ place, point }: { place: CollectionPlace; point: Point }) {
  const link = useSectionLinks(place).ofPoint(point)
  const words = pointWords(point)
  return <div className="warning-words">{link ? <Link {...link}>{words}</Link> : words}</div>
}
