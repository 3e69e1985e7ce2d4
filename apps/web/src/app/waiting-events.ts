// Recorded events on their way: at most so many wait to be sent, and the oldest go first.

const mostWaiting = 1000

export function waitingEvents(url: string, send: typeof fetch = (...call) => fetch(...call)) {
  let waiting: unknown[] = []
  return {
    add: (event: unknown): void => {
      waiting.push(event)
      if (waiting.length > mostWaiting) waiting = waiting.slice(-mostWaiting)
    },
    async send(): Promise<void> {
      if (waiting.length === 0) return
      const events = waiting
      waiting = []
      const body = JSON.stringify({ events })
      const headers = { 'content-type': 'application/json' }
      const isTaken = await send(url, { method: 'POST', body, headers, credentials: 'omit' }).then(
        ({ ok }) => ok,
        () => false,
      )
      if (!isTaken) waiting = [...events, ...waiting].slice(-mostWaiting)
    },
    get count(): number {
      return waiting.length
    },
  }
}
