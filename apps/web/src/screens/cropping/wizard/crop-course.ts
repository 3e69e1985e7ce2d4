// What was done to a crop, as the arithmetic of areas takes it.

import { areaLeft, areaSown } from '@furrow/farming/crop-area'
import type { CropEvent } from '@furrow/farming/crop-event'
import { sumOf } from '@furrow/farming/ratio'
import type { CropRow } from '../crop-row.ts'
import type { CropLists } from '../use-crop-lists.ts'

type Endings = CropLists['endings']

function courseOf({ events }: Pick<CropRow, 'events'>, endings: Endings = []): readonly CropEvent[] {
  const slugs = new Map(endings.map(({ id, slug }) => [id, slug]))
  return [
    ...events.sowing.map(one => ({ kind: 'sowing' as const, id: one.id, day: one.sowing_date, area: one.sowing_area })),
    ...events.grain.map(one => ({ kind: 'grain' as const, id: one.id, day: one.harvested_date, area: one.harvested_area })),
    ...events.lint.map(one => ({ kind: 'lint' as const, id: one.id, day: one.harvested_date, area: one.harvested_area })),
    ...events.cane.map(one => ({ kind: 'cane' as const, id: one.id, day: one.date, area: one.area })),
    ...events.hay.map(one => ({ kind: 'hay' as const, id: one.id, day: one.cut_date, area: one.cut_area })),
    ...events.grazing.map(one => ({ kind: 'grazing' as const, id: one.id, day: one.grazing_start_date, area: one.grazing_area })),
    ...events.ending.map(one => ({
      ...{ kind: 'custom' as const, id: one.id, day: one.date, area: null },
      how: slugs.get(one.crop_termination_type_id) ?? null,
    })),
  ]
} // prettier-ignore

export function sownArea(row: Pick<CropRow, 'events'>): number | null {
  return areaSown(courseOf(row))
}

/** Sown, or left bare on purpose. */
export function coveredArea(row: Pick<CropRow, 'events'>): number | null {
  return sownArea(row) ?? sumOf(row.events.fallow.map(({ area }) => area))
}

/** What stands on the paddock: as far as it was measured, else all of it. */
export function areaOf(row: CropRow): number | null {
  return coveredArea(row) ?? row.paddock?.area ?? null
}

/** Hectares that nothing came off and that nobody said an ending of. */
export function unexplainedArea(row: CropRow, endings: Endings): number {
  return areaLeft(courseOf(row, endings))
}
