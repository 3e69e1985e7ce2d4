// The people of a farm by what they may do there, for who has to be asked.

import { useSignedIn } from '../../data/context/furrow-context.ts'
import { useRows } from '../../data/hooks/use-rows.ts'

export interface FarmPeople {
  /** Names of those who manage the farm, without oneself. */
  readonly managers: readonly string[]
  /** Names of those who see its finances, without oneself. */
  readonly seesMoney: readonly string[]
}

export function useFarmPeople(farmId: number): FarmPeople {
  const { person } = useSignedIn()
  const { rows } = useRows('farm_people', { where: { farm_id: farmId }, includes: ['user'] })
  const others = rows.filter(({ user_id, records }) => records && user_id !== person.id)
  const namesOf = (some: typeof others) => some.flatMap(({ user }) => user?.name ?? []).toSorted()
  return {
    managers: namesOf(others.filter(({ manages }) => manages)),
    seesMoney: namesOf(others.filter(({ sees_finance }) => sees_finance)),
  }
}
