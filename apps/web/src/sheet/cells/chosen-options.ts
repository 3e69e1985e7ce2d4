// What is chosen in the list of a cell: by what was typed, by what is lit, and, of several, by what
// was taken before.

import type { TypedCell } from './editor-acts.ts'
import type { CellOption, ChoiceKind } from './cell-kind.ts'
import { foldedText } from '../../ui/folded-text.ts'
import { matchingOptions } from '../../ui/inputs/matching-options.ts'
import { readCell } from './read-cell.ts'

/** Of several, those before the last semicolon are taken, and the rest is searched for. */
export function partsIn({ several }: ChoiceKind, text: string) {
  const cut = several ? text.lastIndexOf(';') + 1 : 0
  return { taken: text.slice(0, cut), search: text.slice(cut) }
}

/** What a text comes to when it is left: the option that it names, or the first that it fits. */
export function typedChoice(kind: ChoiceKind, text: string, lit?: CellOption): TypedCell {
  const { taken, search } = partsIn(kind, text)
  if (search.trim() === '' && !lit) return { text: kind.several ? taken : '' }
  const read = readCell(kind, text)
  if (!lit && 'value' in read) return { text, value: read.value }
  const found = lit ?? matchingOptions(kind.options, search)[0]
  if (!found) return { text }
  if (!kind.several) return { text: found.label, value: found.value }
  return { text: `${taken}${taken ? ' ' : ''}${found.label}` }
}

/** In the text, with the separator behind it, so that one may go on. */
export function toggled(kind: ChoiceKind, text: string, { label }: CellOption): string {
  const { taken } = partsIn(kind, text)
  const labels = taken
    .split(';')
    .map(part => part.trim())
    .filter(part => part !== '')
  const isTaken = labels.some(one => foldedText(one) === foldedText(label))
  const left = isTaken
    ? labels.filter(one => foldedText(one) !== foldedText(label))
    : [...labels, label]
  return left.map(one => `${one}; `).join('')
}

export function isTaken(kind: ChoiceKind, text: string, { label }: CellOption): boolean {
  if (!kind.several) return foldedText(text) === foldedText(label)
  return text.split(';').some(part => foldedText(part) === foldedText(label))
}
