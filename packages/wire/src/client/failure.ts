// What stands in the way, read from an answer or from its absence.

import type { FieldErrors, RefusalCode } from '../refusal.ts'
import type { Aborted, Broken, Failed, Failure, Refused, Unreachable } from './result.ts'

export function failed(failure: Failure): Failed {
  return { ok: false, failure }
}

/** A time limit that ran out counts as silence, not as a change of mind. */
export function whyNoAnswer(
  cause: unknown,
  signal: AbortSignal | undefined,
): Unreachable | Aborted {
  const reason = signal?.aborted ? (signal.reason as { name?: unknown } | undefined) : undefined
  if (signal?.aborted && reason?.name !== 'TimeoutError') {
    return { kind: 'aborted', message: 'The request was cancelled.' }
  }
  return { kind: 'unreachable', message: 'The server can’t be reached.', cause }
}

/** `retryAfter`: the header of that name. */
export function failureIn(
  status: number,
  text: string,
  retryAfter: string | null = null,
): Refused | Broken {
  const { message, code, errors: told, data } = membersOf(text)
  const after = /^\d{1,9}$/.test(retryAfter ?? '') ? { retryAfter: Number(retryAfter) } : {}
  if (isCode(code) && typeof message === 'string') {
    const errors = (told ?? {}) as FieldErrors
    return { kind: 'refused', code, status, message, errors, data, ...after }
  }
  const said = typeof message === 'string' && message !== '' ? message : senseless
  return { kind: 'broken', status, message: said, text, ...(isBusy(status) && after) }
}

/** Said by a gateway in between, too. */
function isBusy(status: number): boolean {
  return status === 429 || status === 503
}

const senseless = 'The server’s answer can’t be read.'

const codes: Readonly<Record<RefusalCode, true>> = {
  bad_request: true,
  unauthenticated: true,
  forbidden: true,
  impersonation_over: true,
  period_closed: true,
  not_found: true,
  wrong_method: true,
  conflict: true,
  too_large: true,
  wrong_media_type: true,
  invalid: true,
  too_many_requests: true,
  unavailable: true,
}

function isCode(code: unknown): code is RefusalCode {
  return typeof code === 'string' && Object.hasOwn(codes, code)
}

function membersOf(text: string): Readonly<Record<string, unknown>> {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
