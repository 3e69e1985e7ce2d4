// The call that tells what a group of staff would be, while it is typed.

import type { GroupPreview } from '../editions/group-preview-answer.ts'
import type { ReadOptions } from './call-options.ts'
import type { Exchange } from './exchange.ts'
import { asking, enveloped } from './read-answer.ts'
import type { Result } from './result.ts'

interface GroupTyped {
  readonly period_id: number
  /** The one that is changed; a new one unless said. */
  readonly group_id?: number
  readonly name?: string
  readonly filter?: Readonly<Record<string, readonly (number | string)[]>>
  readonly include_farms?: readonly number[]
  readonly exclude_farms?: readonly number[]
  readonly offer_order?: number | null
}

export interface GroupCalls {
  /** Who would be in it, and what would be published. Nothing is stored. */
  readonly preview: (group: GroupTyped, options?: ReadOptions) => Promise<Result<GroupPreview>>
}

export function groupCalls(exchange: Exchange): GroupCalls {
  const ask = asking(exchange, enveloped)
  return {
    preview: (group, { signal } = {}) =>
      ask({ method: 'POST', path: '/api/v2/groups/preview', body: group, signal }),
  }
}
