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
  const ask = (asked: FigureAsked) => {
    void navigate({
      to: '.',
      search: before => ({ ...before, figure: wordOf(asked) }),
      resetScroll: false,
      state: { opensFigure: true },
    })
  }
  const close = () => (isOpenedHere ? router.history.back() : change({ figure: null }))
  return { asked: figureIn(figure), ask, close }
}

const wordOf = ({ scope, measure, part }: FigureAsked): string =>
  [scope, measure, part].filter(one => one !== undefined).join('/')

/** `crop 12/yield`, and `crop 12/yield/3407` of one crop; nothing else says a figure. */
export function figureIn(word: string | null): FigureAsked | undefined {
  const read = /^(farm|crop \d+|stock \d+)\/(\w+)(?:\/([1-9]\d{0,15}))?$/.exec(word ?? '')
  const [, scope, measure, part] = read ?? []
  if (scope === undefined || measure === undefined) return undefined
  return { scope, measure, ...(part !== undefined && { part: Number(part) }) }
}
