// How names stand below an axis, counted in letters: in lines of whole words where there is room, else every other one
// alone, or all of them aslant where each belongs to its bar.

export interface AxisNames {
  /** Of each place, line by line; none where its name is left out. */
  readonly lines: readonly (readonly string[])[]
  readonly isAslant: boolean
}

interface NamesWish {
  /** So many letters have room along the whole axis. */
  readonly letters: number
  /** None may be left out: a bar without its name says nothing. */
  readonly areAll?: boolean | undefined
}

const mostLines = 3
/** Letters in a line. */
const longest = 12
const longestAslant = 14

/** A place without a name has ''. */
export function axisNames(
  names: readonly string[],
  { letters, areAll = false }: NamesWish,
): AxisNames {
  const told = names.flatMap((name, place) => (name === '' ? [] : [place]))
  const room = letters / Math.max(1, told.length)
  const needed = 1 + Math.min(longest, Math.max(0, ...names.map(narrowest)))
  const isAslant = areAll && room < needed
  if (isAslant) {
    return { lines: names.map(name => (name === '' ? [] : [cut(name, longestAslant)])), isAslant }
  }
  const every = Math.max(1, Math.ceil(needed / room))
  const shown = new Set(told.filter((_, count) => (told.length - 1 - count) % every === 0))
  const width = Math.max(1, Math.floor(room * every) - 1)
  return {
    lines: names.map((name, place) => (shown.has(place) ? wrapped(name, width) : [])),
    isAslant,
  }
}

/** Its longest word, and half of it, so that it fits into two lines. */
function narrowest(name: string): number {
  return Math.max(Math.ceil(name.length / 2), ...name.split(' ').map(word => word.length))
}

function wrapped(name: string, width: number): readonly string[] {
  const lines: string[] = []
  for (const word of name.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`
    if (lines.length > 0 && longer.length <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  const kept = lines.slice(0, mostLines).map(line => cut(line, width))
  const isShort = lines.length > mostLines
  return isShort ? [...kept.slice(0, -1), cut(`${kept.at(-1)}…`, width)] : kept
}

function cut(text: string, letters: number): string {
  return text.length > letters
    ? `${text.slice(0, Math.max(1, letters - 1)).replace(/[\s(]+$/, '')}…`
    : text
}
