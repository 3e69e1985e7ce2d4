// Recording how the screens are used: only where the operator has set an address for it and the person
// has agreed on this device. What is typed into fields is masked; calls that carry passwords and tokens
// are left out.

import { pathOf } from './path-of.ts'
import { waitingEvents } from './waiting-events.ts'

export interface HeardCall {
  readonly method: string
  readonly path: string
  readonly status: number
  readonly sent: string
  answered(): Promise<string>
}

export interface Recorder {
  /** Nothing is loaded and nothing is kept before. */
  start(): Promise<void>
  stop(): void
  heard(call: HeardCall): void
}

/** Of requests and answers no more than this is kept; what is longer is cut. */
const longestBody = 4_000_000
const cutTo = 1000
const sentEvery = 10_000
const secretCalls =
  /^\/(auth|sanctum|api\/(v2\/)?(login|logout|auth|impersonate|password|link|accept-invitation|app-token))/

export function sessionRecorder(url: string): Recorder {
  const queue = waitingEvents(url)
  let stopRecording: (() => void) | undefined
  return {
    async start() {
      if (stopRecording) return
      const { record } = await import('rrweb')
      const stop = record({ emit: event => queue.add(withoutLetter(event)), maskAllInputs: true })
      const timer = setInterval(() => void queue.send(), sentEvery)
      stopRecording = () => {
        stop?.()
        clearInterval(timer)
        void queue.send()
      }
    },
    stop() {
      stopRecording?.()
      stopRecording = undefined
    },
    heard(call) {
      if (stopRecording && !secretCalls.test(call.path)) void recordedCall(call).then(queue.add)
    },
  }
}

/** Of the address of a page, only the path: what stands behind may be the link of a letter. */
function withoutLetter<Recorded extends { readonly data: unknown }>(event: Recorded): Recorded {
  const { href } = (event.data ?? {}) as { readonly href?: unknown }
  if (typeof href !== 'string') return event
  return { ...event, data: { ...(event.data as object), href: pathOf(href) } }
}

async function recordedCall({ method, path, status, sent, answered }: HeardCall) {
  const answer = await answered().catch(() => '')
  const data = { method, path, status, sent: recordedBody(sent), answer: recordedBody(answer) }
  return { type: 'network', timestamp: Date.now(), data }
}

/** The text of a request or an answer as it is recorded. */
export function recordedBody(text: string): string {
  return text.length > longestBody ? text.slice(0, cutTo) : text
}
