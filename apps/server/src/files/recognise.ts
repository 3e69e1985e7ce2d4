// What a file is, by what it holds.

import { fileTypeFromBuffer } from 'file-type'
import { acceptedTypes } from './accepted-types.ts'
import type { AcceptedType } from './accepted-types.ts'
import { textKind } from './text-kind.ts'

interface LookedAt {
  readonly name: string
  /** Its beginning: `headLength` bytes, or all of it. */
  readonly head: Buffer
  /** Whether all of it is text. */
  readonly isText: boolean
  /** Asked where it begins like a ZIP. */
  names(): Promise<readonly string[] | undefined>
}

export const headLength = 64 * 1024

/** Nothing where it is not taken. */
export async function recognise(file: LookedAt): Promise<AcceptedType | undefined> {
  const { head, isText, name } = file
  if (isZip(head)) return zipKind(await file.names())
  if (isText) return textKind(head, name)
  if (isPacked(head)) return undefined
  const found = await fileTypeFromBuffer(head)
  return found && byMediaType.get(found.mime)
}

/** By its beginning alone: false where it cannot become anything that is taken, whatever follows. */
export async function mayBeAccepted(head: Buffer, isText: boolean, name: string): Promise<boolean> {
  if (isZip(head)) return true
  return (await recognise({ head, isText, name, names: async () => undefined })) !== undefined
}

function isZip(head: Buffer): boolean {
  return head.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))
}

/** What else is packed would be unpacked to be recognised, and is nothing that is taken. */
function isPacked(head: Buffer): boolean {
  return head[0] === 0x1f && (head[1] === 0x8b || head[1] === 0xa0)
}

/** Macros are programs: a sheet or document that has some is not taken. */
function zipKind(names: readonly string[] = []): AcceptedType | undefined {
  const has = (pattern: RegExp) => names.some(name => pattern.test(name))
  if (has(/^\/?\[Content_Types\]\.xml$/i)) {
    if (has(/vbaProject\.bin$|^\/?xl[/\\]macrosheets[/\\]/i)) return undefined
    if (has(/^\/?xl[/\\]workbook\.xml$/i)) return acceptedTypes.xlsx
    return has(/^\/?word[/\\]document\d*\.xml$/i) ? acceptedTypes.docx : undefined
  }
  if (has(/\.shp$/i)) return acceptedTypes.shapes
  return has(/\.kml$/i) ? acceptedTypes.kmz : undefined
}

/** As they are recognised: pictures of a series, or that move, count as what they begin with. */
const byMediaType: ReadonlyMap<string, AcceptedType> = new Map<string, AcceptedType>([
  ['application/pdf', acceptedTypes.pdf],
  ['image/jpeg', acceptedTypes.jpeg],
  ['image/png', acceptedTypes.png],
  ['image/apng', acceptedTypes.png],
  ['image/webp', acceptedTypes.webp],
  ['image/heic', acceptedTypes.heic],
  ['image/heic-sequence', acceptedTypes.heic],
  ['image/heif', acceptedTypes.heic],
  ['image/heif-sequence', acceptedTypes.heic],
  ['image/gif', acceptedTypes.gif],
  ['image/tiff', acceptedTypes.tiff],
])
