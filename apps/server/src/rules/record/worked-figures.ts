// What changes in a financial record when it is calculated from what was entered, what flows from rows
// and how the period before closed.

import { isDeepStrictEqual } from 'node:util'
import { recordPlan } from '@furrow/catalogue/finance/furrow-record-plan'
import { assumedOrigins, enteredIn, originsOf } from '@furrow/farming/record/record-origins'
import type { RecordOrigins } from '@furrow/farming/record/record-origins'
import { workedRecord } from '@furrow/farming/record/worked-record'
import type { Entered, RecordSources, WorkedRecord } from '@furrow/farming/record/worked-record'
import type { CostedFigures } from './flowed-figures.ts'
import type { Row } from '../saving/save-rule.ts'

/** Every figure that comes out otherwise than it stands, and where the figures come from. */
export function changesTo(record: Row, sources: CostedSources): Row {
  const worked = workedWithCosts(sources)
  const figures = recordPlan.order.flatMap((name): [string, unknown][] => {
    const value = worked.get(name)?.value ?? null
    return value === (record[name] ?? null) ? [] : [[name, value]]
  })
  const origins = originsOf(worked)
  const isSame = isDeepStrictEqual(origins, record['origins'])
  return { ...Object.fromEntries(figures), ...(isSame ? {} : { origins }) }
}

interface CostedSources extends RecordSources {
  readonly costed?: CostedFigures | undefined
}

/**
 * Lines of costs are worked out first, what crops and stock bear of them with the rest. What was kept of a crop is
 * worth its price less what crops bear of its way to market, and crops bear by what they earned, what was kept
 * among it: until neither moves the other any more.
 */
function workedWithCosts({ costed, ...sources }: CostedSources): WorkedRecord {
  let worked = workedRecord(recordPlan, sources)
  if (!costed) return worked
  let { rows } = sources
  for (let round = 0; round < mostRounds; round += 1) {
    const figures = Object.fromEntries([...worked].map(([name, { value }]) => [name, value]))
    const shared = costed(figures)
    if (Object.entries(shared).every(([name, value]) => (rows[name] ?? null) === value)) break
    rows = { ...sources.rows, ...shared }
    worked = workedRecord(recordPlan, { ...sources, rows })
    if (earnedBy.every(name => (figures[name] ?? null) === (worked.get(name)?.value ?? null))) break
  }
  return worked
}

/** By these what both sides bear is split. */
const earnedBy = ['crop_income', 'livestock_income'] as const
/** Each moves the income of crops by less than the one before; of costs that are many times the income it may not. */
const mostRounds = 12

/** What people said of the figures of a record that stands. */
export function enteredOf(record: Row, before: Row): Map<string, Entered> {
  return enteredIn(record, originsIn(record, before))
}

function originsIn(record: Row, before: Row): RecordOrigins {
  const { origins } = record
  return origins === null || origins === undefined
    ? assumedOrigins(recordPlan, record, before)
    : (origins as RecordOrigins)
}

interface Saying {
  readonly sent: Row
  /** As it stood. */
  readonly record: Row
  readonly from: Entered['from']
}

/**
 * What is said now, over what was said before. A figure that is sent as it stands was not typed: whole
 * rows are sent back, and changes are undone. Only null undoes what was typed.
 */
export function withSent(
  entered: ReadonlyMap<string, Entered>,
  { sent, record, from }: Saying,
): ReadonlyMap<string, Entered> {
  const said = new Map(entered)
  for (const name of recordPlan.order) {
    const value = sent[name]
    if (value === null) said.delete(name)
    if (typeof value === 'number' && value !== record[name])
      said.set(name, { value, from, isNew: true })
  }
  return said
}
