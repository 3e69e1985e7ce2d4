// The calls about workshops: who is in a group, invitations that are sent, and what stands on the big screen.

import type { GroupFarmsTold } from '../../editions/group-farms-answer.ts'
import type {
  FollowedScreen,
  JoinedSession,
  ShownGroups,
  WorkshopScreen,
} from '../../office/workshop-screen-answer.ts'
import { writing } from '../call-options.ts'
import type { ReadOptions, WriteOptions } from '../call-options.ts'
import type { Exchange } from '../exchange.ts'
import { asking, enveloped } from '../read-answer.ts'
import type { Result } from '../result.ts'
import type { Row } from '../row-types.ts'

interface GroupAsked {
  readonly filter?: unknown
  readonly location?: unknown
  readonly include_farms?: readonly number[]
  readonly exclude_farms?: readonly number[]
}

interface InvitationsAsked {
  /** All of the workshop unless said. */
  readonly attendee_ids?: readonly number[]
  /** Also to those who were invited and haven’t answered. */
  readonly again?: boolean
}

interface FollowOptions extends ReadOptions {
  readonly farm?: number
}

export interface WorkshopCalls {
  /** The farms of a group as they are now. Nothing is stored. */
  readonly farmsOfGroup: (
    group: GroupAsked,
    options?: ReadOptions,
  ) => Promise<Result<GroupFarmsTold>>
  /** Gives the job that waits. */
  readonly invite: (
    workshop: number,
    asked: InvitationsAsked,
    options?: WriteOptions,
  ) => Promise<Result<Row<'queable_jobs'>>>
  /** What may be shown of its period on the big screen. */
  readonly shownGroups: (workshop: number, options?: ReadOptions) => Promise<Result<ShownGroups>>
  /** All findings of a presentation. */
  readonly screen: (session: number, options?: ReadOptions) => Promise<Result<WorkshopScreen>>
  /** Gives a pass for the code that is read from the big screen. */
  readonly join: (code: string, options?: ReadOptions) => Promise<Result<JoinedSession>>
  /** What the big screen shows now. Where a farm is named, its own figure is calculated. */
  readonly followed: (pass: string, options?: FollowOptions) => Promise<Result<FollowedScreen>>
}

export function workshopCalls(exchange: Exchange): WorkshopCalls {
  const ask = asking(exchange, enveloped)
  return {
    farmsOfGroup: (body, { signal } = {}) =>
      ask({ method: 'POST', path: '/api/v2/groups/farms', body, signal }),
    invite: (workshop, body, options = {}) => {
      const path = `/api/v2/workshops/${workshop}/invitations` as const
      return ask({ method: 'POST', path, body, ...writing(options) })
    },
    shownGroups: (workshop, { signal } = {}) =>
      ask({ method: 'GET', path: `/api/v2/workshops/${workshop}/shown-groups`, signal }),
    screen: (session, { signal } = {}) =>
      ask({ method: 'GET', path: `/api/v2/workshop-sessions/${session}/screen`, signal }),
    join: (code, { signal } = {}) =>
      ask({ method: 'POST', path: '/api/v2/workshop-sessions/join', body: { code }, signal }),
    followed: (pass, { farm, signal } = {}) => {
      const asked = new URLSearchParams({ pass, ...(farm && { farm_id: String(farm) }) })
      return ask({ method: 'GET', path: `/api/v2/followed-screen?${asked.toString()}`, signal })
    },
  }
}
