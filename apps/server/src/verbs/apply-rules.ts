// The farm's own rules, asked at their moments: before rows are saved, and when they are.

import { entityNamed } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import { invalid, Refusal } from '@furrow/wire/refusal'
import type { FieldErrors } from '@furrow/wire/refusal'
import type { Asked, RowToSave, SavedRow, SaveRule, Warning } from '../rules/save-rule.ts'
import type { WritingCall } from './calling.ts'
import { withValues } from './look-up-keys.ts'
import { saveFollowing } from './save-following.ts'

export function rulesOf(
  { mount }: Pick<WritingCall, 'mount'>,
  { name }: Entity,
): readonly SaveRule[] {
  return mount.rules.filter(({ of }) => of.includes(name))
}

/** Fills in what follows, then refuses what can never be true. */
export async function applyRules(
  calling: WritingCall,
  entity: Entity,
  rows: readonly RowToSave[],
): Promise<readonly RowToSave[]> {
  const asked = askedOf(calling, entity)
  const rules = rulesOf(calling, entity)
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
  calling: WritingCall,
  entity: Entity,
  { rows, forGood }: { readonly rows: readonly SavedRow[]; readonly forGood: boolean },
): Promise<void> {
  const asked = askedOf(calling, entity)
  for (const rule of rulesOf(calling, entity)) {
    const sentence = await rule.beforeRemoval?.(rows, asked, forGood)
    if (sentence) throw new Refusal('conflict', sentence)
  }
}

/** Lets other records follow from rows that were written, or that went. */
export async function followRules(
  calling: WritingCall,
  entity: Entity,
  rows: readonly SavedRow[],
): Promise<void> {
  const asked = askedOf(calling, entity)
  for (const rule of rulesOf(calling, entity)) await rule.follow?.(rows, asked)
}

/** What looks wrong about rows that stand. */
export async function warningsOf(
  calling: WritingCall,
  entity: Entity,
  rows: readonly SavedRow[],
): Promise<readonly Warning[]> {
  const asked = askedOf(calling, entity)
  const warnings: Warning[] = []
  for (const rule of rulesOf(calling, entity)) {
    warnings.push(...((await rule.warn?.(rows, asked)) ?? []))
  }
  return warnings
}

function askedOf(calling: WritingCall, entity: Entity): Asked {
  const { mount, tx, viewer } = calling
  return {
    entity: entity.name,
    viewer,
    tx,
    today: mount.today(),
    save: (name, rows) => saveFollowing(calling, entityNamed(mount.catalogue, name), rows),
  }
}
