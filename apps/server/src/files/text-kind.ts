// Text that is taken, told from text that is not: tables, notes and maps, but nothing that a browser or a
// shell would carry out.

import { acceptedTypes } from './accepted-types.ts'
import type { AcceptedType } from './accepted-types.ts'

export interface TextWatch {
  see(bytes: Buffer): void
  /** Whether all that was seen is text. */
  isText(): boolean
}

/** Looks at every byte that passes: one that stands in no text makes it none. */
export function watchText(): TextWatch {
  let isText = true
  let isWide: boolean | undefined
  return {
    see(bytes) {
      isWide ??= wideText(bytes) !== undefined
      if (isText && !isWide) isText = isAllText(bytes)
    },
    isText: () => isText,
  }
}

/** Tab, line feed, form feed and carriage return stand in text; so does the old sign for its end. */
const inText: readonly number[] = [9, 10, 12, 13, 26]

function isAllText(bytes: Buffer): boolean {
  // Called for every byte of what may be hundreds of megabytes.
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0
    if (byte === 127 || (byte < 32 && !inText.includes(byte))) return false
  }
  return true
}

/** Nothing where it is text that is not taken. `head` is its beginning. */
export function textKind(head: Buffer, name: string): AcceptedType | undefined {
  const text = new TextDecoder(wideText(head) ?? 'utf-8').decode(head).trimStart()
  if (text.startsWith('%PDF-')) return acceptedTypes.pdf
  if (text.startsWith('<')) return rootOf(text) === 'kml' ? acceptedTypes.kml : undefined
  if (/^[{[]/.test(text)) return isMap(text) ? acceptedTypes.geojson : undefined
  if (/^#!|<\?php/.test(text) || isPage(text) || hasControls(text)) return undefined
  return /\.csv$/i.test(name) ? acceptedTypes.csv : acceptedTypes.text
}

/** Text of two bytes for each letter says so at its beginning. */
function wideText(head: Buffer): 'utf-16le' | 'utf-16be' | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le'
  return head[0] === 0xfe && head[1] === 0xff ? 'utf-16be' : undefined
}

function hasControls(text: string): boolean {
  return Array.from(text, letter => letter.charCodeAt(0)).some(
    code => code < 32 && !inText.includes(code),
  )
}

/** The name of the outermost element of XML, without what stands before it. */
function rootOf(text: string): string | undefined {
  let rest = text
  for (;;) {
    const before = /^<\?[^>]*\?>|^<!--[\s\S]*?-->/.exec(rest)?.[0]
    if (before === undefined) break
    rest = rest.slice(before.length).trimStart()
  }
  return /^<(?:[\w.-]+:)?([\w.-]+)[\s/>]/.exec(rest)?.[1]?.toLowerCase()
}

function isMap(text: string): boolean {
  return /"type"\s*:\s*"(?:Feature(?:Collection)?|GeometryCollection|(?:Multi)?(?:Point|LineString|Polygon))"/.test(
    text,
  )
}

/** As a browser that guesses would take it. */
function isPage(text: string): boolean {
  return /<(?:!doctype|html|head|body|script|iframe|svg|object|embed)\b/i.test(text.slice(0, 4096))
}
