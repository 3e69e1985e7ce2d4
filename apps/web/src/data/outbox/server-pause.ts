// The server is busy and said after how long it may be asked again: until then nothing is sent or read,
// and who waits for it is told until when.

export interface ServerPause {
  /** By the clock of the device; nothing where the server may be asked now. */
  until(): number | undefined
  /** In milliseconds. */
  left(): number
  /** The server said how long, in milliseconds. A pause that is under way never gets shorter. */
  begin(told: number): void
  /** Resolves when the server may be asked; rejects when nobody wants to know any more. */
  over(signal?: AbortSignal): Promise<void>
  subscribe(listener: () => void): () => void
  stop(): void
}

/** What says to wait for hours is not obeyed to the letter. */
const longest = 5 * 60_000

/** A little later than told, so that not everybody knocks at the same moment. */
export function createServerPause(random = Math.random): ServerPause {
  const listeners = new Set<() => void>()
  let until: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const end = () => {
    clearTimeout(timer)
    until = undefined
    tell()
  }
  const pause: ServerPause = {
    until: () => until,
    left: () => Math.max(0, (until ?? 0) - Date.now()),
    begin(told) {
      const asked = Math.min(told, longest)
      const next = Date.now() + asked + random() * Math.max(1000, asked * 0.1)
      if (next <= (until ?? 0)) return
      until = next
      clearTimeout(timer)
      timer = setTimeout(end, next - Date.now())
      tell()
    },
    async over(signal) {
      while (pause.left() > 0) await changed(pause, signal)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop: end,
  }
  return pause
}

function changed(pause: ServerPause, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      stop()
      reject(signal?.reason as Error)
    }
    const stop = pause.subscribe(() => {
      stop()
      signal?.removeEventListener('abort', giveUp)
      resolve()
    })
    signal?.addEventListener('abort', giveUp)
    if (signal?.aborted) giveUp()
  })
}
