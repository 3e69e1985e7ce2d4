// Which methods an address takes, for telling "nothing is there" from "not in this way".

import type { FastifyInstance } from 'fastify'

/** Stands for every address that the catalogue implies. */
export const everyRecord = '/api/*'

export type MethodsAt = (path: string) => readonly string[]

/** Must be called before any route is declared: it learns them as they come. */
export function rememberPaths(app: FastifyInstance): MethodsAt {
  const patterns = new Map<string, Set<string>>()
  app.addHook('onRoute', ({ url, method }) => {
    // The records know their own methods.
    if (url === everyRecord) return
    const methods = patterns.get(url) ?? new Set()
    for (const one of [method].flat()) methods.add(one)
    patterns.set(url, methods)
  })
  return path => {
    const taken = [...patterns].filter(([pattern]) => fits(pattern, path))
    return [...new Set(taken.flatMap(([, methods]) => [...methods]))].toSorted()
  }
}

function fits(pattern: string, path: string): boolean {
  const wanted = pattern.split('/').filter(Boolean)
  const given = path.split('/').filter(Boolean)
  const open = wanted.at(-1) === '*'
  if (open ? given.length < wanted.length - 1 : given.length !== wanted.length) return false
  return wanted.every((word, place) => {
    return word === '*' || word.startsWith(':') || word === given[place]
  })
}
