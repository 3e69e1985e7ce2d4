// What is done to crops, as it is headed, in the order in which it is usually done.

import type { EventKind } from './event-kinds.ts'

export const eventTitles: readonly (readonly [kind: EventKind, title: string])[] = [
  ['sowing', 'Sowing'],
  ['fertiliser', 'Fertiliser'],
  ['irrigation', 'Irrigation'],
  ['grazing', 'Grazing'],
  ['grain', 'Grain harvest'],
  ['lint', 'Cotton picking'],
  ['cane', 'Cane harvest'],
  ['hay', 'Hay cut'],
  ['ending', 'Not harvested'],
]
