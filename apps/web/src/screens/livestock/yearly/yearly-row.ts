// A row of a yearly sheet, of whichever of the records.

import type { SheetColumn } from '../../../sheet/cells/sheet-column.ts'

export type YearlyRow = object & { readonly id: number; readonly [field: string]: unknown }
export type YearlyColumn = SheetColumn<YearlyRow>
