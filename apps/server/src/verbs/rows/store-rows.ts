// New rows, however many: keys looked up, rules asked, written at once, and linked where they are made
// behind a link.

import type { Entity } from '@furrow/catalogue/entity'
import { labelOf } from '@furrow/catalogue/entity'
import { Refusal } from '@furrow/wire/refusal'
import { refusalFor } from '../../db/refuse-violation.ts'
import { runQuery } from '../../db/run-query.ts'
import { renderInsert } from '../../query/render-insert.ts'
import type { InsertOutcome } from '../../query/render-insert.ts'
import type { RowToSave, SavedRow, Warning } from '../../rules/saving/save-rule.ts'
import { applyRules, followRules, warningsOf } from './apply-rules.ts'
import type { WritingContext } from '../call/request-context.ts'
import { holdPeriodsOfNew } from './hold-periods.ts'
import { lookUpKeys } from './look-up-keys.ts'
import { refuseWriting } from './refuse-writing.ts'

export interface Outcome {
  /** In the order of the request. */
  readonly ids: readonly number[]
  readonly warnings: readonly Warning[]
}

export async function storeRows(
  context: WritingContext,
  { entity, verb }: { readonly entity: Entity; readonly verb: 'store' | 'attach' },
  rows: readonly RowToSave[],
): Promise<Outcome> {
  if (rows.length === 0) return { ids: [], warnings: [] }
  const known = await lookUpKeys(context, entity, rows)
  const complete = await applyRules(context, entity, known)
  refuseStranger(context, entity)
  const values = complete.map(({ sent }) => sent)
  await holdPeriodsOfNew(context, entity, values)
  const statement = renderInsert({ entity, verb, rows: values }, context.reach, context.author)
  const stored = await runQuery(context.tx, statement).catch((error: unknown) => {
    throw refusalFor(error, { entity, doing: 'save', rows: complete })
  })
  await refuseForeign(context, entity, { stored, rows: complete })
  const saved = stored.map((row, place) => ({ ...complete[place], id: row.id }) as SavedRow)
  await followRules(context, entity, saved)
  const warnings = await warningsOf(context, entity, saved)
  return { ids: stored.map(({ id }) => id), warnings }
}

/** Before anything is written: what PostgreSQL refuses would tell what others have, such as an email. */
function refuseStranger({ reach }: WritingContext, entity: Entity): void {
  if (!reach.writesAny(entity, 'add')) throw new Refusal('forbidden', notHere(entity))
}

function notHere({ label }: Entity): string {
  return `You can’t add a ${label.toLowerCase()} here.`
}

async function refuseForeign(
  context: WritingContext,
  entity: Entity,
  {
    stored,
    rows,
  }: { readonly stored: readonly InsertOutcome[]; readonly rows: readonly RowToSave[] },
): Promise<void> {
  const foreign = stored.find(({ allowed }) => !allowed)
  if (foreign) await refuseWriting(context, { entity, id: foreign.id }, notHere(entity))
  for (const [place, { denied }] of stored.entries())
    refuseDenied(entity, denied, rows[place]?.sent ?? {})
}

/** What someone cannot see they can neither set nor, by sending back its emptiness, clear. */
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
    throw new Refusal('forbidden', `You can’t set ${labelOf(set, field).toLowerCase()} here.`)
  }
}
