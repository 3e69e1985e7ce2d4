// The figure of a screen whose source is shown, as its address says it: Back closes what a figure opened, and a link
// opens it.

import { useLocation, useNavigate, useRouter } from '@tanstack/react-router'
import { useAddressWords } from '../use-address-words.ts'
import type { FigureAsked } from './figures-around.ts'

export function useFigureAsked() {
  const [{ figure }, change] = useAddressWords(['figure'])
  const navigate = useNavigate()
  const router = useRouter()
  const isOpenedHere = useLocation({ select: ({ state }) => state.opensFigure === true })
  const ask = ({ scope, measure }: FigureAsked) => {
    void navigate({
      to: '.',
      search: before => ({ ...before, figure: `${scope}/${measure}` }),
      resetScroll: false,
      state: { opensFigure: true },
    })
  }
  const close = () => (isOpenedHere ? router.history.back() : change({ figure: null }))
  return { asked: figureIn(figure), ask, close }
}

/** `crop 12/yield`; nothing else says a figure. */
export function figureIn(word: string | null): FigureAsked | undefined {
  const [, scope, measure] = /^(farm|crop \d+|stock \d+)\/(\w+)$/.exec(word ?? '') ?? []
  return scope === undefined || measure === undefined ? undefined : { scope, measure }
}
