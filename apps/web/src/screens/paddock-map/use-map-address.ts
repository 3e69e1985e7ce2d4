// What the address says of the map: what its colours mean, which paddock is chosen, and what else is
// shown.

import { useFurrow } from '../../data/context/furrow-context.ts'
import { useAddressWords } from '../../period/use-address-words.ts'
import { colourings } from './colouring.ts'
import type { Colouring } from './colouring.ts'

export interface MapAddress {
  readonly colouring: Colouring
  readonly chosen: number | undefined
  /** Only what has this word stands out. */
  readonly only: string | undefined
  readonly withProperties: boolean
  setColouring(colouring: Colouring): void
  choose(id: number | undefined): void
  setOnly(word: string | undefined): void
  setProperties(isShown: boolean): void
}

export function useMapAddress(): MapAddress {
  const [said, change] = useAddressWords(['colour', 'paddock', 'only', 'properties'])
  const { outbox } = useFurrow()
  const chosen = Number(said.paddock)
  return {
    colouring: colourings.find(colouring => colouring === said.colour) ?? 'crop',
    // A paddock may have got its lasting number since.
    chosen: said.paddock !== null && Number.isFinite(chosen) ? outbox.idOf(chosen) : undefined,
    only: said.only ?? undefined,
    withProperties: said.properties === 'yes',
    setColouring: colour => change({ colour: colour === 'crop' ? null : colour, only: null }),
    choose: id => change({ paddock: id === undefined ? null : String(id) }),
    setOnly: word => change({ only: word ?? null }),
    setProperties: isShown => change({ properties: isShown ? 'yes' : null }),
  }
}
