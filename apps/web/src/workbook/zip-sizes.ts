// What a zip file says that it unpacks to, read from its directory without unpacking anything. The
// library unpacks no piece beyond what it says, so that a few bytes never become gigabytes.

const endMark = 0x06054b50
const entryMark = 0x02014b50
/** The real size stands further behind. */
const elsewhere = 0xffffffff
const mostEntries = 10_000
const slash = 0x2f

/** In bytes; nothing where the directory is damaged or does not say it. */
export function unpackedSize(bytes: Uint8Array): number | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(view)
  if (end === undefined) return undefined
  const entries = view.getUint16(end + 10, true)
  if (entries > mostEntries) return undefined
  let at = view.getUint32(end + 16, true)
  let sum = 0
  for (let entry = 0; entry < entries; entry += 1) {
    const read = readEntry(view, at)
    if (!read) return undefined
    sum += read.unpacked
    at = read.next
  }
  return sum
}

/** Behind it stands a remark of any length, so that it is looked for from the end. */
function endOf(view: DataView): number | undefined {
  const last = view.byteLength - 22
  for (let at = last; at >= Math.max(0, last - 0xffff); at -= 1) {
    if (view.getUint32(at, true) === endMark) return at
  }
  return undefined
}

function readEntry(view: DataView, at: number) {
  if (at + 46 > view.byteLength || view.getUint32(at, true) !== entryMark) return undefined
  const packed = view.getUint32(at + 20, true)
  const unpacked = view.getUint32(at + 24, true)
  const [name = 0, extra = 0, remark = 0] = [28, 30, 32].map(place =>
    view.getUint16(at + place, true),
  )
  const next = at + 46 + name + extra + remark
  if (next > view.byteLength || packed === elsewhere || unpacked === elsewhere) return undefined
  const isFolder = name > 0 && view.getUint8(at + 45 + name) === slash
  const hasDescriptor = (view.getUint16(at + 8, true) & 8) !== 0
  // A piece that says nothing of its size would be unpacked without end.
  if (unpacked === 0 && !isFolder && (packed > 2 || hasDescriptor)) return undefined
  return { unpacked, next }
}
