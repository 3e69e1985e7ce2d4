// How lines and bytes stand one behind another in a backup, and how they are read again without
// more than a piece of them in memory.

/** Far more than any piece or line that we write, and little enough to be held. */
const longest = 1_048_576
const newline = 10

export interface ByteReader {
  line(): Promise<string>
  /** The next piece, or nothing where the pieces end. */
  piece(): Promise<Buffer | undefined>
  isAtEnd(): Promise<boolean>
}

export function lineOf(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value)}\n`)
}

/** Each piece follows its length; a length of nothing ends them. */
export function lengthOf(piece: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(piece.length)
  return length
}

export const endOfPieces = Buffer.alloc(4)

export function byteReader(source: AsyncIterable<Buffer>): ByteReader {
  const chunks = source[Symbol.asyncIterator]()
  let rest: Buffer = Buffer.alloc(0)
  const more = async (): Promise<boolean> => {
    const next = await chunks.next()
    if (next.done) return false
    rest = rest.length === 0 ? next.value : Buffer.concat([rest, next.value])
    return true
  }
  const take = async (amount: number): Promise<Buffer> => {
    if (amount > longest) throw new Error('A length in it cannot be right.')
    while (rest.length < amount) if (!(await more())) throw new Error('It ends too early.')
    const taken = rest.subarray(0, amount)
    rest = rest.subarray(amount)
    return taken
  }
  return {
    async line() {
      let end = rest.indexOf(newline)
      while (end < 0) {
        if (rest.length > longest) throw new Error('A line in it cannot be right.')
        if (!(await more())) throw new Error('It ends too early.')
        end = rest.indexOf(newline)
      }
      return (await take(end + 1)).toString('utf8', 0, end)
    },
    async piece() {
      const length = (await take(4)).readUInt32BE()
      return length === 0 ? undefined : take(length)
    },
    isAtEnd: async () => rest.length === 0 && !(await more()),
  }
}
