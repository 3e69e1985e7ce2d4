// The ground of a crop, for what is typed of it.

import type { CropRow } from '../crop-row.ts'

/** What a new event of it goes over: as far as it was measured, all that it took, else all of the paddock. */
export function areaOf({ line, paddock }: Pick<CropRow, 'line' | 'paddock'>): number | null {
  return line.area ?? paddock?.area ?? null
}
