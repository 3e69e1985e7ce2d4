// Around every screen of finance: its title, the way to the others, and nothing of it for whoever may not
// see the money of the farm.

import { Stack } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { MoneyOnly } from '../../period/money-only.tsx'
import { useSeesMoney } from '../../period/use-sees-money.ts'
import { usePlaceWords } from '../../period/use-place-names.ts'
import { usePlace } from '../../period/use-place.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { financePlaces } from './finance-places.ts'
import './finance.css'

interface Props {
  readonly title: string
  readonly actions?: ReactNode
  /** Whoever records on the farm may go there; money is left out for who sees none. */
  readonly forAll?: boolean
  readonly children: ReactNode
}

export function FinanceFrame({ title, actions, forAll = false, children }: Props) {
  const place = usePlace()
  const seesMoney = useSeesMoney(place.farmId)
  const of = usePlaceWords(place)
  const shown = (
    <>
      <ScreenTitle of={of} {...(actions !== undefined && { actions })}>
        {title}
      </ScreenTitle>
      <Stack gap="sm">
        {seesMoney ? <FinanceWays /> : null}
        {children}
      </Stack>
    </>
  )
  return forAll ? shown : <MoneyOnly>{shown}</MoneyOnly>
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
        <Link
          key={to}
          to={to}
          params={params}
          activeOptions={{ exact: true, includeSearch: false }}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
