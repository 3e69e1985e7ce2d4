// What a key does on the big screen: clickers of presenters send PageDown and PageUp, keyboards anything else.

export type KeyDeed =
  | { readonly kind: 'go'; readonly place: number }
  /** Typed so far of the number that Enter jumps to. */
  | { readonly kind: 'digits'; readonly digits: string }
  | { readonly kind: 'overview' | 'full screen' | 'code' | 'keys' | 'look' }

interface AtPlace {
  /** From 0. */
  readonly place: number
  readonly count: number
  readonly digits: string
}

const onward = new Set(['ArrowRight', 'ArrowDown', 'PageDown', ' ', 'Enter'])
const back = new Set(['ArrowLeft', 'ArrowUp', 'PageUp', 'Backspace'])
const letters: Readonly<Record<string, Exclude<KeyDeed['kind'], 'go' | 'digits'>>> = {
  o: 'overview',
  f: 'full screen',
  c: 'code',
  l: 'look',
  '?': 'keys',
}
/** No group has more findings. */
const longest = 3

export function deedOfKey(key: string, { place, count, digits }: AtPlace): KeyDeed | undefined {
  const go = (to: number): KeyDeed => ({ kind: 'go', place: placeWithin(to, count) })
  if (/^\d$/.test(key)) return { kind: 'digits', digits: (digits + key).slice(-longest) }
  if (digits !== '') {
    if (key === 'Enter') return go(Number(digits) - 1)
    if (key === 'Escape') return { kind: 'digits', digits: '' }
    if (key === 'Backspace') return { kind: 'digits', digits: digits.slice(0, -1) }
  }
  if (onward.has(key)) return go(place + 1)
  if (back.has(key)) return go(place - 1)
  if (key === 'Home') return go(0)
  if (key === 'End') return go(count - 1)
  const kind = letters[key.toLowerCase()]
  return kind && { kind }
}

export function placeWithin(place: number, count: number): number {
  return Math.max(0, Math.min(place, count - 1))
}
