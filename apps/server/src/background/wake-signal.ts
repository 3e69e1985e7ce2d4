// Wakes whoever waits for work. Who does not wait yet will not wait at all.

export interface WakeSignal {
  ring(): void
  /** Rings for the last time. */
  stop(): void
  isStopped(): boolean
  /** Until it rings, but not longer; in milliseconds. */
  wait(most: number): Promise<void>
}

export function makeWakeSignal(): WakeSignal {
  let isRung = false
  let isStopped = false
  let wake = () => undefined as void
  const ring = () => {
    isRung = true
    wake()
  }
  return {
    ring,
    isStopped: () => isStopped,
    stop() {
      isStopped = true
      ring()
    },
    async wait(most) {
      await new Promise<void>(resolve => {
        const timer = setTimeout(resolve, isRung ? 0 : most)
        wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
      isRung = false
    },
  }
}
