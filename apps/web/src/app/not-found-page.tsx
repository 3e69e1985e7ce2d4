// Where an address leads nowhere: said plainly, with a way home, inside the frame where there is one.

import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import { useSession } from '../data/context/furrow-context.ts'
import { NotFoundCard } from './not-found-card.tsx'

const Frame = lazy(async () => {
  const { Frame } = await import('./frame/frame.tsx')
  return { default: Frame }
})

export function NotFoundPage(): ReactNode {
  const session = useSession()
  if (session.kind === 'signed out') return <NotFoundCard />
  return (
    <Suspense>
      <Frame>
        <NotFoundCard />
      </Frame>
    </Suspense>
  )
}
