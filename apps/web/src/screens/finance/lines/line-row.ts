// A row of a sheet of finance whose rows are records of one kind.

import type { SheetColumn } from '../../../sheet/cells/sheet-column.ts'

export type LineRow = object & { readonly id: number; readonly [field: string]: unknown }
export type LineColumn = SheetColumn<LineRow>
