// Who asks in a bench: a word in a header, which both servers believe.

import { admin, somebody } from '../apps/server/src/access/reach/viewer.ts'
import type { Viewer } from '../apps/server/src/access/reach/viewer.ts'

export const viewerHeader = 'x-bench-viewer'
export const administrator = 'admin'

/** Someone who sees and manages these farms. */
export function farmer(farms: readonly number[]): string {
  return farms.join(',')
}

/** Nothing where all are. */
export function farmsOf(word: string): readonly number[] | undefined {
  return word === administrator ? undefined : word.split(',').map(Number)
}

export const viewerNumber = 1

export function viewerCalled(word: string): Viewer {
  const farms = farmsOf(word)
  if (!farms) return admin(viewerNumber)
  return somebody(viewerNumber, { farms, managed: farms, money: farms })
}
