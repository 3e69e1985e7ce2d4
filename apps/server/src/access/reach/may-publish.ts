// Who publishes benchmarks: administrators, and whoever was given that.

import type { Viewer } from './viewer.ts'

export const publishing = 'publish-benchmarks'

export function mayPublish({ isAdmin, abilities, narrow }: Viewer): boolean {
  if (narrow) return false
  const held = abilities.filter(
    ({ name, scope, entityType }) =>
      (name === publishing || name === '*') && scope === null && entityType === null,
  )
  return !held.some(({ forbidden }) => forbidden) && (isAdmin || held.length > 0)
}

export const notAPublisher = 'Only someone who was given that may publish benchmarks.'
