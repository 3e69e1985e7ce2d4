// What is entered in passing, without leaving the collection: a day’s rain, a harvest, a sale, animals that died.
// Each is saved at once, and can be undone. The address says which is open, so that the search leads to it.

import { Button, Group, Title } from '@mantine/core'
import { IconCoin, IconDroplet, IconHorse, IconTractor } from '@tabler/icons-react'
import { useAddressWords } from '../../../period/use-address-words.ts'
import { useMayWrite } from '../../../period/use-may-write.ts'
import { useQuickOffers } from '../../../period/use-quick-offers.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { AddHarvest } from './add-harvest.tsx'
import { AddRain } from './add-rain.tsx'
import { AddSale } from './add-sale.tsx'
import { AddStockDeaths, AddStockPurchase, AddStockSale } from './add-stock.tsx'
import { quickEntries } from './quick-entries.ts'
import type { QuickEntryName } from './quick-entries.ts'

const dialogs = {
  rain: AddRain,
  harvest: AddHarvest,
  sale: AddSale,
  'stock-sale': AddStockSale,
  'stock-purchase': AddStockPurchase,
  deaths: AddStockDeaths,
} as const

const icons = {
  rain: IconDroplet,
  harvest: IconTractor,
  sale: IconCoin,
  'stock-sale': IconCoin,
  'stock-purchase': IconHorse,
  deaths: IconHorse,
} as const

const names = Object.keys(quickEntries) as readonly QuickEntryName[]

export function QuickEntry({ place }: { readonly place: CollectionPlace }) {
  const [{ quick }, changeWords] = useAddressWords(['quick'])
  const { mayWrite } = useMayWrite(place)
  const offers = useQuickOffers(place)
  if (!mayWrite) return null
  const opened = names.find(name => name === quick)
  return (
    <section aria-labelledby="quick-entry" className="no-print">
      <Title order={2} id="quick-entry" mb="sm">
        Quick entry
      </Title>
      <Group gap="sm">
        {names.map(name => {
          const Icon = icons[name]
          if (!offers(quickEntries[name])) return null
          return (
            <Button
              key={name}
              variant="default"
              leftSection={<Icon size={18} aria-hidden />}
              onClick={() => changeWords({ quick: name })}
            >
              {quickEntries[name].name}
            </Button>
          )
        })}
      </Group>
      {opened ? (
        <Opened name={opened} place={place} onClose={() => changeWords({ quick: null })} />
      ) : null}
    </section>
  )
}

interface OpenedProps {
  readonly name: QuickEntryName
  readonly place: CollectionPlace
  readonly onClose: () => void
}

function Opened({ name, ...props }: OpenedProps) {
  const Dialog = dialogs[name]
  return <Dialog {...props} />
}
