// What is entered between doors, without leaving the collection: rain of a day.

import { Button, Group, Title } from '@mantine/core'
import { IconDroplet } from '@tabler/icons-react'
import { useState } from 'react'
import type { CollectionPlace } from '../../period/use-place.ts'
import { AddRain } from './add-rain.tsx'

export function QuickEntry({ place }: { readonly place: CollectionPlace }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <section aria-labelledby="quick-entry" className="no-print">
      <Title order={2} id="quick-entry" mb="sm">
        Quick entry
      </Title>
      <Group gap="sm">
        <Button
          variant="default"
          leftSection={<IconDroplet size={18} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          Add rain
        </Button>
      </Group>
      {isOpen ? <AddRain place={place} onClose={() => setOpen(false)} /> : null}
    </section>
  )
}
