// Begins a new workshop: the button, and what is typed of it.

import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { WorkshopDrawer } from './workshop-drawer.tsx'

export function NewWorkshop() {
  const [isNew, setNew] = useState(false)
  return (
    <>
      <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setNew(true)}>
        New workshop
      </Button>
      <WorkshopDrawer opened={isNew} workshop={undefined} onClose={() => setNew(false)} />
    </>
  )
}
