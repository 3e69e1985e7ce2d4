// The heading of a screen. It takes the focus when one arrives, so that a reader begins there, and
// names the page in the browser's title.

import { Title } from '@mantine/core'
import { useContext, useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { PlaceBesideTitle } from './beside-title.tsx'
import { PrintedFor } from './table/printed-for.tsx'

interface Props {
  readonly children: string
  /** What stands behind the name in the browser's title, and above it on paper: farm, period. */
  readonly of?: string | undefined
  /** Beside the heading: what can be done on this screen. */
  readonly actions?: ReactNode
}

export function ScreenTitle({ children, of, actions }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const holdTools = useContext(PlaceBesideTitle)?.hold
  useEffect(() => heading.current?.focus({ preventScroll: true }), [])
  useEffect(() => {
    document.title = [children, of, 'Furrow'].filter(Boolean).join(' · ')
  }, [children, of])
  return (
    <>
      <PrintedFor of={of} />
      <header className="screen-title">
        <Title order={1} ref={heading} tabIndex={-1}>
          {children}
        </Title>
        {holdTools && <div className="screen-title-tools" ref={holdTools} />}
        {actions}
      </header>
    </>
  )
}
