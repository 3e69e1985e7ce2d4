// Around every screen of finance: its title, the way to the others, and nothing of it for whoever may not
// see the money of the farm.

import { Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { MoneyOnly } from '../../period/money-only.tsx'
import { usePlaceWords } from '../../period/use-place-names.ts'
import { usePlace } from '../../period/use-place.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { financePlaces } from './finance-places.ts'
import './finance.css'

interface Props {
  readonly title: string
  readonly actions?: ReactNode
  readonly children: ReactNode
}

export function FinanceFrame({ title, actions, children }: Props) {
  const place = usePlace()
  const of = usePlaceWords(place)
  return (
    <MoneyOnly>
      <ScreenTitle of={of} {...(actions !== undefined && { actions })}>
        {title}
      </ScreenTitle>
      <Stack gap="sm">
        <FinanceWays />
        {children}
      </Stack>
    </MoneyOnly>
  )
}

function FinanceWays() {
  const { farmId, periodId } = usePlace()
  const params = { farmId: String(farmId), periodId: String(periodId) }
  const ways = useRef<HTMLElement>(null)
  useEffect(() => {
    // On a phone the place where one is may lie beyond the edge.
    const here = ways.current?.querySelector<HTMLElement>('[aria-current="page"]')
    if (here && ways.current)
      ways.current.scrollLeft = here.offsetLeft - ways.current.offsetLeft - 40
  }, [])
  return (
    <nav ref={ways} className="finance-ways no-print" aria-label="Finance">
      {financePlaces.map(([to, name]) => (
        <Link key={to} to={to} params={params} activeOptions={{ exact: true }}>
          {name}
        </Link>
      ))}
    </nav>
  )
}
