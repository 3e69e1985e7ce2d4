// What was done to a crop as cards on a phone, each with all that is said of it.

import { Text } from '@mantine/core'
import type { CardsOfSheet } from '../../../sheet/cards/cards-of-sheet.ts'
import type { SheetColumn } from '../../../sheet/cells/sheet-column.ts'
import type { EventKind } from './event-kinds.ts'

export function eventCards<Row>(
  kind: EventKind,
  events: readonly Row[],
  columns: readonly SheetColumn<Row>[],
): CardsOfSheet<Row> {
  const one = eventNames[kind]
  return {
    name: event => `${one} ${events.indexOf(event) + 1}`,
    level: 4,
    facts: columns.map(({ id }) => id),
    add: `Add ${one.toLowerCase()}`,
    empty: <Text c="dimmed">None yet.</Text>,
  }
}

/** One of them. */
const eventNames: Readonly<Record<EventKind, string>> = {
  sowing: 'Sowing',
  fertiliser: 'Application',
  irrigation: 'Irrigation',
  fallow: 'Fallow',
  grazing: 'Grazing',
  grain: 'Harvest',
  lint: 'Picking',
  cane: 'Harvest',
  hay: 'Hay cut',
  ending: 'Reason',
}
