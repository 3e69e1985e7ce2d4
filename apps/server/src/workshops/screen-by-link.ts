// The big screen as someone follows it who has a pass, or the link of an invitation, and no account.

import type { FollowedScreen } from '@furrow/wire/office/workshop-screen-answer'
import type { AttemptCounter } from '../access/attempts/attempt-counter.ts'
import type { RequestOrigin } from '../access/attempts/request-origin.ts'
import { countLinkUse } from '../access/reach/link-use.ts'
import { somebody } from '../access/reach/viewer.ts'
import type { Engine } from '../verbs/call/engine.ts'
import { refreshFarmRows } from '../verbs/rows/refresh-stale.ts'
import { inviteeBehind } from './answer-link.ts'
import type { Invitee } from './answer-link.ts'
import { followedScreenOf } from './followed-screen.ts'
import type { OwnFarm } from './followed-screen.ts'
import { sessionsOfWorkshop } from './shown-session.ts'
import type { ShownSession } from './shown-session.ts'

interface ByLink {
  readonly engine: Engine
  readonly gate: AttemptCounter
  readonly origin: RequestOrigin
}

/** Asked again every two seconds by a whole hall behind one address: what counts is a link that is none. */
export async function followingByLink({ engine, gate, origin }: ByLink, token: string) {
  const invitee = await inviteeBehind(engine.db, token).catch(async (error: unknown) => {
    await countLinkUse(gate, origin)
    throw error
  })
  return { invitee, sessions: await sessionsOfWorkshop(engine.db, invitee.workshop) }
}

export function screenOfPass({ db }: Engine, session: ShownSession): Promise<FollowedScreen> {
  return followedScreenOf(db, session, null)
}

/** With the farm's own figures for a contact who gets its reports anyway, and for nobody else. */
export async function screenOfInvitee(
  engine: Engine,
  session: ShownSession,
  invitee: Invitee,
): Promise<FollowedScreen> {
  return followedScreenOf(engine.db, session, await ownFarmOf(engine, invitee))
}

async function ownFarmOf(engine: Engine, invitee: Invitee): Promise<OwnFarm> {
  const { reported_farm: farm, is_contact: isContact, farm: name } = invitee
  if (!isContact) return null
  if (farm === null) {
    return `The figures of ${name} are shown to contacts who get its reports. Ask the farm’s manager.`
  }
  await refreshFarmRows(engine, farm)
  const { db, catalogue, today } = engine
  const viewer = somebody(0, { farms: [farm], money: [farm] })
  return { asking: { db, catalogue, todayIn: today, viewer }, farm }
}
