// The settings of what stands before Furrow: the address that people know it by, and the proxies
// whose word about a visitor's address is taken.

import { isIP } from 'node:net'
import { z } from 'zod'
import { originList } from './origin-list.ts'

const urlWanted = 'PUBLIC_URL must be an address such as https://furrow.example.com.'
const proxyWanted =
  'TRUST_PROXY must be a number of proxies, or their addresses with commas between.'

export const frontSettings = {
  PUBLIC_URL: z
    .string()
    .trim()
    .refine(isPublic, urlWanted)
    .transform(url => url.replace(/\/+$/, ''))
    .optional(),
  CORS_ORIGINS: originList('CORS_ORIGINS').default([]),
  TRUST_PROXY: z.string().trim().transform(proxiesIn).refine(isProxies, proxyWanted).optional(),
}

/** Whether the word of an address is taken that is so many steps away, or which addresses these are. */
export type Proxies = string[] | ((address: string, steps: number) => boolean)

function proxiesIn(text: string): Proxies {
  const proxies = /^\d{1,2}$/.test(text) ? Number(text) : undefined
  if (proxies !== undefined) return (_address, steps) => steps < proxies
  return text
    .split(',')
    .map(part => part.trim())
    .filter(Boolean)
}

function isProxies(proxies: Proxies): boolean {
  return typeof proxies === 'function' || (proxies.length > 0 && proxies.every(isNetwork))
}

/** An address, or one with the length of its network behind. */
function isNetwork(text: string): boolean {
  const [address = '', length, ...more] = text.split('/')
  const kind = isIP(address)
  if (kind === 0 || more.length > 0) return false
  return (
    length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= (kind === 4 ? 32 : 128))
  )
}

function isPublic(text: string): boolean {
  const url = URL.parse(text)
  return url !== null && /^https?:$/.test(url.protocol) && !/[?#\s]/.test(text) && !url.username
}
