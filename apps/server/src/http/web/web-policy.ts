// What the screens may load, ask and frame: themselves, and the places that the settings and the
// declared apps name.

import { setTimeout as sleep } from 'node:timers/promises'
import { keptFor } from '../../db/kept-for.ts'

export interface WebPlaces {
  /** Addresses that errors and recordings are sent to, and that the ground of maps is fetched from. */
  readonly told: readonly (string | undefined)[]
  /** Addresses of pages that are shown within ours. */
  readonly framed: readonly (string | undefined)[]
  /** Those of the apps, which are declared while we run. */
  readonly frameOrigins: (() => Promise<readonly string[]>) | undefined
}

/** In milliseconds: how soon a newly declared app can be framed. */
const remembered = 10_000
/** A page never waits longer than this to know which apps there are. */
const patience = 1000

/** Asks for the policy as it is now. */
export function webPolicy({ told, framed, frameOrigins }: WebPlaces): () => Promise<string> {
  const ask = keptFor(remembered, async () => (frameOrigins ? frameOrigins() : []))
  let known: readonly string[] = []
  return async () => {
    const asked = ask().then(
      origins => (known = origins),
      () => known,
    )
    await Promise.race([asked, sleep(patience, undefined, { ref: false })])
    return policyText(originsIn(told), originsIn([...framed, ...known]))
  }
}

/** Scheme, host and port; nothing for what is no address of the web. */
export function originIn(address: string): string | undefined {
  const url = URL.parse(address)
  // An address may hold what would end one directive of the policy and begin another.
  return url && /^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d+)?$/.test(url.origin)
    ? url.origin
    : undefined
}

function originsIn(addresses: readonly (string | undefined)[]): readonly string[] {
  const origins = addresses.flatMap(address => (address && originIn(address)) || [])
  return [...new Set(origins)].toSorted()
}

function policyText(told: readonly string[], framed: readonly string[]): string {
  return [
    "default-src 'self'",
    "base-uri 'self'",
    ["connect-src 'self'", ...told].join(' '),
    "font-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // A PDF is shown from where it was loaded to, which only our own scripts can name.
    ['frame-src blob:', ...framed].join(' '),
    "img-src 'self' data: blob:",
    "manifest-src 'self'",
    "object-src 'none'",
    "script-src 'self'",
    "script-src-attr 'none'",
    // The parts that the screens are made of place themselves with styles of their own.
    "style-src 'self' 'unsafe-inline'",
    "worker-src 'self'",
  ].join(';')
}
