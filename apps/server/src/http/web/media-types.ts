// What the files of the screens are, by the ends of their names.

export function mediaTypeOf(name: string): string {
  const end = name.slice(name.lastIndexOf('.') + 1).toLowerCase()
  return mediaTypes.get(end) ?? 'application/octet-stream'
}

/** Whether compressing it makes it smaller. Pictures and fonts are compressed already. */
export function isSmaller(mediaType: string): boolean {
  return /^text\/|json|svg|wasm/.test(mediaType)
}

const mediaTypes: ReadonlyMap<string, string> = new Map([
  ['html', 'text/html; charset=utf-8'],
  ['js', 'text/javascript; charset=utf-8'],
  ['mjs', 'text/javascript; charset=utf-8'],
  ['css', 'text/css; charset=utf-8'],
  ['txt', 'text/plain; charset=utf-8'],
  ['json', 'application/json; charset=utf-8'],
  ['map', 'application/json; charset=utf-8'],
  ['webmanifest', 'application/manifest+json'],
  ['wasm', 'application/wasm'],
  ['svg', 'image/svg+xml'],
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['ico', 'image/x-icon'],
  ['woff2', 'font/woff2'],
  ['woff', 'font/woff'],
])
