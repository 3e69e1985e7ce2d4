// Whether someone holds an ability that has a name of its own, such as to open an app.

import type { Viewer } from './viewer.ts'

/** On a farm, where one is named; an ability that was given for a farm holds on that one alone. */
export function holdsAbility(
  { isAdmin, abilities }: Viewer,
  wanted: string,
  farm: number | null,
): boolean {
  if (isAdmin) return true
  const held = abilities.filter(
    ({ name, entityType, entityId, onlyOwned, scope }) =>
      (name === wanted || name === '*') &&
      entityType === null &&
      entityId === null &&
      !onlyOwned &&
      (scope === null || scope === farm),
  )
  return held.length > 0 && !held.some(({ forbidden }) => forbidden)
}
