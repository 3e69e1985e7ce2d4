// Which class of stock a stock agent means: `35 Angus strs` are steers. What could be several is not sure.

import { foldedText } from '../../../ui/folded-text.ts'
import type { CellOption } from '../../../sheet/cells/cell-kind.ts'

interface Match {
  /** The likeliest; nothing where no word is known. */
  readonly stockClass: number | undefined
  readonly isSure: boolean
}

export function matchClass(description: string, classes: readonly CellOption[]): Match {
  const said = new Set(wordsOf(description))
  const likely = classes
    .map(({ value, label }) => ({ value: Number(value), share: sharedBy(wordsOf(label), said) }))
    .filter(({ share }) => share > 0)
    .toSorted((one, other) => other.share - one.share)
  const [best, next] = likely
  const isSure = best !== undefined && best.share === 1 && best.share !== next?.share
  return { stockClass: best?.value, isSure }
}

/** How much of the name of a class is said. */
function sharedBy(name: readonly string[], said: ReadonlySet<string>): number {
  return name.filter(word => said.has(word)).length / name.length
}

/** Each in the singular, and as it is written in full. */
function wordsOf(text: string): readonly string[] {
  const words = foldedText(text).match(/[a-z]+|\d+/g) ?? []
  return words.map(word => inFull[word] ?? singular(word))
}

function singular(word: string): string {
  if (word === 'calves') return 'calf'
  return word.length > 3 && word.endsWith('s') ? word.slice(0, -1) : word
}

const inFull: Readonly<Record<string, string>> = {
  str: 'steer',
  strs: 'steer',
  hfr: 'heifer',
  hfrs: 'heifer',
  cw: 'cow',
  cws: 'cow',
  bll: 'bull',
  blls: 'bull',
  wnr: 'weaner',
  wnrs: 'weaner',
  wthr: 'wether',
  wthrs: 'wether',
  lmb: 'lamb',
  lmbs: 'lamb',
  hgt: 'hogget',
  hgts: 'hogget',
  yr: 'year',
  yrs: 'year',
}
