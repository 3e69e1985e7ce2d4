// What a file is, by how it begins and never by its name.

export type FileKind =
  | 'zip'
  | 'old office'
  | 'locked'
  | 'open document'
  | 'pdf'
  | 'web page'
  | 'text'
  | 'other'

export function fileKind(bytes: Uint8Array): FileKind {
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) {
    return openDocument.test(lettersOf(bytes.subarray(0, 128))) ? 'open document' : 'zip'
  }
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return isLocked(bytes) ? 'locked' : 'old office'
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46])) return 'pdf'
  if (isWideText(bytes)) return 'text'
  const isText = !bytes.subarray(0, looked).some(byte => byte < 9 || (byte > 13 && byte < 32))
  if (!isText) return 'other'
  return webPage.test(lettersOf(bytes.subarray(0, 512))) ? 'web page' : 'text'
}

/** As spreadsheets write text: with a mark in front, otherwise in the alphabet of the machine. */
export function textIn(bytes: Uint8Array): string {
  if (isWideText(bytes)) {
    return new TextDecoder(bytes[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(bytes)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const looked = 64 * 1024
const openDocument = /mimetypeapplication\/vnd\.oasis\.opendocument/
/** Old reports are often web pages or XML that are called .xls. */
const webPage = /^(?:\u00EF\u00BB\u00BF)?\s*<(?:!doctype|html|head|meta|body|table|\?xml|!--)/i

/** A workbook with a password lies in a container of the old kind, under this name. */
function isLocked(bytes: Uint8Array): boolean {
  const name = 'EncryptedPackage'.replaceAll(/./g, letter => `${letter}\0`)
  return lettersOf(bytes).includes(name)
}

function lettersOf(bytes: Uint8Array): string {
  return new TextDecoder('latin1').decode(bytes)
}

function isWideText(bytes: Uint8Array): boolean {
  return startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff])
}

function startsWith(bytes: Uint8Array, marks: readonly number[]): boolean {
  return marks.every((mark, place) => bytes[place] === mark)
}
