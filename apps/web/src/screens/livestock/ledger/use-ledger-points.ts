// What stands open at the cells of the ledger: of the server, and what the lines on the device show by themselves.

import type { OpenPoint } from '@furrow/wire/open-points-answer'
import { useCallback } from 'react'
import { pointsAbout } from '../../../period/use-sheet-points.ts'
import { withShortStock } from '../stock/short-stock.ts'
import type { Stock } from '../stock/use-stock.ts'
import { ledgerTables } from './move-part.ts'

const ofLedger = pointsAbout(ledgerTables)

export function useLedgerPoints({ inClasses, lists }: Stock) {
  return useCallback(
    (open: readonly OpenPoint[]) => withShortStock(ofLedger(open, []), inClasses, lists),
    [inClasses, lists],
  )
}
