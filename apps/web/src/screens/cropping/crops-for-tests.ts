// A crop of wheat on a paddock, for tests.

import type { CropWriting } from './crop-change.ts'
import type { CropEvents, CropRow } from './crop-row.ts'
import { noEvents } from './crop-row.ts'

export const wheat = 11
export const cotton = 12
export const sugarcane = 13

export function cropRow(id: number, events: Partial<Record<keyof CropEvents, readonly object[]>> = {}, more: object = {}): CropRow {
  const crop = { id, farm_id: 3, period_id: 7, paddock_id: 100 + id, current_crop_id: wheat, double_crop: false, notes: null, updated_at: '2026-01-01', taggables: [] }
  return {
    ...{ id, crop, paddock: { id: 100 + id, name: `Field ${id}`, area: 50, sharefarm_percentage: null, updated_at: '2026-01-02' } },
    ...{ type: { id: wheat, name: 'Wheat', options: { wue: true } }, harvest: 'grain' },
    ...{ events: { ...noEvents, ...events }, figures: { fallowRain: null, cropRain: null, gauge: undefined, fallowType: undefined, enterprise: undefined } },
    ...more,
  } as unknown as CropRow
} // prettier-ignore

export function writingTo(rows: readonly CropRow[], more: Partial<CropWriting> = {}): CropWriting {
  let last = 0
  return {
    ...{ farmId: 3, periodId: 7, today: '2026-03-10', rows, grown: new Set([wheat]) },
    ...{ otherEnding: 99, newId: () => (last -= 1) },
    harvestOf: crop =>
      crop === wheat ? 'grain' : crop === cotton ? 'lint' : crop === sugarcane ? 'cane' : undefined,
    ...more,
  }
}
