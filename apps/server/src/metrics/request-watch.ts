// Looks on at requests: counts them by call and status, and says who asks the database meanwhile.

import type { WhoAsks } from './asked-by.ts'
import type { Meters } from './meters.ts'
import type { Tracer } from './tracer.ts'

/** Why someone was sent away to come again later. */
export type HeldOff = 'attempts' | 'requests' | 'unavailable'

export interface RequestWatch {
  begin(asked: AskedRequest): WatchedRequest
}

interface AskedRequest {
  /** Its route without numbers; known once it was found. */
  call(): string
  /** Its number, as it stands in the log. */
  readonly request: string
  readonly traceparent: string | undefined
}

interface WatchedRequest {
  /** What goes on in there is asked for by this request. */
  within(proceed: () => void): void
  end(ended: EndedRequest): void
}

interface EndedRequest {
  /** Nothing where nobody waited for the answer. */
  readonly status: number | undefined
  /** It stays open for as long as someone listens. */
  readonly isLive: boolean
  readonly heldOff: HeldOff | undefined
}

/** More names than there are calls come from nowhere but a mistake of ours. */
const mostCalls = 1000

export function requestWatch(
  meters: Meters,
  whoAsks: WhoAsks,
  tracer: Tracer | undefined,
): RequestWatch {
  const known = new Set<string>()
  const nameOf = (call: string) => {
    if (known.size < mostCalls) known.add(call)
    return known.has(call) ? call : 'other'
  }
  return {
    begin({ call, request, traceparent }) {
      const began = performance.now()
      const traced = tracer?.begin('request', traceparent)
      return {
        within: proceed => whoAsks.run({ call, request, traced }, proceed),
        end({ status, isLive, heldOff }) {
          const name = nameOf(call())
          meters.requests.inc({ call: name, status: status ?? 'cut off' })
          if (!isLive) meters.requestSeconds.observe({ call: name }, secondsSince(began))
          if (heldOff) meters.heldOff.inc({ reason: heldOff })
          traced?.end({
            name,
            attributes: {
              'http.route': name.split(' ')[1] ?? name,
              'http.request.method': name.split(' ')[0] ?? '',
              'http.response.status_code': status ?? 0,
              'furrow.request': request,
            },
            hasFailed: status !== undefined && status >= 500,
          })
        },
      }
    },
  }
}

function secondsSince(began: number): number {
  return (performance.now() - began) / 1000
}
