// Where the keyboard goes on among the parts of a split: to one that was added, or to what follows one that was
// removed.

import { useRef } from 'react'

export function useGoToPart() {
  const group = useRef<HTMLDivElement>(null)
  const goTo = (place: number) =>
    void setTimeout(() => {
      const lines = [...(group.current?.querySelectorAll<HTMLElement>('[role=combobox]') ?? [])]
      const line = lines[place] ?? lines.at(-1)
      line?.focus()
    })
  return { group, goTo }
}
