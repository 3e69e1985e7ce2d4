// What a chart is, apart from where it stands: what is drawn, what each place on it says, and the same
// as a table.

import type { FilledTable } from '../ui/table/table-columns.ts'
import type { Plot } from './plot.ts'

export interface ChartDrawing<Row> {
  /** The finding in a sentence: what someone would say who has looked at it. */
  readonly title: string
  /** What is drawn, in which unit, and out of how many years. */
  readonly note: string
  readonly plot: Plot
  /** What each place along the axis says, line by line. */
  readonly places: readonly (readonly string[])[]
  /** Where a reader begins: the latest that is known. */
  readonly begin?: number | undefined
  /** The same figures, for who would rather read than look. */
  readonly table: FilledTable<Row>
}
