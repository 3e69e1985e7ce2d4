// Filters of a screen, kept behind the question mark of its address: to go back to, and to send to a
// colleague.

import { useNavigate, useSearch } from '@tanstack/react-router'

export type AddressWords<Name extends string> = Readonly<Record<Name, string | null>>

/** Words of others in the address stay as they are. */
export function useAddressWords<Name extends string>(
  names: readonly Name[],
): [AddressWords<Name>, (changed: Partial<AddressWords<Name>>) => void] {
  const search: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const said = Object.fromEntries(names.map(name => [name, wordIn(search[name])]))
  const change = (changed: Partial<AddressWords<Name>>) => {
    const next = Object.entries({ ...search, ...changed }).filter(([, word]) => isSaid(word))
    const kept = { search: Object.fromEntries(next), replace: true, resetScroll: false } as const
    void navigate({ to: '.', ...kept })
  }
  return [said as AddressWords<Name>, change]
}

/** The router takes a word of digits for a number. */
function wordIn(value: unknown): string | null {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value !== '' ? value : null
}

function isSaid(word: unknown): boolean {
  return word !== null && word !== undefined && word !== ''
}
