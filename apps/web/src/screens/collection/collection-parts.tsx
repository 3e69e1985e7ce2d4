// What the collection of a farm in a period shows, once it is known how it stands.

import { Stack } from '@mantine/core'
import type { CollectionPlace } from '../../period/use-place.ts'
import { QuestionsCard } from '../../period/questions/questions-card.tsx'
import { RequestedFiles } from '../../period/files/requested-files.tsx'
import { CheckList } from './check-list.tsx'
import { CountStrip } from './count-strip.tsx'
import { NeedsAttention } from './needs-attention.tsx'
import { OpenOpportunities } from './open-opportunities.tsx'
import { QuickEntry } from './quick/quick-entry.tsx'
import { SectionTiles } from './section-tiles.tsx'
import { StatusPanel } from './status-panel.tsx'
import type { CollectionState, Points } from './use-collection.ts'

interface Props {
  readonly place: CollectionPlace
  readonly state: CollectionState
  readonly points: Points
  readonly arePointsKnown: boolean
  /** The farm and the period. */
  readonly words: string
}

export function CollectionParts({ place, state, points, arePointsKnown, words }: Props) {
  return (
    <Stack gap="xl">
      <StatusPanel place={place} state={state} points={points} arePointsKnown={arePointsKnown} />
      <QuickEntry place={place} />
      <SectionTiles place={place} state={state} points={points} />
      <NeedsAttention
        place={place}
        sections={state.sections}
        points={points}
        arePointsKnown={arePointsKnown}
      />
      <QuestionsCard place={place} words={words} />
      <RequestedFiles place={place} />
      <OpenOpportunities place={place} />
      <CheckList place={place} checks={state.checks} />
      <CountStrip counts={state.counts} />
    </Stack>
  )
}
