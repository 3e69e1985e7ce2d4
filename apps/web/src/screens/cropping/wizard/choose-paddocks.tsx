// Paddocks to put a crop on, each with what is known of its ground: ticked, and put on in one go.

import { Button, Group, Text } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useState } from 'react'
import { SearchBox } from '../../../ui/search-box.tsx'
import { SimpleCard } from '../../../ui/simple-card.tsx'
import { countText } from '../../../ui/amounts.ts'
import type { StepProps } from './current-crop.ts'
import { OfferLine } from './offer-line.tsx'
import { putOn } from './paddock-changes.ts'
import { paddockOffers } from './paddock-offers.ts'
import type { Offer } from './paddock-offers.ts'
import { useGroundBefore } from './use-ground-before.ts'

export function ChoosePaddocks({ hand, acts }: StepProps) {
  const { crops, type, isPerennial, isSown, rows } = hand
  const { before, forCrops, period } = useGroundBefore(hand.place)
  const [isOpen, open] = useDisclosure(rows.length === 0)
  const [search, setSearch] = useState('')
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set())
  const offers = paddockOffers({
    paddocks: crops.paddocks,
    rows: crops.rows,
    type,
    isPerennial,
    forCrops,
    before,
  })
  const [isAll, setAll] = useState(false)
  const chosen = offers.filter(({ paddock }) => picked.has(paddock.id))
  const found = foundOffers(offers, search, isAll)
  const isMixed = found.some(({ isSuggested }) => !isSuggested)
  const put = () => {
    const write = putOn(chosen, { type, isSown })
    setPicked(new Set())
    open.close()
    acts.write(write, `${write.label}.`)
  }
  if (!isOpen) {
    return (
      <Group>
        <Button variant="default" aria-expanded={false} onClick={open.open}>
          Add paddocks
        </Button>
      </Group>
    )
  }
  return (
    <SimpleCard title={`Which paddocks had ${type.name.toLowerCase()}?`}>
      {offers.length > manyOffers ? (
        <SearchBox label="Find a paddock" value={search} onChange={setSearch} />
      ) : null}
      {offers.length === 0 ? <Text c="dimmed">{noOffers}</Text> : null}
      <ul className="wizard-offers" aria-label="Paddocks to choose from">
        {found.map(offer => (
          <OfferLine
            key={offer.paddock.id}
            offer={offer}
            period={period}
            isChosen={picked.has(offer.paddock.id)}
            isAmongOthers={isMixed}
            onChoose={() => setPicked(now => toggled(now, offer.paddock.id))}
          />
        ))}
      </ul>
      {found.length < offers.length && search === '' ? (
        <Button variant="subtle" onClick={() => setAll(true)}>
          {`Show all ${offers.length} paddocks`}
        </Button>
      ) : null}
      <Group className="wizard-put-on" data-waits={chosen.length > 0 || undefined}>
        <Button disabled={chosen.length === 0} onClick={put}>
          {chosen.length === 0
            ? 'Choose paddocks'
            : `Add ${type.name.toLowerCase()} to ${countText(chosen.length, 'paddock')}`}
        </Button>
        {rows.length > 0 ? (
          <Button variant="subtle" onClick={open.close}>
            Close
          </Button>
        ) : null}
      </Group>
    </SimpleCard>
  )
}

const manyOffers = 12
const noOffers = 'Every paddock of the period has this crop, or there is no paddock yet.'

/** Suggested ones alone, or as many as are seen at once, until someone looks for others. */
function foundOffers(offers: readonly Offer[], search: string, isAll: boolean): readonly Offer[] {
  const sought = search.trim().toLowerCase()
  if (sought !== '') {
    return offers.filter(({ paddock }) => paddock.name.toLowerCase().includes(sought))
  }
  const suggested = offers.filter(({ isSuggested }) => isSuggested)
  if (isAll) return offers
  return suggested.length > 0 ? suggested : offers.slice(0, manyOffers)
}

function toggled(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  const next = new Set(ids)
  if (!next.delete(id)) next.add(id)
  return next
}
