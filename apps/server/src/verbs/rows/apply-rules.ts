// The farm's own rules, asked at their moments: before rows are saved, and when they are.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import { invalid, Refusal } from '@furrow/wire/refusal'
import type { FieldErrors } from '@furrow/wire/refusal'
import type { Asked, RowToSave, SavedRow, SaveRule, Warning } from '../../rules/saving/save-rule.ts'
import type { WritingContext } from '../call/request-context.ts'
import { withValues } from './look-up-keys.ts'
import { saveFollowing } from './save-following.ts'

export function rulesOf(
  { engine }: Pick<WritingContext, 'engine'>,
  { name }: Entity,
): readonly SaveRule[] {
  return engine.rules.filter(({ of }) => of.includes(name))
}

/** Fills in what follows, then refuses what can never be true. */
export async function applyRules(
  context: WritingContext,
  entity: Entity,
  rows: readonly RowToSave[],
): Promise<readonly RowToSave[]> {
  const asked = askedOf(context, entity)
  const rules = rulesOf(context, entity)
  let complete = rows
  for (const rule of rules) {
    const additions = await rule.complete?.(complete, asked)
    if (additions) complete = complete.map((row, place) => withValues(row, additions[place] ?? {}))
  }
  let errors: FieldErrors = {}
  for (const rule of rules) errors = { ...(await rule.check?.(complete, asked)), ...errors }
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return complete
}

/** Refuses to let go of rows that a rule keeps. */
export async function refuseRemoval(
  context: WritingContext,
  entity: Entity,
  { rows, forGood }: { readonly rows: readonly SavedRow[]; readonly forGood: boolean },
): Promise<void> {
  const asked = askedOf(context, entity)
  for (const rule of rulesOf(context, entity)) {
    const sentence = await rule.beforeRemoval?.(rows, asked, forGood)
    if (sentence) throw new Refusal('conflict', sentence)
  }
}

/** Lets other records follow from rows that were written, or that went. */
export async function followRules(
  context: WritingContext,
  entity: Entity,
  rows: readonly SavedRow[],
): Promise<void> {
  const asked = askedOf(context, entity)
  for (const rule of rulesOf(context, entity)) await rule.follow?.(rows, asked)
}

/** What looks wrong about rows that stand. */
export async function warningsOf(
  context: WritingContext,
  entity: Entity,
  rows: readonly SavedRow[],
): Promise<readonly Warning[]> {
  const asked = askedOf(context, entity)
  const warnings: Warning[] = []
  for (const rule of rulesOf(context, entity)) {
    warnings.push(...((await rule.warn?.(rows, asked)) ?? []))
  }
  return warnings
}

export function askedOf(context: WritingContext, entity: Entity): Asked {
  const { engine, tx, viewer, imports, isProven } = context
  return {
    entity: entity.name,
    viewer,
    tx,
    imports,
    isProven,
    todayIn: engine.today,
    save: (name, rows) => saveFollowing(context, entityNamed(engine.catalogue, name), rows),
  }
}
