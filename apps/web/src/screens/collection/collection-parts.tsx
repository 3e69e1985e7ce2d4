// What the collection of a farm in a period shows, once it is known how it stands.

import { Stack } from '@mantine/core'
import type { CollectionPlace } from '../../period/use-place.ts'
import { RequestedFiles } from '../../period/requested-files.tsx'
import { CheckList } from './check-list.tsx'
import { CountStrip } from './count-strip.tsx'
import { NeedsAttention } from './needs-attention.tsx'
import { QuickEntry } from './quick-entry.tsx'
import { SectionTiles } from './section-tiles.tsx'
import { StatusPanel } from './status-panel.tsx'
import type { CollectionState, Points } from './use-collection.ts'

interface Props {
  readonly place: CollectionPlace
  readonly state: CollectionState
  readonly points: Points
  readonly arePointsKnown: boolean
}

export function CollectionParts({ place, state, points, arePointsKnown }: Props) {
  return (
    <Stack gap="xl">
      <StatusPanel place={place} state={state} points={points} arePointsKnown={arePointsKnown} />
      <SectionTiles place={place} state={state} points={points} />
      <QuickEntry place={place} />
      <NeedsAttention place={place} points={points} />
      <RequestedFiles place={place} />
      <CheckList checks={state.checks} />
      <CountStrip counts={state.counts} />
    </Stack>
  )
}
