// A screen whose figures tell where they come from.

import { lazy, Suspense } from 'react'
import type { ReactNode } from 'react'
import type { CollectionPlace } from '../use-place.ts'
import { FiguresAround } from './figures-around.ts'
import type { VersionAround } from './figures-around.ts'
import { useFigureAsked } from './use-figure-asked.ts'

const SourceDrawer = lazy(async () => ({
  default: (await import('./source-drawer.tsx')).SourceDrawer,
}))

interface Props {
  readonly place: CollectionPlace
  /** The farm's own unless said. */
  readonly group?: string | undefined
  /** The newest unless said. */
  readonly edition?: number | undefined
  /** Of a report that was released. */
  readonly version?: VersionAround | undefined
  readonly children: ReactNode
}

export function WithSources({ place, group, edition, version, children }: Props) {
  const { asked, ask, close } = useFigureAsked()
  const around = { place, group, edition, version, onSource: ask }
  return (
    <FiguresAround value={around}>
      {children}
      <Suspense>{asked ? <SourceDrawer asked={asked} onClose={close} /> : null}</Suspense>
    </FiguresAround>
  )
}
