// One of several options, or some of them, as they are typed: by what they are called, in large or
// small letters and with or without accents.

import { nearestName } from '@furrow/wire/nearest-name'
import type { CellOption, CellReading, ChoiceKind, WrongText } from './cell-kind.ts'
import { foldedText } from '../../ui/folded-text.ts'

export function readChoices({ options, several }: ChoiceKind, text: string): CellReading {
  const whole = readOption(options, text)
  if (!several) return 'wrong' in whole ? whole : { value: whole.chosen }
  if ('chosen' in whole) return { value: [whole.chosen] }
  const parts = text.split(/[;\n]/).filter(part => part.trim() !== '')
  const chosen = new Set<string | number>()
  for (const part of parts) {
    const read = readOption(options, part)
    if ('wrong' in read) return read
    chosen.add(read.chosen)
  }
  return { value: [...chosen] }
}

type Options = readonly CellOption[]
type Read = { readonly chosen: string | number } | WrongText

function readOption(options: Options, text: string): Read {
  const found = named(options).get(foldedText(text))
  const typed = text.trim()
  if (!found) return notInList(options, typed)
  const [option] = found
  if (found.length === 1 && option) return { chosen: option.value }
  return { wrong: `There are ${found.length} called “${typed}”. Choose one from the list.` }
}

function notInList(options: Options, typed: string): WrongText {
  const labels = options.map(({ label }) => label)
  const byPlain = new Map(labels.map(label => [foldedText(label), label]))
  const offer = byPlain.get(nearestName(foldedText(typed), byPlain.keys()) ?? '')
  const wrong = `“${typed}” is not in the list.`
  if (offer === undefined) return { wrong: `${wrong} ${adviceFor(labels)}` }
  return { wrong: `${wrong} Did you mean ${offer}?`, offer }
}

function adviceFor(labels: readonly string[]): string {
  if (labels.length === 0) return 'There is nothing to choose from yet.'
  if (labels.length > fewToName) return 'Choose one from it.'
  return `Choose ${new Intl.ListFormat('en-AU', { type: 'disjunction' }).format(labels)}.`
}

/** Made once for each list of options, however many cells are read. */
function named(options: Options): ReadonlyMap<string, Options> {
  const known = maps.get(options)
  if (known) return known
  const byName = new Map<string, CellOption[]>()
  for (const option of options) add(byName, foldedText(option.label), option)
  // What an option is called inside, where nothing is called so to people. A number is no name: it
  // would choose the row that happens to have it.
  for (const option of options) {
    const inside = typeof option.value === 'string' ? option.value : ''
    for (const other of [inside, ...[option.also ?? []].flat()]) {
      const name = foldedText(other)
      if (name !== '' && !byName.has(name)) add(byName, name, option)
    }
  }
  maps.set(options, byName)
  return byName
}

function add(byName: Map<string, CellOption[]>, name: string, option: CellOption): void {
  const called = byName.get(name)
  if (called) called.push(option)
  else byName.set(name, [option])
}

const maps = new WeakMap<Options, ReadonlyMap<string, Options>>()
const fewToName = 6
