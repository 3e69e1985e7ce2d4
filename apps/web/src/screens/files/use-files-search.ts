// Which files are shown, as what, and which one is open: all of it in the address.

import { useMediaQuery } from '@mantine/hooks'
import { useNavigate, useSearch } from '@tanstack/react-router'

const ways = ['period', 'all', 'trash'] as const
type FilesShown = (typeof ways)[number]

const looks = ['table', 'pictures'] as const
type FilesLook = (typeof looks)[number]

interface Going {
  readonly shown?: FilesShown
  readonly as?: FilesLook
  readonly file?: number | undefined
}

export function useFilesSearch() {
  const navigate = useNavigate()
  const { shown, file, as } = useSearch({ strict: false }) as Record<string, unknown>
  // Where there is no room for a table.
  const isNarrow = useMediaQuery('(max-width: 37.49em)', undefined, {
    getInitialValueInEffect: false,
  })
  return {
    shown: ways.find(way => way === shown) ?? ('period' as const),
    as: looks.find(look => look === as) ?? (isNarrow ? ('pictures' as const) : ('table' as const)),
    file: numberIn(file),
    go: (going: Going) =>
      void navigate({ to: '.', search: ((now: object) => ({ ...now, ...going })) as never }),
  }
}

function numberIn(said: unknown): number | undefined {
  const number = Number(said)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}
