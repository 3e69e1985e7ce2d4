// Rows of crop events, kind by kind, as the figures of a crop need them.

import type { CropEventKind, MeasuredEvent } from '@furrow/farming/crops/crop-event'
import { cropEventKind, cropEventKindNames } from './chapters/crop-event-kinds.ts'
import { measuredEvent } from './measured-event.ts'

type MeasuredRows = { readonly [Kind in CropEventKind]?: readonly EventRow[] }

interface EventRow {
  readonly id: number
}

/** Of whatever kinds were read. */
export function measuredEvents(rows: MeasuredRows, ways: Ways): readonly MeasuredEvent[] {
  return cropEventKindNames
    .filter(kind => kind !== 'fertiliser' && kind !== 'irrigation')
    .flatMap(kind => {
      const { how } = cropEventKind(kind)
      const list = how && ways[how.list as keyof Ways]
      const wayOf = (row: EventRow) => list?.get(Number(valueIn(row, how?.key)))?.slug ?? null
      return (rows[kind] ?? []).map(row => measuredEvent(kind, row, wayOf(row)))
    })
}

interface Way {
  readonly id: number
  readonly slug: string | null
}

type WaysById = ReadonlyMap<number, Way>

/** The lists that say how: of endings, and of ways of grazing. */
export interface Ways {
  readonly crop_termination_types: WaysById
  readonly grazing_collection_types: WaysById
}

export function waysOf(lists: {
  readonly endings: readonly Way[]
  readonly grazings: readonly Way[]
}): Ways {
  const byId = (rows: readonly Way[]) => new Map(rows.map(row => [row.id, row]))
  return {
    crop_termination_types: byId(lists.endings),
    grazing_collection_types: byId(lists.grazings),
  }
}

function valueIn(row: EventRow, field = ''): unknown {
  return (row as unknown as Readonly<Record<string, unknown>>)[field]
}
