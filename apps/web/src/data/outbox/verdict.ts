// What an answer, or its absence, means for the change that was sent.

import type { Broken, Refused, Result } from '@furrow/wire/client/result'
import type { ChangeRefusal, Values } from './change.ts'

export type Verdict =
  | { readonly kind: 'saved'; readonly results: readonly StepAnswer[] }
  /** `isLookedAt`: for what it says, so that an earlier sending did nothing of it either. */
  | { readonly kind: 'refused'; readonly refusal: ChangeRefusal; readonly isLookedAt: boolean }
  /** The server broke over it. */
  | { readonly kind: 'broken'; readonly refusal: ChangeRefusal }
  /** Not heard by our server, as far as anybody knows. */
  | { readonly kind: 'unheard' }
  /** `after`: milliseconds, where the server says how many. `isUntouched`: nothing was done. */
  | { readonly kind: 'later'; readonly after: number | undefined; readonly isUntouched: boolean }
  | { readonly kind: 'signed out' }

/** What became of a step. */
export interface StepAnswer {
  readonly data?: Values | null
}

export const isBroken: Verdict = {
  kind: 'broken',
  refusal: {
    code: 'broken',
    message: 'Something went wrong on our side. What you typed is kept: try it again.',
    errors: {},
  },
}

export function verdictOf(result: Result<unknown>): Verdict {
  if (result.ok) return { kind: 'saved', results: result.data as readonly StepAnswer[] }
  const { failure } = result
  switch (failure.kind) {
    case 'refused':
      return verdictOfRefusal(failure)
    case 'broken':
      return verdictOfBroken(failure)
    default:
      return { kind: 'unheard' }
  }
}

function verdictOfBroken({ status, retryAfter }: Broken): Verdict {
  if (retryAfter !== undefined) {
    return { kind: 'later', after: retryAfter * 1000, isUntouched: false }
  }
  return isOfStranger(status) ? { kind: 'unheard' } : isBroken
}

function verdictOfRefusal(failure: Refused): Verdict {
  const { code, message, errors, data, retryAfter } = failure
  const after = retryAfter === undefined ? undefined : retryAfter * 1000
  switch (code) {
    case 'unauthenticated':
    case 'impersonation_over':
      return { kind: 'signed out' }
    case 'too_many_requests':
      return { kind: 'later', after, isUntouched: true }
    case 'unavailable':
      return { kind: 'later', after, isUntouched: false }
    default:
      if (isUnderWay(failure)) return { kind: 'later', after, isUntouched: false }
      return {
        kind: 'refused',
        refusal: { code, message, errors, ...(data === undefined ? {} : { now: data }) },
        isLookedAt: isLookedAt(failure),
      }
  }
}

/** The first sending is still being worked on: a refusal of a step would say which. */
function isUnderWay({ code, errors }: Refused): boolean {
  return code === 'conflict' && Object.keys(errors).length === 0
}

/** Refused for what it says, not for who sends it or for the way it came. */
function isLookedAt({ code, errors }: Refused): boolean {
  const forItsShape = ['invalid', 'bad_request', 'too_large', 'wrong_media_type']
  return forItsShape.includes(code) || Object.keys(errors).length > 0
}

/** A gateway before a server that is away, or the page of a network that wants to be paid first. */
function isOfStranger(status: number): boolean {
  return status < 400 || [502, 503, 504].includes(status)
}
