// The other pages of the same person, on the same device: what one of them does, the others hear.

export interface OtherPages<Word> {
  tell(word: Word): void
  hear(listener: (word: Word) => void): void
  close(): void
}

/** A browser without channels has pages that hear nothing: they read again when they are looked at. */
export function otherPages<Word>(name: string): OtherPages<Word> {
  if (typeof BroadcastChannel === 'undefined') return noOtherPages()
  const channel = new BroadcastChannel(name)
  const listeners = new Set<(word: Word) => void>()
  let isClosed = false
  channel.onmessage = ({ data }: MessageEvent<Word>) => {
    for (const listener of listeners) listener(data)
  }
  return {
    tell(word) {
      // What was being kept as one signed out is kept all the same, and the others read it later.
      if (isClosed) return
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
      channel.postMessage(word)
    },
    hear: listener => void listeners.add(listener),
    close() {
      isClosed = true
      channel.close()
    },
  }
}

/** For what is kept by one page alone. */
export function noOtherPages<Word>(): OtherPages<Word> {
  return { tell: () => undefined, hear: () => undefined, close: () => undefined }
}
