// Whoever is linked to a farm or business has access to it: its managers are told.

import { accessKinds, tellOfAccess } from '../../access/sign-in/given-access.ts'
import type { AccessKind } from '../../access/sign-in/given-access.ts'
import type { RowToSave, SaveRule } from '../saving/save-rule.ts'

export function givenAccessRules(publicUrl: () => string): SaveRule {
  return {
    of: accessKinds,
    async follow(rows, { entity, tx, viewer }) {
      const ids = rows.filter(givesMore).map(({ id }) => id)
      if (ids.length === 0) return
      const giving = { entity: entity as AccessKind, ids, by: viewer.actor, publicUrl: publicUrl() }
      await tellOfAccess(tx, giving)
    },
  }
}

/** New, back from being deleted, about someone else or somewhere else, or a manager’s from now on. */
function givesMore({ before, after }: RowToSave): boolean {
  if (before === undefined || (before['deleted_at'] ?? null) !== null) return true
  const isMoved = ['user_id', 'farm_id', 'business_id'].some(name => before[name] !== after[name])
  return isMoved || (after['is_farms_manager'] === true && before['is_farms_manager'] !== true)
}
