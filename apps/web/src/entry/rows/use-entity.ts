// What there is, for whatever is made of it: forms, tables, pickers, and what their buttons say. It stands
// below WithCatalogue.

import { inSentence } from '../../ui/in-sentence.ts'
import type { Catalogue } from '@furrow/catalogue/catalogue'
import type { Entity } from '@furrow/catalogue/entity'
import { createContext, useContext } from 'react'

export const CatalogueContext = createContext<Catalogue | undefined>(undefined)

export function useCatalogue(): Catalogue {
  const catalogue = useContext(CatalogueContext)
  if (!catalogue) throw new Error('WithCatalogue does not stand above what wants the catalogue.')
  return catalogue
}

/** Nothing where there is no such kind of record. */
export function useEntity(resource: string): Entity | undefined {
  return useCatalogue().get(resource)
}

/** On the button that begins a row. */
export function addText({ label }: Entity): string {
  return `Add ${inSentence(label)}`
}

export function changeText({ label }: Entity): string {
  return `Change this ${inSentence(label)}`
}
