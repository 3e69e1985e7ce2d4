// A ZIP for tests, with nothing packed. What an entry says of its size need not be true.

export interface ZipEntry {
  readonly name: string
  readonly text?: string
  /** What it claims to have when it is unpacked. */
  readonly claims?: number
}

export function zipOf(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = []
  const list: Buffer[] = []
  let at = 0
  for (const { name, text = '', claims } of entries) {
    const [title, bytes] = [Buffer.from(name), Buffer.from(text)]
    const facts = factsOf(bytes.length, claims ?? bytes.length, title.length)
    const head = Buffer.concat([mark(0x04034b50), facts, title, bytes])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(at, 10)
    list.push(Buffer.concat([mark(0x02014b50), Buffer.alloc(2), facts, place, title]))
    parts.push(head)
    at += head.length
  }
  const names = Buffer.concat(list)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(entries.length, 4)
  end.writeUInt16LE(entries.length, 6)
  end.writeUInt32LE(names.length, 8)
  end.writeUInt32LE(at, 12)
  return Buffer.concat([...parts, names, mark(0x06054b50), end])
}

function mark(number: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(number)
  return bytes
}

/** From the version to the length of what else is said, as both lists have it. */
function factsOf(size: number, claims: number, title: number): Buffer {
  const facts = Buffer.alloc(26)
  facts.writeUInt32LE(size, 14)
  facts.writeUInt32LE(claims, 18)
  facts.writeUInt16LE(title, 22)
  return facts
}
