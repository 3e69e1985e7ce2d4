// What has to be fixed before a period can be submitted: each with the way there, or with who can.

import { List, Text, Title } from '@mantine/core'
import { useState } from 'react'
import type { Ref } from 'react'
import { groupedPoints } from '../../period/point-groups.ts'
import type { CollectionPlace } from '../../period/use-place.ts'
import { numberText } from '../../ui/amounts.ts'
import { PointLines } from './point-lines.tsx'
import type { CollectionState, Point } from './use-collection.ts'
import { useSectionLinks } from './use-section-links.ts'

interface Props {
  readonly place: CollectionPlace
  readonly sections: CollectionState['sections']
  /** Nothing: not known yet. */
  readonly blockers: readonly Point[] | undefined
  /** Where the period is submitted already. */
  readonly isSubmitted?: boolean
  /** Of the heading, which the focus goes to. */
  readonly headingRef?: Ref<HTMLHeadingElement>
}

const shownAtFirst = 5

export function Blockers({ place, sections, blockers, isSubmitted = false, headingRef }: Props) {
  const [isWhole, setWhole] = useState(false)
  const links = useSectionLinks(place, sections)
  if (!blockers) {
    return (
      <Text mt="md" role="status">
        Checking what is still missing …
      </Text>
    )
  }
  if (blockers.length === 0) {
    return <Text mt="md">Nothing left to fix: ready to submit.</Text>
  }
  const groups = groupedPoints(blockers)
  const shown = isWhole ? groups : groups.slice(0, shownAtFirst)
  const coming = links.comingWords(shown.flatMap(({ points }) => points))
  return (
    <div className="blockers">
      <Title order={3} ref={headingRef} tabIndex={-1}>
        {numberText(blockers.length, 0)} to fix{isSubmitted ? '' : ' before you can submit'}
      </Title>
      <List mt="xs" spacing={4} className="blocker-list">
        {shown.map(group => (
          <List.Item key={group.key}>
            <PointLines place={place} sections={sections} group={group} />
          </List.Item>
        ))}
      </List>
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
    </div>
  )
}
