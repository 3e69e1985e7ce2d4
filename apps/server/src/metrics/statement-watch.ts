// Looks on at what the databases of a process are asked: counts it, tells what was slow, and traces it.

import type { DatabaseWatch, PoolUse } from '../db/database-watch.ts'
import type { WhoAsks } from './asked-by.ts'
import type { Meters } from './meters.ts'
import { rememberingShapes } from './statement-shape.ts'
import type { Tracer } from './tracer.ts'

export interface SlowStatement {
  /** When it was answered. */
  readonly time: string
  readonly slow_statement: string
  readonly ms: number
  readonly call: string | null
  /** The number of the request. */
  readonly id: string | null
}

interface Watching {
  readonly meters: Meters
  readonly whoAsks: WhoAsks
  readonly tracer: Tracer | undefined
  /** In milliseconds. */
  readonly slowFrom: number
  readonly onSlow: (slow: SlowStatement) => void
  /** Filled with the pools, by their names. */
  readonly pools: Map<string, () => PoolUse>
}

export function statementWatch(pool: string, watching: Watching): DatabaseWatch {
  const { meters, whoAsks, tracer, slowFrom, onSlow, pools } = watching
  const shapeOf = rememberingShapes()
  const seconds = meters.statementSeconds.labels(pool)
  return {
    pool: use => void pools.set(pool, use),
    statement(text) {
      const began = performance.now()
      const askedBy = whoAsks.getStore()
      const endTrace = tracer && askedBy?.traced?.statement(shapeOf(text))
      return (failure, took = performance.now() - began) => {
        seconds.observe(took / 1000)
        if (failure) meters.statementFailures.inc({ reason: reasonOf(failure) })
        endTrace?.(failure)
        if (took < slowFrom) return
        meters.slowStatements.inc()
        onSlow({
          time: new Date().toISOString(),
          slow_statement: shapeOf(text),
          ms: Math.round(took),
          call: askedBy?.call() ?? null,
          id: askedBy?.request ?? null,
        })
      }
    },
  }
}

/** By the class of what PostgreSQL said; anything else is a connection that broke. */
function reasonOf(failure: unknown): string {
  const { code } = (failure ?? {}) as { readonly code?: unknown }
  if (code === '57014') return 'too long'
  if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code) || /^(08|57P|53)/.test(code)) {
    return 'connection'
  }
  if (code.startsWith('23')) return 'refused'
  return code.startsWith('40') ? 'collision' : 'other'
}
