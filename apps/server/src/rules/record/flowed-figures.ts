// The figures of the financial record that flow from what else is recorded of a farm in a period:
// areas, rain, stock, water and what was sold. Money in whole cents, everything else in the unit of its
// field.

import { recordFields } from '@furrow/catalogue/finance/record'
import { costedFigures, recordFromRows } from '@furrow/farming/record/record-from-rows'
import type { Database, Transaction } from '../../db/database.ts'
import { periodOfRecord } from '../../facts/record/period-of-record.ts'
import type { RecordPlace } from '../../facts/record/period-of-record.ts'
import { rowsOfRecord } from '../../facts/record/rows-of-record.ts'

/**
 * By the name of the record's field. A name is there where the rows are asked about that figure: with
 * null where they do not know it, and left out where only a person can say it.
 */
export type FlowedFigures = Readonly<Record<string, number | null>>

export interface Flow {
  readonly rows: FlowedFigures
  readonly costed: CostedFigures
}

/** What follows from rows and from the costs of a record as it is worked out. */
export type CostedFigures = (record: Readonly<Record<string, unknown>>) => FlowedFigures

export async function flowOf(tx: Database | Transaction, place: RecordPlace): Promise<Flow> {
  const period = await periodOfRecord(tx, place)
  if (!period) return { rows: {}, costed: () => ({}) }
  const rows = await rowsOfRecord(tx, period)
  return {
    rows: asked(recordFromRows(rows)),
    costed: record => asked(costedFigures(rows, record)),
  }
}

function asked(figures: FlowedFigures): FlowedFigures {
  return Object.fromEntries(Object.entries(figures).filter(([name]) => isAskedFor(name)))
}

/** A figure of the record, or an amount that its formulas call rows(...). */
function isAskedFor(name: string): boolean {
  return name in recordFields || name.startsWith('rows(')
}
