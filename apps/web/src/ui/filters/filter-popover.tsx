// The filter of a screen: a button that says how many rows pass it, and the choices in a popover, so that
// nothing below moves when it opens.

import { Button, Group, Popover } from '@mantine/core'
import { IconFilter } from '@tabler/icons-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { BesideTitle } from '../beside-title.tsx'
import './filter-popover.css'
import { roomOnScreen } from '../room-on-screen.ts'

interface Props {
  /** Something is left out. */
  readonly isOn: boolean
  readonly shown: number
  readonly all: number
  readonly onClear: () => void
  /** The choices. */
  readonly children: ReactNode
}

export function FilterPopover({ isOn, shown, all, onClear, children }: Props) {
  const name = useId()
  return (
    <BesideTitle>
      <Group gap="sm">
        <Popover
          position="bottom-start"
          shadow="md"
          trapFocus
          returnFocus
          withinPortal
          middlewares={roomOnScreen}
        >
          <Popover.Target>
            <Button
              variant={isOn ? 'light' : 'default'}
              leftSection={<IconFilter size={18} aria-hidden />}
            >
              Filter
            </Button>
          </Popover.Target>
          <Popover.Dropdown className="filter-popover" aria-labelledby={name}>
            <span id={name} hidden>
              Filter
            </span>
            {children}
          </Popover.Dropdown>
        </Popover>
        {isOn ? (
          <>
            <span role="status">
              {shown} of {all} shown
            </span>
            <Button variant="subtle" onClick={onClear}>
              Show all
            </Button>
          </>
        ) : null}
      </Group>
    </BesideTitle>
  )
}
