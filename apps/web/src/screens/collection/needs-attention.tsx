// Warnings: what is saved and looks odd. What says the same of several records is one line, and confirmed as
// one; it then stays silent until the figure changes.

import { Badge, Button, Text, Title } from '@mantine/core'
import { useRef, useState } from 'react'
import type { CollectionPlace } from '../../period/use-place.ts'
import { AskDialog } from '../../period/questions/ask-dialog.tsx'
import { useQuestions } from '../../period/questions/use-questions.ts'
import { ConfirmWarning } from '../../period/confirm-warning.tsx'
import { groupedPoints } from '../../period/point-groups.ts'
import type { PointGroup } from '../../period/point-groups.ts'
import { askAbout, isAskedAbout } from './ask-about-point.ts'
import { ConfirmedWarnings } from './confirmed-warnings.tsx'
import { PointLines } from './point-lines.tsx'
import type { CollectionState, Points } from './use-collection.ts'
import { useSectionLinks } from './use-section-links.ts'

interface Props {
  readonly place: CollectionPlace
  readonly sections: CollectionState['sections']
  readonly points: Points
  readonly arePointsKnown: boolean
}

const shownAtFirst = 8

export function NeedsAttention({ place, sections, points, arePointsKnown }: Props) {
  const [isWhole, setWhole] = useState(false)
  const [chosen, setChosen] = useState<PointGroup>()
  const [asked, setAsked] = useState<PointGroup>()
  const heading = useRef<HTMLHeadingElement>(null)
  const pressed = useRef<HTMLButtonElement>(null)
  const toHeading = () => heading.current?.focus()
  const close = (next: HTMLElement | null) => {
    setChosen(undefined)
    next?.focus()
  }
  const { threads } = useQuestions({ farm_id: place.farmId, period_id: place.periodId })
  const groups = groupedPoints(points.warnings.filter(({ confirmed }) => !confirmed))
  const confirmed = points.warnings.filter(point => point.confirmed)
  const shown = isWhole ? groups : groups.slice(0, shownAtFirst)
  const coming = useSectionLinks(place, sections).comingWords(shown.flatMap(({ points }) => points))
  return (
    <section aria-labelledby="attention">
      <Title order={2} id="attention" mb="sm" ref={heading} tabIndex={-1}>
        Please check
      </Title>
      {groups.length === 0 ? (
        <Text c="dimmed">{arePointsKnown ? 'No warnings.' : 'Checking …'}</Text>
      ) : null}
      <ul className="warnings">
        {shown.map(group => (
          <li key={group.key}>
            <PointLines place={place} sections={sections} group={group} />
            <Deeds
              group={group}
              isAsked={isAskedAbout(group, place, threads)}
              onAsk={() => setAsked(group)}
              onConfirm={button => {
                pressed.current = button
                setChosen(group)
              }}
            />
          </li>
        ))}
      </ul>
      {coming ? (
        <Text size="sm" c="dimmed" mt="xs">
          {coming}
        </Text>
      ) : null}
      {groups.length > shown.length ? (
        <button type="button" className="text-button" onClick={() => setWhole(true)}>
          Show all {groups.length}
        </button>
      ) : null}
      {confirmed.length > 0 ? (
        <ConfirmedWarnings farmId={place.farmId} points={confirmed} onAskedAgain={toHeading} />
      ) : null}
      {asked ? (
        <AskDialog
          farmId={place.farmId}
          about={askAbout(asked, place)}
          words={asked.words}
          onClose={() => setAsked(undefined)}
        />
      ) : null}
      {chosen ? (
        <ConfirmWarning
          place={place}
          points={chosen.points}
          onClose={() => close(pressed.current)}
          onConfirmed={() => close(heading.current)}
        />
      ) : null}
    </section>
  )
}

interface DeedsProps {
  readonly group: PointGroup
  /** A question about it is open. */
  readonly isAsked: boolean
  readonly onAsk: () => void
  readonly onConfirm: (button: HTMLButtonElement) => void
}

function Deeds({ group, isAsked, onAsk, onConfirm }: DeedsProps) {
  return (
    <>
      {isAsked ? <Badge variant="light">Asked</Badge> : null}
      <Button variant="default" h={44} aria-label={`Ask about: ${group.words}`} onClick={onAsk}>
        Ask
      </Button>
      <Button
        variant="default"
        h={44}
        aria-label={`${verbOf(group)}: ${group.words}`}
        onClick={event => onConfirm(event.currentTarget)}
      >
        {verbOf(group)}
      </Button>
    </>
  )
}

function verbOf({ isGap, points }: PointGroup): string {
  const all = points.length > 1
  if (isGap) return all ? 'Leave all blank' : 'Leave blank'
  return all ? 'Confirm all' : 'Confirm'
}
