// What stands against handing in: each with where it is, and the way there.

import { List, Text, Title } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { countText } from '../../ui/amounts.ts'
import type { CollectionPlace } from '../../period/use-place.ts'
import { AgreeDialog } from './agree-dialog.tsx'
import { keyOfPoint, pointWords } from '../../period/point-words.ts'
import type { Point } from './use-collection.ts'
import { useSectionLinks } from './use-section-links.ts'

interface Props {
  readonly place: CollectionPlace
  /** Nothing: not known yet. */
  readonly blockers: readonly Point[] | undefined
}

const shownAtFirst = 5

export function Blockers({ place, blockers }: Props) {
  const [isWhole, setWhole] = useState(false)
  const links = useSectionLinks(place)
  if (!blockers) {
    return (
      <Text mt="md" role="status">
        Looking for what is still missing …
      </Text>
    )
  }
  if (blockers.length === 0) {
    return <Text mt="md">Nothing stands against handing it in.</Text>
  }
  const shown = isWhole ? blockers : blockers.slice(0, shownAtFirst)
  const coming = links.comingWords(shown)
  return (
    <div className="blockers">
      <Title order={3}>
        {countText(blockers.length, 'point')} to mend before it can be handed in
      </Title>
      <List mt="xs" spacing={4}>
        {shown.map(blocker => (
          <List.Item key={keyOfPoint(blocker)}>
            <BlockerWords place={place} blocker={blocker} />
          </List.Item>
        ))}
      </List>
      {coming ? (
        <Text size="sm" c="dimmed" mt="xs">
          {coming}
        </Text>
      ) : null}
      {blockers.length > shown.length ? (
        <button type="button" className="text-button" onClick={() => setWhole(true)}>
          Show all {blockers.length}
        </button>
      ) : null}
    </div>
  )
}

function BlockerWords({ place, blocker }: { place: CollectionPlace; blocker: Point }) {
  const [isReading, setReading] = useState(false)
  const link = useSectionLinks(place).ofPoint(blocker)
  const words = pointWords(blocker)
  if (blocker.resource === 'agreements' && blocker.id !== null) {
    return (
      <>
        {words}{' '}
        <button type="button" className="text-button" onClick={() => setReading(true)}>
          Read it and agree
        </button>
        {isReading ? (
          <AgreeDialog agreementId={blocker.id} onClose={() => setReading(false)} />
        ) : null}
      </>
    )
  }
  return link ? <Link {...link}>{words}</Link> : words
}
