// Whether anybody looks at the page and the device has a network, when that begins, and when it ends.

export interface Awake {
  isVisible(): boolean
  isOnline(): boolean
  /** Someone looks at it again, or the network is back. */
  onWake(listener: () => void): void
  /** The network is gone. */
  onLost(listener: () => void): void
  /** The browser asks before the page goes, as long as this is so. */
  onLeave(isBusy: () => boolean): void
  stop(): void
}

export function awakeIn(page: Window & typeof globalThis = window): Awake {
  const stopping = new AbortController()
  const { signal } = stopping
  const isVisible = () => page.document.visibilityState !== 'hidden'
  const isOnline = () => page.navigator.onLine
  return {
    isVisible,
    isOnline,
    onWake(listener) {
      const look = () => {
        if (isVisible()) listener()
      }
      page.addEventListener('online', listener, { signal })
      page.document.addEventListener('visibilitychange', look, { signal })
    },
    onLeave(isBusy) {
      const ask = (event: BeforeUnloadEvent) => {
        if (isBusy()) event.preventDefault()
      }
      page.addEventListener('beforeunload', ask, { signal })
    },
    onLost: listener => page.addEventListener('offline', listener, { signal }),
    stop: () => stopping.abort(),
  }
}
