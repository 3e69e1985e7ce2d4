// Takes out of a text whatever the client sent, so that a failure can be logged whole although its
// message quotes a password: databases and parsers like to repeat what they were given.

import type { FastifyRequest } from 'fastify'

/** Shorter than that, a value would blot out half of the text and give nothing away. */
const shortest = 4
const most = 5000

export function withoutWhatWasSent(text: string, request: FastifyRequest): string {
  const sent = [
    ...textsIn([request.body, request.query]),
    ...headerTexts(request),
    ...asked(request),
  ]
  if (sent.length > most) return withoutMessage(text)
  return [...new Set(sent)]
    .filter(value => value.length >= shortest && text.includes(value))
    .toSorted((one, other) => other.length - one.length)
    .reduce((rest, value) => rest.replaceAll(value, '…'), text)
}

/** Every text in a structure, as it was sent and as it is written in JSON. */
function textsIn(structure: unknown): readonly string[] {
  const found: string[] = []
  const waiting = [structure]
  while (waiting.length > 0 && found.length <= most) {
    const value = waiting.pop()
    if (typeof value === 'string') found.push(...writings(value))
    else if (typeof value === 'object' && value !== null) {
      for (const part of Object.values(value)) waiting.push(part)
    }
  }
  return found
}

function writings(value: string): readonly string[] {
  const trimmed = value.trim()
  return [value, trimmed, JSON.stringify(trimmed).slice(1, -1)]
}

/** What stands behind "?", as it came. */
function asked({ originalUrl }: FastifyRequest): readonly string[] {
  const [, ...behind] = originalUrl.split('?')
  return behind.flatMap(text => [text, ...text.split(/[&=]/)])
}

/** Whole, and in pieces: a token stands behind a word, a cookie behind a name. */
function headerTexts({ headers }: FastifyRequest): readonly string[] {
  return Object.entries(headers)
    .filter(([name]) => !harmless.has(name))
    .flatMap(([, value]) => value ?? [])
    .flatMap(value => [value, ...value.split(/[\s;,=]+/)])
}

const harmless = new Set(['accept', 'connection', 'content-length', 'content-type', 'host'])

/** Where it was, without what was said. */
function withoutMessage(stack: string): string {
  return stack
    .split('\n')
    .filter(line => line.startsWith('    at '))
    .join('\n')
}
