// The answer to a call that reads, kept and refreshed as rows are.

import type { Furrow } from '@furrow/wire/client/connect'
import type { Result } from '@furrow/wire/client/result'
import { heldBy } from './call-failed.ts'

export interface AnswerAbout {
  /** Kinds of records whose changes make it stale; all those of the farm, where it follows from many. */
  readonly resources?: readonly string[] | 'all'
  /** The farm it is about; nothing where it may be any. */
  readonly farmId?: number | undefined
}

interface Answered<Data, Meta> extends AnswerAbout {
  readonly key: readonly unknown[]
  readonly ask: (signal: AbortSignal) => Promise<Result<Data, unknown, Meta>>
}

/** A call that may be made before the screen that shows its answer is there. */
export interface AskedAnswer<Data, Meta> extends Omit<Answered<Data, Meta>, 'ask'> {
  readonly ask: (api: Furrow, signal: AbortSignal) => Promise<Result<Data, unknown, Meta>>
}

/** In the types of what it answers. */
export function asked<Data, Meta>(answer: AskedAnswer<Data, Meta>): AskedAnswer<Data, Meta> {
  return answer
}

export function answerQuery<Data, Meta>({
  key,
  ask,
  resources = [],
  farmId = 0,
}: Answered<Data, Meta>) {
  return {
    queryKey: ['answer', farmId, ...key],
    queryFn: async ({ signal }: { readonly signal: AbortSignal }) => ({
      held: heldBy(await ask(signal)).data,
    }),
    meta: { resources },
  }
}
