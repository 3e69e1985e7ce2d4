// No more can come off than was sown (E-CROP-1), and nothing comes off that was never sown (E-CROP-5):
// both may be corrected by records that are still to come.

import { tablesOfKinds } from '@furrow/catalogue/chapters/crop-event-kinds'
import { isRatoon } from '@furrow/farming/crops/ratoon'
import { areaSown, areaTaken, isBeyond } from '@furrow/farming/crops/crop-area'
import { cropOnPaddock, hectares } from './collection-facts.ts'
import { cropEventTables, dayFields } from '../saving/crop-event-tables.ts'
import type { EventCheck } from './event-check.ts'

const harvests = tablesOfKinds(['grain', 'lint', 'hay', 'cane'])
const measured = [...harvests, ...tablesOfKinds(['sowing', 'grazing'])]

/** E-CROP-1 */
const withinSown: EventCheck = {
  of: measured,
  about: [...measured.map(areaField), 'crop_collection_id'],
  warnings({ table, crop, life }) {
    const sown = areaSown(life?.events ?? [])
    const taken = areaTaken(life?.events ?? [])
    if (sown === null || !isBeyond(taken, sown)) return []
    const areas = `${hectares(sown)} are sown, but ${hectares(taken)} are harvested`
    const message = `${cropOnPaddock(crop)}: ${areas}.`
    return [{ field: areaField(table), code: 'E-CROP-1', message }]
  },
}

/** E-CROP-5 */
const afterSowing: EventCheck = {
  of: harvests,
  about: ['crop_collection_id'],
  warnings({ table, self, crop, life }) {
    if (life?.establishment || (crop.crop?.perennial && self?.kind !== 'cane')) return []
    // A ratoon was planted in an earlier period.
    if (self?.kind === 'cane' && (crop.prior !== null || isRatoon(crop.stage ?? ''))) return []
    const message = `${cropOnPaddock(crop)} has no sowing yet: enter the sowing first.`
    return [{ field: dayFields(table)[0] ?? 'date', code: 'E-CROP-5', message }]
  },
}

export const harvestedArea: readonly EventCheck[] = [withinSown, afterSowing]

function areaField(table: string): string {
  return cropEventTables[table]?.area ?? 'area'
}
