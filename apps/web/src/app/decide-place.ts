// Where someone may go: the five rules of the specification, in their order, as one function.

import type { Audience } from '../routing/screen-route.ts'

export interface WishedPlace {
  /** As it is declared: `/collection/$farmId/period`. */
  readonly route: string
  /** What stands in the address: `{farmId: '3'}`. */
  readonly params: Readonly<Record<string, string | undefined>>
  /** The token of a letter, in the address of a reset. */
  readonly letter?: string | undefined
  /** Path and search, to come back to after signing in. */
  readonly address: string
  /** Nobody is known where there is no screen. */
  readonly audience: Audience | undefined
}

export type Visitor =
  | { readonly isSignedIn: false }
  | { readonly isSignedIn: true; readonly isAdmin: boolean; readonly hasBusiness: boolean }

type Decision =
  | {
      readonly kind: 'redirect'
      readonly to: string
      readonly search?: Readonly<Record<string, string>>
    }
  | { readonly kind: 'not found' }
  /** Farm and period, where the address says them, become the current ones. */
  | { readonly kind: 'go'; readonly farmId?: number; readonly periodId?: number }

/** Digits only; what else stands in an address, such as a report’s, is free. */
const numbers = [
  'farmId',
  'periodId',
  'businessId',
  'cropTypeId',
  'livestockEnterpriseId',
  'selectedGaugeId',
]
/** Digits, and one of these. */
const bounded = {
  // No rain is older, and nobody plans further.
  selectedYear: { least: 1800, most: 2200 },
  selectedMonth: { least: 1, most: 12 },
} as const

export function decidePlace(wish: WishedPlace, visitor: Visitor): Decision {
  const { audience } = wish
  const isAdmin = visitor.isSignedIn && visitor.isAdmin
  if (audience === 'admins' && !isAdmin) return { kind: 'redirect', to: '/' }
  if (!visitor.isSignedIn && audience !== 'signed out') return toLogin(wish)
  if (visitor.isSignedIn && audience === 'signed out') return toHome(wish)
  const mayGoOn = isAdmin || !visitor.isSignedIn || visitor.hasBusiness
  if (!mayGoOn && audience !== 'signed in') {
    return { kind: 'redirect', to: '/select_business', ...keptWay(wish) }
  }
  return arrival(wish)
}

function toLogin({ address, route }: WishedPlace): Decision {
  const isWorthIt = address !== '/' && route !== '/logout'
  return { kind: 'redirect', to: '/login', ...(isWorthIt ? { search: { from: address } } : {}) }
}

/** Where they wished to go comes after the choice. */
function keptWay({ address, letter }: WishedPlace) {
  if (letter) return { search: { letter } }
  return address === '/' ? {} : { search: { from: address } }
}

/** An invitation is accepted at home by whoever is signed in. */
function toHome(wish: WishedPlace): Decision {
  return { kind: 'redirect', to: '/', ...keptLetter(wish) }
}

function keptLetter({ letter }: WishedPlace) {
  return letter ? { search: { letter } } : {}
}

function arrival({ params }: WishedPlace): Decision {
  if (isOdd(params)) return { kind: 'not found' }
  const { farmId, periodId } = params
  return {
    kind: 'go',
    ...(farmId === undefined ? {} : { farmId: Number(farmId) }),
    ...(periodId === undefined ? {} : { periodId: Number(periodId) }),
  }
}

function isOdd(params: WishedPlace['params']): boolean {
  const isNoNumber = numbers.some(name => params[name] !== undefined && !isNumber(params[name]))
  const isOutside = Object.entries(bounded).some(([name, { least, most }]) => {
    const text = params[name]
    return text !== undefined && !(isNumber(text) && Number(text) >= least && Number(text) <= most)
  })
  return isNoNumber || isOutside
}

function isNumber(text: string): boolean {
  return /^\d{1,15}$/.test(text)
}
