// A list of paddocks as someone pastes it: a name on each line, with its hectares behind a tab, a
// semicolon or a comma, or with “ha” behind the figure.

import { plainName } from '@furrow/farming/land/paddock-lineage'
import { sumOfAreas } from '@furrow/farming/land/split-area'
import { readNumber } from '@furrow/farming/numbers/typed-number'
import type { NewRow } from '../../../sheet/cells/sheet-column.ts'
import { wrongArea } from '../paddock-checks.ts'

export interface ReadList {
  readonly paddocks: readonly ListedPaddock[]
  /** Sentences about lines that want fixing. */
  readonly wrong: readonly string[]
  readonly hectares: number
  /** Someone pasted more than names and areas, which is not read here. */
  readonly hasMoreColumns: boolean
}

export interface ListedPaddock {
  readonly name: string
  readonly area: number | null
}

/** `taken`: names that paddocks of the period have already. */
export function readPaddockList(text: string, taken: readonly string[]): ReadList {
  const lines = text
    .split(/\r\n?|\n/)
    .map((line, place) => ({ ...parted(line), at: place + 1 }))
    .filter(({ name, area }) => name !== '' || area !== '')
  const [first, ...others] = lines
  const told = first && isHeading(first) ? others : lines
  const names = new Map(taken.map(name => [plainName(name), 'a paddock of this period']))
  const read = told.map(line => {
    const before = names.get(plainName(line.name))
    names.set(plainName(line.name), `line ${line.at}`)
    return readLine(line, before)
  })
  const paddocks = read.flatMap(one => ('name' in one ? [one] : []))
  const wrong = read.flatMap(one => ('wrong' in one ? [one.wrong] : []))
  const hasMoreColumns = /^[^\t\n]*\t[^\t\n]*\t[^\n]*\S/m.test(text)
  return { paddocks, wrong, hectares: sumOfAreas(paddocks.map(({ area }) => area)), hasMoreColumns }
}

interface Line {
  readonly name: string
  readonly area: string
  readonly at: number
}

type LineRead = ListedPaddock | { readonly wrong: string }

function readLine({ name, area, at }: Line, before: string | undefined): LineRead {
  const value = area === '' ? null : (readNumber(area, 'ha') ?? Number.NaN)
  if (name === '') return { wrong: `Line ${at} has no name.` }
  if (name.length > longest) return { wrong: `Line ${at}: the name is too long.` }
  if (before) return { wrong: `Line ${at}: ${name} is also ${before}.` }
  if (Number.isNaN(value)) return { wrong: `Line ${at}: “${area}” is not an area.` }
  const odd = wrongArea(value)
  return odd ? { wrong: `Line ${at}: ${odd}` } : { name, area: value }
}

const longest = 60

/** Behind the last comma stands an area only where it is a figure: names have commas, too. */
function parted(line: string): Omit<Line, 'at'> {
  const [, name, area] =
    /^([^\t;]*)[\t;]([^\t;]*)/.exec(line) ??
    /^(.*\S)\s*,\s*([\d.]+(?:\s*ha)?)\s*$/i.exec(line) ??
    /^(.*\S)\s+([\d.,]+\s*ha)\s*$/i.exec(line) ??
    []
  return { name: (name ?? line).trim(), area: (area ?? '').trim() }
}

function isHeading({ name, area }: Line): boolean {
  return /^(paddock|field|block|name)/i.test(name) && /^(area|ha|hectares|size)\b/i.test(area)
}

/** So many paddocks with one name and running numbers; a number that is taken is passed over. */
export function numberedPaddocks(
  name: string,
  count: number,
  taken: readonly string[],
): readonly ListedPaddock[] {
  const known = new Set(taken.map(plainName))
  const named: ListedPaddock[] = []
  for (let number = 1; named.length < count; number += 1) {
    const next = `${name} ${number}`
    if (!known.has(plainName(next))) named.push({ name: next, area: null })
  }
  return named
}

/** As rows of the sheet. */
export function newRows(paddocks: readonly ListedPaddock[]): readonly NewRow[] {
  return paddocks.map(({ name, area }) => ({ name, area }))
}
