// Why files cannot be reached is for whoever looks after Furrow, not for whoever asks.

import { Refusal } from '@furrow/wire/refusal'

export type TriedStorage = <Result>(work: () => Promise<Result>) => Promise<Result>

export function triedWith(log: (line: string) => void): TriedStorage {
  return async work => {
    try {
      return await work()
    } catch (error) {
      if (error instanceof Refusal) throw error
      const said = error instanceof Error ? error.message : String(error)
      log(JSON.stringify({ time: new Date().toISOString(), files: 'away', error: said }))
      const sentence = 'File storage can’t be reached right now. Try again later.'
      throw new Refusal('unavailable', sentence)
    }
  }
}
