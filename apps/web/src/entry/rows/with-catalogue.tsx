// Brings the catalogue, which is large and therefore a piece of its own that is loaded when something
// made of it is first shown.

import { lazy, Suspense, useContext } from 'react'
import type { ReactNode } from 'react'
import { CatalogueContext } from './use-entity.ts'

interface Props {
  readonly children: ReactNode
  /** In the shape of what comes. */
  readonly skeleton: ReactNode
}

export function WithCatalogue({ children, skeleton }: Props) {
  const isThere = useContext(CatalogueContext) !== undefined
  if (isThere) return children
  return (
    <Suspense fallback={skeleton}>
      <Loaded>{children}</Loaded>
    </Suspense>
  )
}

const Loaded = lazy(async () => {
  const { furrow } = await import('@furrow/catalogue/furrow')
  const catalogue = furrow()
  return {
    default: ({ children }: { readonly children: ReactNode }) => (
      <CatalogueContext value={catalogue}>{children}</CatalogueContext>
    ),
  }
})
