// The cookie that some servers ask for against forged requests. Ours needs none: whoever signs in by
// token is never asked for one. What is thrown here is a mistake in how the client or the server is
// set up.

import type { Connection } from './exchange.ts'

export async function csrf(connection: Connection): Promise<void> {
  const { signsInBy = 'token', url = '', fetch: send = fetch, cookies = cookiesOfPage } = connection
  if (signsInBy !== 'cookie') {
    throw new Error(
      `The client signs in by "${signsInBy}". Only by "cookie" is there a cookie to fetch.`,
    )
  }
  const address = `${url.replace(/\/$/, '')}/sanctum/csrf-cookie`
  // The one call that lets a cookie be kept.
  const request = { method: 'GET', credentials: 'same-origin' } as const
  const response = await send(address, request).catch((cause: unknown) => {
    throw new Error(unreachable, { cause })
  })
  if (!response.ok) throw new Error(unreachable, { cause: `status ${response.status}` })
  if (!/(^|;\s*)XSRF-TOKEN=[^;]/.test(cookies())) throw new Error(missing)
}

const unreachable =
  'The anti-forgery cookie cannot be had because of a network error. Look at the address of the server, and at CORS_ORIGINS there.'
const missing =
  'The anti-forgery cookie is missing from the response. Look at the address of the server: the page must come from there.'

/** None outside a browser. */
function cookiesOfPage(): string {
  const { document } = globalThis as { readonly document?: { readonly cookie: string } }
  return document?.cookie ?? ''
}
