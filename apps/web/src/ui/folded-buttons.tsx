// Buttons behind one, on a phone: one below the other, each with its words. They are there while it is closed,
// so that what one of them began goes on. Where there are none, nothing is seen.

import { Button, Popover } from '@mantine/core'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import type { MouseEvent, ReactNode } from 'react'
import './folded-buttons.css'
import { wholeOnScreen } from './room-on-screen.ts'

interface Props {
  readonly name: string
  readonly className?: string
  readonly children: ReactNode
}

export function FoldedButtons({ name, className, children }: Props) {
  const [opened, setOpened] = useState(false)
  const close = ({ target }: MouseEvent) => {
    if ((target as Element).closest(deeds)) setOpened(false)
  }
  return (
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      shadow="md"
      keepMounted
      keepMountedMode="display-none"
      // Where it stands is not known before it is shown.
      hideDetached={false}
      trapFocus
      returnFocus
      withinPortal={false}
      middlewares={wholeOnScreen}
    >
      <Popover.Target>
        <Button
          variant="subtle"
          className={['folded', className].join(' ')}
          data-brief=""
          leftSection={<IconDots size={18} aria-hidden />}
          onClick={() => setOpened(!opened)}
        >
          {name}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className="folded-buttons" onClick={close}>
        {children}
      </Popover.Dropdown>
    </Popover>
  )
}

/** What opens something of its own, or is ticked, leaves them open. */
const deeds = 'button:not([aria-haspopup], [role=menuitemcheckbox])'
