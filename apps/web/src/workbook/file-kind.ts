// What a file is, by how it begins and never by its name.

export type FileKind = 'zip' | 'old office' | 'text' | 'other'

export function fileKind(bytes: Uint8Array): FileKind {
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return 'zip'
  if (startsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0])) return 'old office'
  if (isWideText(bytes)) return 'text'
  const isText = !bytes.subarray(0, looked).some(byte => byte < 9 || (byte > 13 && byte < 32))
  return isText && !startsWith(bytes, [0x25, 0x50, 0x44, 0x46]) ? 'text' : 'other'
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

function isWideText(bytes: Uint8Array): boolean {
  return startsWith(bytes, [0xff, 0xfe]) || startsWith(bytes, [0xfe, 0xff])
}

function startsWith(bytes: Uint8Array, marks: readonly number[]): boolean {
  return marks.every((mark, place) => bytes[place] === mark)
}
