// Whether anybody looks at the page and the device has a network, when that begins, and when it ends.

export interface Awake {
  isVisible(): boolean
  isOnline(): boolean
  /** Someone looks at it again, or the network is back. */
  onWake(listener: () => void): void
  /** The network is gone. */
  onLost(listener: () => void): void
  /** The browser asks before the page goes, as long as this is so; what is typed in a field is handed on first. */
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
        leaveField(page.document)
        if (isBusy()) event.preventDefault()
      }
      page.addEventListener('beforeunload', ask, { signal })
    },
    onLost: listener => page.addEventListener('offline', listener, { signal }),
    stop: () => stopping.abort(),
  }
}

/** A field hands on what stands in it when it is left. */
function leaveField({ activeElement }: Document): void {
  const isField = activeElement?.matches('input, textarea') ?? false
  if (isField) (activeElement as HTMLElement).blur()
}
