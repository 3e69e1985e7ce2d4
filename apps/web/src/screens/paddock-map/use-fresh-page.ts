// The page that the device keeps may be older than the place that the pictures of the ground come from,
// and forbid to fetch them: it is replaced by the server’s page then, and loaded again.

import { useEffect } from 'react'
import type { Tiles } from '../../map/map-picture.ts'

export function useFreshPage(tiles: Tiles | undefined): void {
  const origin = tiles && URL.parse(tiles.url)?.origin
  useEffect(() => {
    if (origin === undefined) return undefined
    let isLooking = false
    const look = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      if (isLooking || effectiveDirective !== 'connect-src' || !blockedURI.startsWith(origin))
        return
      isLooking = true
      void replacedPage().then(isAnother => isAnother && location.reload())
    }
    document.addEventListener('securitypolicyviolation', look)
    return () => document.removeEventListener('securitypolicyviolation', look)
  }, [origin])
}

/** Whether the server’s page may do other things than the one that was kept. */
async function replacedPage(): Promise<boolean> {
  if (!('caches' in window)) return false
  let isAnother = false
  for (const name of await caches.keys()) {
    const cache = await caches.open(name)
    const pages = (await cache.keys()).filter(({ url }) => isPage(url))
    for (const page of pages) isAnother = (await replaced(cache, page)) || isAnother
  }
  return isAnother
}

const isPage = (url: string): boolean => URL.parse(url)?.pathname.endsWith('/index.html') === true

async function replaced(cache: Cache, page: Request): Promise<boolean> {
  const address = new URL(page.url)
  // With something behind it that nobody has kept, it is asked of the server.
  address.search = `?anew=${Date.now()}`
  const [kept, fresh] = [await cache.match(page), await fetch(address, { cache: 'reload' })]
  if (!fresh.ok || policyOf(fresh) === policyOf(kept)) return false
  await cache.put(page, fresh)
  return true
}

function policyOf(response: Response | undefined): string | null {
  return response?.headers.get('content-security-policy') ?? null
}
