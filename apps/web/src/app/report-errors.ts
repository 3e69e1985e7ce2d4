// Errors that nobody expected go to the address that the operator has set, and nowhere where none is.
// The library for it is loaded only then.

import { pathOf } from './path-of.ts'
import type { Report } from './report-context.ts'

interface Operator {
  readonly dsn: string | null
  readonly release: string
}

export function reportErrors({ dsn, release }: Operator): Report {
  if (dsn === null) return keepInConsole
  const loading = loadSentry(dsn, release)
  return error => {
    const number = keepInConsole(error)
    void pass(loading, error, number)
    return number
  }
}

/** Without the library the console still has the error. */
async function pass(loading: ReturnType<typeof loadSentry>, error: unknown, number: string) {
  const capture = await loading
  capture?.(error, { tags: { number } })
}

async function loadSentry(dsn: string, release: string) {
  try {
    const { init, captureException } = await import('@sentry/browser')
    init({ dsn, release, beforeSend: withoutLetter, beforeBreadcrumb: withoutLetter })
    return captureException
  } catch {
    return undefined
  }
}

function keepInConsole(error: unknown): string {
  const number = crypto.randomUUID().slice(0, 8)
  console.error(`Error ${number}:`, error)
  return number
}

/** No address goes along with what stands behind its question mark: it may be the link of a letter. */
export function withoutLetter<Sent>(report: Sent): Sent {
  const text = JSON.stringify(report, (name, value: unknown) =>
    typeof value === 'string' && /^(url|href|from|to|Referer)$/.test(name) ? pathOf(value) : value,
  )
  return JSON.parse(text) as Sent
}
