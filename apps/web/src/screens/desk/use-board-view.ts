// How the board is looked at: its filters and its order, kept in the address, and as the text of a saved view.

import { boardFilters } from '../../period/board/board-rows.ts'
import { useAddressWords } from '../../period/use-address-words.ts'
import type { SortOrder } from '../../ui/table/rows-in-order.ts'

const names = ['period', 'sort', ...boardFilters] as const
type Words = Readonly<Record<(typeof names)[number], string | null>>

export function useBoardView() {
  const [words, change] = useAddressWords(names)
  return {
    words,
    change,
    kept: {
      order: orderIn(words.sort),
      onOrder: (order: SortOrder | undefined) => change({ sort: wordOf(order) }),
    },
    view: {
      text: textOf(words),
      normal: (text: string) => textOf(wordsIn(text)),
      setText: (text: string) => change(wordsIn(text)),
    },
  }
}

/** `-due` is what is due last first. */
function orderIn(word: string | null): SortOrder | undefined {
  if (word === null) return undefined
  return { key: word.replace(/^-/, ''), isDescending: word.startsWith('-') }
}

function wordOf(order: SortOrder | undefined): string | null {
  return order ? `${order.isDescending ? '-' : ''}${order.key}` : null
}

/** As it stands behind the question mark, in one order; empty where nothing is chosen. */
function textOf(words: Words): string {
  const said = names.flatMap(name => (words[name] === null ? [] : [[name, words[name]]]))
  return new URLSearchParams(said).toString()
}

function wordsIn(text: string): Words {
  const said = new URLSearchParams(text)
  return Object.fromEntries(names.map(name => [name, said.get(name) || null])) as Words
}
