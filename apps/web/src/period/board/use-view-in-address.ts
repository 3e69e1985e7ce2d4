// How a board is looked at: its filters and its order, kept in the address, and as the text of a saved view.

import type { SortOrder } from '../../ui/table/rows-in-order.ts'
import { useAddressWords } from '../use-address-words.ts'

type Words<Name extends string> = Readonly<Record<Name | 'sort', string | null>>

/** `filters`: the words of the address beside the order. */
export function useViewInAddress<const Name extends string>(filters: readonly Name[]) {
  const names = ['sort', ...filters] as const
  const [words, change] = useAddressWords<Name | 'sort'>(names)
  const textOf = (said: Words<Name>) =>
    new URLSearchParams(
      names.flatMap(name => (said[name] === null ? [] : [[name, said[name]]])),
    ).toString()
  const wordsIn = (text: string) => {
    const said = new URLSearchParams(text)
    return Object.fromEntries(names.map(name => [name, said.get(name) || null])) as Words<Name>
  }
  const changeOrder = (order: SortOrder | undefined) => {
    const sort: Partial<Record<string, string | null>> = { sort: wordOf(order) }
    change(sort as Partial<Words<Name>>)
  }
  return {
    words,
    change,
    kept: { order: orderIn(words.sort), onOrder: changeOrder },
    /** As it stands behind the question mark, in one order; empty where nothing is chosen. */
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
