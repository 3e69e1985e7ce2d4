// What someone may do with a farm and its people, as the server has it.

import type { SignedIn } from '../../data/session/session.ts'

export interface FarmRights {
  /** The farm itself: its managers. */
  readonly mayChange: boolean
  /** Its people and invitations: also staff of the farm. */
  readonly mayLead: boolean
  readonly maySwitchMoney: boolean
  readonly seesMoney: boolean
}

type Asking = Pick<SignedIn, 'isAdmin'> & {
  readonly person: Pick<SignedIn['person'], 'farm_rights'>
}

export function farmRights({ person, isAdmin }: Asking, farmId: number): FarmRights {
  const right = person.farm_rights.find(({ farm_id }) => farm_id === farmId)
  const manages = isAdmin || right?.manages === true
  return {
    mayChange: manages,
    mayLead: manages || right?.consults === true,
    maySwitchMoney: manages,
    seesMoney: isAdmin || right?.sees_finance === true,
  }
}
