// What was done in the sheet of paddocks, as one change: of each row only the fields that are another
// (spec: a batch update), links to the period before along with it, and a row without anything
// recorded on it goes with its links.

import type { Change, ChangeStep } from '../../data/outbox/change.ts'
import { sheetChange } from '../../sheet/writing/sheet-change.ts'
import type { SheetPart } from '../../sheet/writing/sheet-change.ts'
import type { SheetWrite } from '../../sheet/cells/sheet-column.ts'
import { goneStep, rowPart } from '../../sheet/writing/sheet-parts.ts'
import type { SheetPlace } from '../../period/use-sheet-place.ts'
import { paddockColumns } from './paddock-columns.ts'
import type { PaddockRow } from './paddock-row.ts'
import { linkedNew, relinked } from './lineage/prior-links.ts'

export type PaddockPlace = SheetPlace<PaddockRow>

/** What they write does not depend on what they are chosen from. */
const columns = paddockColumns({
  rowsNow: () => [],
  before: [],
  beforeName: '',
  lists: { assetTypes: [], properties: [], gauges: [], landClasses: [] },
})

export function paddockChange(write: SheetWrite, place: PaddockPlace): Change {
  const { farmId, periodId, rows, newId } = place
  const paddocks = rowPart({
    resource: 'paddocks' as const,
    given: { farm_id: farmId, period_id: periodId },
    of: ({ paddock }: PaddockRow) => paddock,
  })
  const parts = { paddocks, links: linksPart(newId) }
  return sheetChange(write, { farmId, rows, columns, parts, newId })
}

const links = 'paddock_prior_paddocks'

function linksPart(newId: () => number): SheetPart<PaddockRow> {
  return {
    resources: [links],
    steps: ({ priors = [] }, { id, row }) => {
      const numbers = priors as readonly number[]
      if (!row) return linkedNew(id, numbers, { newId }).kept
      const { gone, kept } = relinked(row, { priors: numbers }, { newId })
      return [...gone, ...kept]
    },
    gone: ({ paddock }) => paddock.prior_links.map(({ id }) => goneStep(links, id)),
  }
}

/** Its own links first: what nothing goes along with can be restored by whoever deleted it. */
export function deleting({ id, paddock }: PaddockRow): readonly ChangeStep[] {
  return [...paddock.prior_links.map(link => goneStep(links, link.id)), goneStep('paddocks', id)]
}
