// A person's rights as a page that is shown inside Furrow is handed them: what they see of one farm,
// or of none, and never more than that, whoever they are.

import { seeingFinance } from './abilities.ts'
import { nobody } from './viewer.ts'
import type { HeldAbility, Viewer } from './viewer.ts'

export function narrowed(viewer: Viewer, farm: number | null): Viewer {
  const { id, actor, impersonation, isAdmin, farms, abilities } = viewer
  const only = (numbers: readonly number[]) =>
    farm !== null && (isAdmin || numbers.includes(farm)) ? [farm] : []
  const bare = nobody(id)
  return {
    ...bare,
    actor,
    impersonation,
    farms: { ...bare.farms, seen: only(farms.seen), money: only(farms.money) },
    abilities: abilities.flatMap(ability => keptTo(farm, ability)),
    narrow: { farm },
  }
}

const aboutSeeing: readonly string[] = ['view', '*', seeingFinance]

/** What is forbidden stays so; what is given beyond that is given on the farm alone. */
function keptTo(farm: number | null, ability: HeldAbility): readonly HeldAbility[] {
  const { name, scope, forbidden } = ability
  if (!aboutSeeing.includes(name)) return []
  if (forbidden) return [ability]
  const isGivenThere = farm !== null && (scope === null || scope === farm)
  return isGivenThere ? [{ ...ability, scope: farm }] : []
}
