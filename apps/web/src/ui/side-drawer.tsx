// What comes in from the side over a list: one thing of it with all that is known.

import { Drawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { useFocusBack } from './use-focus-back.ts'
import { useIsForemost } from './use-is-foremost.ts'

interface Props {
  readonly opened: boolean
  readonly onClose: () => void
  readonly title: string | undefined
  readonly size?: 'lg' | 'xl'
  readonly children?: ReactNode
}

export function SideDrawer({ opened, onClose, title, size = 'lg', children }: Props) {
  useFocusBack()
  const isForemost = useIsForemost(opened)
  return (
    <Drawer.Root
      opened={opened}
      onClose={onClose}
      closeOnEscape={isForemost}
      position="right"
      size={size}
    >
      <Drawer.Overlay />
      <Drawer.Content>
        <Drawer.Header role="none">
          <Drawer.Title className="side-drawer-title">{title}</Drawer.Title>
          <Drawer.CloseButton aria-label="Close" size="lg" />
        </Drawer.Header>
        <Drawer.Body>{children}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  )
}
