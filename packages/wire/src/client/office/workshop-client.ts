// The calls about workshops: who is in a group, and invitations that are sent.

import type { GroupFarmsTold } from '../../editions/group-farms-answer.ts'
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
  }
}
