// How what looks wrong about a financial record is told, figure by figure.

import type { recordFields } from '@furrow/catalogue/finance/record'

export type FigureName = keyof typeof recordFields
/** A figure of the record; nothing where it is not known. */
export type FigureByName = (name: FigureName) => number | null

export interface RecordFault {
  readonly code: string
  readonly field: FigureName
  readonly message: string
}
