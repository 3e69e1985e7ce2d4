// One crop with what it came to and every event by itself: several cuts, waterings and applications are
// typed here.

import { Stack, Text, Title } from '@mantine/core'
import { useRowById } from '../../data/hooks/use-row-by-id.ts'
import { HistoryOfRow } from '../../entry/history/history-of-row.tsx'
import { SideDrawer } from '../../ui/side-drawer.tsx'
import { UndoBesideCards } from '../../sheet/cards/undo-beside-cards.tsx'
import { RecordFiles } from '../../period/files/record-files.tsx'
import type { CollectionPlace } from '../../period/use-place.ts'
import type { CropRow } from './crop-row.ts'
import { nameOf } from './crop-row.ts'
import { CropTags } from './tags/crop-tags.tsx'
import type { EventKind } from './events/event-kinds.ts'
import { EventSheet } from './events/event-sheet.tsx'
import { eventTitles } from './events/event-titles.ts'
import { FertiliserSheet } from './events/fertiliser-sheet.tsx'
import { CropOutcome } from './wizard/crop-outcome.tsx'
import type { Crops } from './use-crops.ts'

interface Props {
  readonly place: CollectionPlace
  readonly crops: Crops
  /** The number of a crop; without one it is closed. */
  readonly opened: number | undefined
  /** What of it one came for: the harvest. */
  readonly part?: string | null
  readonly mayWrite: boolean
  readonly onClose: () => void
}

export function CropDrawer({ opened, onClose, ...shared }: Props) {
  const row = useRowById(shared.crops.rows, opened)
  return (
    <SideDrawer opened={row !== undefined} onClose={onClose} title={row && nameOf(row)} size="xl">
      {row ? <Events key={opened} row={row} {...shared} /> : null}
    </SideDrawer>
  )
}

function Events({
  row,
  part,
  ...shared
}: Omit<Props, 'opened' | 'onClose'> & { readonly row: CropRow }) {
  const { harvest } = row
  const harvests = new Set<EventKind>(['grain', 'lint', 'cane'])
  const asked = eventTitles.filter(
    ([kind]) => !harvests.has(kind) || kind === harvest || row.events[kind].length > 0,
  )
  return (
    <Stack gap="lg">
      <RecordFiles
        place={shared.place}
        record={{ resource: 'crop_collections', id: row.crop.id }}
        what="docket"
        category="Photo"
        mayWrite={shared.mayWrite}
      />
      <CropTags row={row} {...shared} />
      {hasOutcome(row) ? <CropOutcome hand={{ rows: [row], harvest: row.harvest }} /> : null}
      {shared.mayWrite ? <UndoBesideCards /> : null}
      {asked.map(([kind, title]) => (
        <section
          key={kind}
          className="crop-part"
          ref={part === 'harvest' && kind === harvest ? bringIntoSight : undefined}
        >
          <Title order={3} mb="xs">
            {title}
          </Title>
          {kind === 'fertiliser' ? (
            <FertiliserSheet row={row} {...shared} />
          ) : (
            <EventSheet kind={kind} title={title} row={row} {...shared} />
          )}
        </section>
      ))}
      <Title order={3}>Changes</Title>
      <Text size="sm" c="dimmed">
        Changes to the crop itself. Each event has its own.
      </Text>
      <HistoryOfRow resource="crop_collections" row={{ ...row.crop }} />
    </Stack>
  )
}

/** Before harvest there is nothing to look back on, but what it cost. */
function hasOutcome({ line }: CropRow): boolean {
  return [line.yield, line.income, line.cost].some(figure => figure !== null)
}

function bringIntoSight(section: HTMLElement | null): void {
  section?.scrollIntoView()
}
