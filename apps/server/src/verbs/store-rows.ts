// New rows, however many: keys looked up, rules asked, written at once, and linked where they are made
// behind a link.

import type { Entity } from '@furrow/catalogue/entity'
import { labelOf } from '@furrow/catalogue/entity'
import { Refusal } from '@furrow/wire/refusal'
import { refusalFor } from '../db/refuse-violation.ts'
import { rowsOf } from '../db/rows-of.ts'
import { renderInsert } from '../query/render-insert.ts'
import type { StoredRow } from '../query/render-insert.ts'
import type { RowToSave, SavedRow, Warning } from '../rules/save-rule.ts'
import { applyRules, followRules, warningsOf } from './apply-rules.ts'
import type { WritingCall } from './calling.ts'
import { holdPeriodsOfNew } from './hold-periods.ts'
import { lookUpKeys } from './look-up-keys.ts'
import { refuseWriting } from './refuse-writing.ts'

export interface Outcome {
  /** In the order of the request. */
  readonly ids: readonly number[]
  readonly warnings: readonly Warning[]
}

export async function storeRows(
  calling: WritingCall,
  { entity, verb }: { readonly entity: Entity; readonly verb: 'store' | 'attach' },
  rows: readonly RowToSave[],
): Promise<Outcome> {
  if (rows.length === 0) return { ids: [], warnings: [] }
  const known = await lookUpKeys(calling, entity, rows)
  const complete = await applyRules(calling, entity, known)
  const values = complete.map(({ sent }) => sent)
  await holdPeriodsOfNew(calling, entity, values)
  const statement = renderInsert({ entity, verb, rows: values }, calling.reach, calling.author)
  const stored = await rowsOf(calling.tx, statement).catch((error: unknown) => {
    throw refusalFor(error, { entity, doing: 'save', rows: complete })
  })
  await refuseForeign(calling, entity, { stored, rows: complete })
  const saved = stored.map((row, place) => ({ ...complete[place], id: row.id }) as SavedRow)
  await followRules(calling, entity, saved)
  const warnings = await warningsOf(calling, entity, saved)
  return { ids: stored.map(({ id }) => id), warnings }
}

async function refuseForeign(
  calling: WritingCall,
  entity: Entity,
  { stored, rows }: { readonly stored: readonly StoredRow[]; readonly rows: readonly RowToSave[] },
): Promise<void> {
  const foreign = stored.find(({ allowed }) => !allowed)
  if (foreign) {
    const sentence = `You may not add a ${entity.label.toLowerCase()} here.`
    await refuseWriting(calling, { entity, id: foreign.id }, sentence)
  }
  for (const [place, { denied }] of stored.entries())
    refuseDenied(entity, denied, rows[place]?.sent ?? {})
}

/** What somebody cannot see they can neither set nor, by sending back its emptiness, clear. */
export function refuseDenied(
  entity: Entity,
  denied: readonly string[],
  sent: RowToSave['sent'],
): void {
  const set = denied.find(
    name => (sent[name] ?? null) !== null && sent[name] !== entity.fields[name]?.default,
  )
  const field = set === undefined ? undefined : entity.fields[set]
  if (set !== undefined && field) {
    throw new Refusal('forbidden', `You may not set ${labelOf(set, field).toLowerCase()} here.`)
  }
}
