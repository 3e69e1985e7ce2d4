// What is shown, also where it cannot stand in the address: a gauge that was just made has no number of
// the server yet.

import { useState } from 'react'
import { useFurrow } from '../../data/context/furrow-context.ts'
import { isLocalId } from '../../data/outbox/local-ids.ts'
import { useRainAddress } from './use-rain-address.ts'
import type { RainAddress, RainWay } from './use-rain-address.ts'

export interface ShownAddress {
  readonly address: RainWay
  /** A gauge; nothing for the main one. */
  readonly show: (gaugeId: number | undefined) => void
}

/** It holds as long as nobody goes elsewhere. */
interface Fresh {
  readonly shown: RainAddress
  readonly at: string
}

export function useShownAddress(): ShownAddress {
  const { outbox } = useFurrow()
  const { go, ...said } = useRainAddress()
  const at = JSON.stringify(said)
  const [fresh, setFresh] = useState<Fresh>()
  const isFresh = fresh !== undefined && fresh.at === at
  const now = isFresh ? { ...fresh.shown, gaugeId: outbox.idOf(fresh.shown.gaugeId ?? 0) } : said
  const goTo = (to: RainAddress) => {
    if (to.gaugeId !== undefined && isLocalId(to.gaugeId)) return setFresh({ shown: to, at })
    setFresh(undefined)
    go(to)
  }
  return {
    address: { ...now, go: goTo },
    show: gaugeId => goTo({ gaugeId, year: now.year, month: undefined }),
  }
}
