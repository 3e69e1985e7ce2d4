// Which files are shown, which one is open and which wanted one is answered: all of it in the address.

import { useNavigate, useSearch } from '@tanstack/react-router'

const ways = ['period', 'all', 'trash'] as const
type FilesShown = (typeof ways)[number]

interface Going {
  readonly shown?: FilesShown
  readonly file?: number | undefined
  readonly wanted?: number | undefined
}

export function useFilesSearch() {
  const navigate = useNavigate()
  const { shown, file, wanted } = useSearch({ strict: false }) as Record<string, unknown>
  return {
    shown: ways.find(way => way === shown) ?? ('period' as const),
    file: numberIn(file),
    wanted: numberIn(wanted),
    go: (going: Going) =>
      void navigate({ to: '.', search: ((now: object) => ({ ...now, ...going })) as never }),
  }
}

function numberIn(said: unknown): number | undefined {
  const number = Number(said)
  return Number.isSafeInteger(number) && number > 0 ? number : undefined
}
