// What a file would do to the farm, before anything is written: on a map, and as a table in which each
// shape can be switched. Then all of it is written at once.

import { Alert, Button, Stack, Text } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { LeaveGuard } from '../../../entry/form/leave-guard.tsx'
import { countText } from '../../../ui/amounts.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import type { Reviewing } from '../doing.ts'
import type { Making } from '../map-changes.ts'
import type { MappedLand } from '../mapped-land.ts'
import { farAway } from './far-away.ts'
import { ReviewMap } from './review-map.tsx'
import { ReviewOptions } from './review-options.tsx'
import { ReviewTable } from './boundary-review-table.tsx'
import { countWords } from './review-words.ts'
import { useReview } from './use-boundary-review.ts'
import { useWriteReview } from './use-write-review.ts'

interface Props {
  readonly place: CollectionPlace
  readonly land: MappedLand
  readonly reviewing: Reviewing
  readonly making: Making
  readonly onEnd: () => void
}

export function ImportReview({ place, land, reviewing, making, onEnd }: Props) {
  const review = useReview(reviewing, land.paddocks)
  const [shown, setShown] = useState<number>()
  const { rows, doubts } = review
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  const { written, undecided, isWriting, write } = useWriteReview(
    review,
    { ...place, ...making, file: reviewing.file },
    onEnd,
  )
  return (
    <Stack gap="md">
      <Text>
        {reviewing.file}: {countText(rows.length, 'shape')}. {countWords(rows)} Nothing is saved
        yet.
      </Text>
      <Beside reviewing={reviewing} land={land} />
      <ReviewMap rows={rows} land={land} shown={shown} onShow={setShown} />
      <ReviewOptions review={review} />
      <ReviewTable
        rows={rows}
        doubts={doubts}
        shown={shown}
        review={review}
        land={land}
        onShow={setShown}
      />
      <div className="review-end">
        {undecided > 0 ? (
          <Text role="status">
            {countText(undecided, 'shape needs', 'shapes need')} a decision first.
          </Text>
        ) : null}
        <Button variant="default" onClick={onEnd}>
          Cancel
        </Button>
        <Button
          loading={isWriting}
          disabled={written === 0 || undecided > 0}
          onClick={() => void write()}
        >
          {written === 0
            ? 'Nothing to import'
            : `Import ${countText(written, 'boundary', 'boundaries')}`}
        </Button>
      </div>
      <LeaveGuard isTyped={!isWriting} />
    </Stack>
  )
}

/** What is true of the file as a whole. */
function Beside({ reviewing: { found }, land }: Pick<Props, 'reviewing' | 'land'>) {
  const points = [...land.gauges, ...land.properties].flatMap(({ at }) => (at ? [at] : []))
  const shapes = land.paddocks.flatMap(({ shape }) => shape ?? [])
  const away = farAway(
    found.shapes.map(({ shape }) => shape),
    { shapes, points },
  )
  return (
    <>
      {away ? (
        <Alert color="ochre" variant="outline" icon={<IconAlertTriangle size={20} aria-hidden />}>
          {away}
        </Alert>
      ) : null}
      {found.leftAside > 0 ? (
        <Text size="sm" c="dimmed">
          {countText(found.leftAside, 'point or line is', 'points and lines are')} skipped: only
          areas are imported.
        </Text>
      ) : null}
    </>
  )
}
