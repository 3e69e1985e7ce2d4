// Where the page of an app may stand: on a server that is asked over https, or on this very machine,
// where an app is tried out.

/** The origin of an address that is admitted; nothing for any other. */
export function originOfApp(address: string): string | undefined {
  const url = URL.parse(address)
  if (!url || /\s/.test(address) || url.username || url.password) return undefined
  // The origin goes into the header that says whom a browser may frame: nothing else fits in there.
  if (!/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(url.hostname)) return undefined
  const isTriedOut = url.protocol === 'http:' && here.includes(url.hostname)
  return url.protocol === 'https:' || isTriedOut ? url.origin : undefined
}

const here: readonly string[] = ['localhost', '127.0.0.1']
