// The heading of what stands beside the map. Whoever came by the keyboard is led to it; whoever pressed
// the map stays on the map.

import { Title } from '@mantine/core'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'

export function SideHeading({ children }: { readonly children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // What they pressed is gone, and the focus with it.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Title order={2} ref={heading} tabIndex={-1} className="side-heading">
      {children}
    </Title>
  )
}
