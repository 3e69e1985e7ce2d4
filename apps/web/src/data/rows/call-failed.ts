// A call that failed, as something that can be thrown: where rows are asked for, a failure that is a
// value has to travel as an error for a while.

import type { Failure, Result } from '@furrow/wire/client/result'

class CallFailed extends Error {
  override readonly name = 'CallFailed'
  readonly failure: Failure

  constructor(failure: Failure) {
    super(failure.message)
    this.failure = failure
  }
}

export function failureOf(error: unknown): Failure | undefined {
  return error instanceof CallFailed ? error.failure : undefined
}

/** In milliseconds, where the server is busy and says when it may be asked again. */
export function pauseTold(failure: Failure | undefined): number | undefined {
  if (failure?.kind !== 'refused' && failure?.kind !== 'broken') return undefined
  const { status, retryAfter } = failure
  const isBusy = status === 429 || status === 503
  return isBusy && retryAfter !== undefined ? retryAfter * 1000 : undefined
}

/** What the call was made for. */
export function heldBy<Data, Meta>(
  result: Result<Data, unknown, Meta>,
): { readonly data: Data; readonly meta: Meta } {
  if (!result.ok) throw new CallFailed(result.failure)
  return result
}

/** The server says that this is nothing for them, or nothing at all. */
export function isDenied(failure: Failure | undefined): boolean {
  const denying = ['forbidden', 'not_found', 'invalid', 'bad_request']
  return failure?.kind === 'refused' && denying.includes(failure.code)
}

/** Without signal, what the device has is shown, and nothing has failed. */
export function shownFailure(error: unknown, hasData: boolean): Failure | undefined {
  if (!error) return undefined
  const failure = failureOf(error) ?? unknownFailure(error)
  return hasData && !isDenied(failure) ? undefined : failure
}

function unknownFailure(error: unknown): Failure {
  return { kind: 'broken', status: 0, message: 'Something went wrong here.', text: String(error) }
}
