// What is entered in passing, without leaving the collection: a day’s rain, a harvest, a sale. Each is saved at
// once, and can be undone.

import { Button, Group, Title } from '@mantine/core'
import { IconCoin, IconDroplet, IconTractor } from '@tabler/icons-react'
import { useState } from 'react'
import { useMayWrite } from '../../../period/use-may-write.ts'
import { useSeesMoney } from '../../../period/use-sees-money.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import { AddHarvest } from './add-harvest.tsx'
import { AddRain } from './add-rain.tsx'
import { AddSale } from './add-sale.tsx'

const dialogs = { rain: AddRain, harvest: AddHarvest, sale: AddSale } as const

export function QuickEntry({ place }: { readonly place: CollectionPlace }) {
  const [open, setOpen] = useState<keyof typeof dialogs>()
  const { mayWrite } = useMayWrite(place)
  const seesMoney = useSeesMoney(place.farmId)
  const Dialog = open && dialogs[open]
  if (!mayWrite) return null
  return (
    <section aria-labelledby="quick-entry" className="no-print">
      <Title order={2} id="quick-entry" mb="sm">
        Quick entry
      </Title>
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<IconDroplet size={18} aria-hidden />}
          onClick={() => setOpen('rain')}
        >
          Add rain
        </Button>
        <Button
          variant="default"
          leftSection={<IconTractor size={18} aria-hidden />}
          onClick={() => setOpen('harvest')}
        >
          Add harvest
        </Button>
        {seesMoney ? (
          <Button
            variant="default"
            leftSection={<IconCoin size={18} aria-hidden />}
            onClick={() => setOpen('sale')}
          >
            Add crop sale
          </Button>
        ) : null}
      </Group>
      {Dialog ? <Dialog place={place} onClose={() => setOpen(undefined)} /> : null}
    </section>
  )
}
