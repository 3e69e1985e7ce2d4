// The processes of a Furrow that has several, by what it said of them.

import type { RunningServer } from './running-server.ts'

/** Of all that were ever ready. */
export function pidsOf(
  { printed }: Pick<RunningServer, 'printed'>,
  kind: 'web' | 'jobs',
): readonly number[] {
  const what = kind === 'web' ? 'that answers requests' : 'of jobs'
  const found = printed().matchAll(new RegExp(`${what} \\((\\d+)\\) is ready`, 'g'))
  return [...found].map(([, pid]) => Number(pid))
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
