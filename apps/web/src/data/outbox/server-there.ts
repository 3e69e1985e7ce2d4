// Whether the server answers anything.

import type { Furrow } from '@furrow/wire/client/connect'
import { verdictOf } from './verdict.ts'

/** Whatever it says, it is heard. */
export async function isServerThere(api: Furrow): Promise<boolean> {
  const answer = await api.get('health', { signal: AbortSignal.timeout(patience) })
  return verdictOf(answer).kind !== 'unheard'
}

const patience = 10_000
