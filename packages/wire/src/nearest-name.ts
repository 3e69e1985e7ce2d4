// The name that someone may have meant who wrote another: for "Did you mean ...?".

const longest = 100
const fewestInCommon = 4

/** Nothing where none is near. Of names that are equally near, the first. */
export function nearestName(word: string, known: Iterable<string>): string | undefined {
  if (word.length > longest) return undefined
  const sought = word.toLowerCase()
  let nearest: string | undefined
  let shortest = Infinity
  for (const name of known) {
    const far = distance(sought, name.toLowerCase())
    if (far < shortest) [nearest, shortest] = [name, far]
  }
  return nearest
}

/** A slip of the pen is nearer than a beginning without its end. */
function distance(sought: string, name: string): number {
  const slips = Math.min(3, Math.floor(sought.length / 3))
  const apart = Math.abs(sought.length - name.length)
  if (apart <= slips) {
    const edits = editsBetween(sought, name, slips)
    if (edits <= slips) return edits
  }
  const isBeginning = name.startsWith(sought) || sought.startsWith(name)
  const inCommon = Math.min(sought.length, name.length)
  return isBeginning && inCommon >= fewestInCommon ? slips + apart : Infinity
}

/** Letters added, left out, mistaken, or swapped with the next. Counts no further than `most`. */
function editsBetween(one: string, other: string, most: number): number {
  let before: readonly number[] = []
  let above: readonly number[] = Array.from({ length: other.length + 1 }, (_, place) => place)
  for (let place = 0; place < one.length; place++) {
    const row = nextRow([one, other], place, [before, above])
    if (Math.min(...above, ...row) > most) return Infinity
    before = above
    above = row
  }
  return above[other.length] ?? Infinity
}

function nextRow(
  [one, other]: readonly [string, string],
  place: number,
  [before, above]: readonly [readonly number[], readonly number[]],
): readonly number[] {
  const row = [place + 1]
  for (let at = 0; at < other.length; at++) {
    const mistaken = countAt(above, at) + (one[place] === other[at] ? 0 : 1)
    const isSwap = at > 0 && one[place] === other[at - 1] && one[place - 1] === other[at]
    const swapped = isSwap ? countAt(before, at - 1) + 1 : Infinity
    row.push(Math.min(countAt(row, at) + 1, countAt(above, at + 1) + 1, mistaken, swapped))
  }
  return row
}

function countAt(row: readonly number[], at: number): number {
  return row[at] ?? Infinity
}
