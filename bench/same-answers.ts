// The limit is one only if it says the same: both answers are compared, byte by byte, before
// anything is measured.

import type { Answer, Ask } from './ask.ts'

const shown = 12

/** `mask` takes out what no two answers share, such as the moment of a write. */
export function expectSame(
  ask: Ask,
  [product, limit]: readonly [Answer, Answer],
  mask: (text: string) => string = text => text,
): void {
  const [one, other] = [mask(product.text), mask(limit.text)]
  if (product.status === limit.status && product.status < 300 && one === other) return
  const faults =
    product.status === limit.status && product.status < 300
      ? differences(one, other)
      : [product, limit].map(({ status, text }) => `${status} ${text.slice(0, 600)}`)
  throw new Error(
    [`Product and limit answer ${ask.method} ${ask.path} differently:`, ...faults].join('\n  '),
  )
}

function differences(one: string, other: string): readonly string[] {
  const found = [...differing(JSON.parse(one), JSON.parse(other), '')].slice(0, shown)
  return found.length > 0 ? found : [whereTextsPart(one, other)]
}

function* differing(one: unknown, other: unknown, at: string): Generator<string> {
  if (!isWhole(one) || !isWhole(other) || Array.isArray(one) !== Array.isArray(other)) {
    if (one !== other) yield `${at}: ${brief(one)} from the product, ${brief(other)} from the limit`
    return
  }
  for (const name of new Set([...Object.keys(one), ...Object.keys(other)])) {
    yield* differing(one[name], other[name], at === '' ? name : `${at}.${name}`)
  }
}

function isWhole(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function brief(value: unknown): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, 160)
}

/** The same values, written differently. */
function whereTextsPart(one: string, other: string): string {
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const around = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 60), at + 60))
  return `the same values, but at letter ${at} ${around(one)} from the product, ${around(other)} from the limit`
}
