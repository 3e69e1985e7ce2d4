// What changes in a financial record when it is calculated from what was entered, what flows from rows
// and how the period before closed.

import { isDeepStrictEqual } from 'node:util'
import { recordPlan } from '@furrow/catalogue/finance/furrow-record-plan'
import { assumedOrigins, enteredIn, originsOf } from '@furrow/farming/record/record-origins'
import type { RecordOrigins } from '@furrow/farming/record/record-origins'
import { workedRecord } from '@furrow/farming/record/worked-record'
import type { Entered, RecordSources } from '@furrow/farming/record/worked-record'
import type { Row } from '../saving/save-rule.ts'

/** Every figure that comes out otherwise than it stands, and where the figures come from. */
export function changesTo(record: Row, sources: RecordSources): Row {
  const worked = workedRecord(recordPlan, sources)
  const figures = recordPlan.order.flatMap((name): [string, unknown][] => {
    const value = worked.get(name)?.value ?? null
    return value === (record[name] ?? null) ? [] : [[name, value]]
  })
  const origins = originsOf(worked)
  const isSame = isDeepStrictEqual(origins, record['origins'])
  return { ...Object.fromEntries(figures), ...(isSame ? {} : { origins }) }
}

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
