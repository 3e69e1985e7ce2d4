// What a button does that tells where a figure comes from: a tap opens it, and so does `?`.

import type { KeyboardEvent } from 'react'
import { useFiguresAround } from './figures-around.ts'
import type { FigureAsked } from './figures-around.ts'

export function useSourceKeys() {
  const { onSource } = useFiguresAround()
  return (about: FigureAsked) => ({
    type: 'button' as const,
    onClick: () => onSource(about),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== '?') return
      event.preventDefault()
      onSource(about)
    },
  })
}
