// What a figure knows of the screen that it stands on: whose it is, beside whom, and who tells where it comes from.

import { createContext, useContext } from 'react'
import type { CollectionPlace } from '../use-place.ts'

/** A measure of a scope: what of a farm is compared, and by what. */
export interface FigureAsked {
  readonly scope: string
  readonly measure: string
  /** One crop or breeding round of it, by its number. */
  readonly part?: number
}

/** A version of a report stays as it was told, while what it follows from goes on. */
export interface VersionAround {
  readonly number: number
  readonly releasedAt: string
  /** What it says a figure is. */
  readonly textOf: (figure: FigureAsked) => string | undefined
}

interface FiguresAround {
  readonly place: CollectionPlace
  /** The farm's own unless said. */
  readonly group?: string | undefined
  /** The newest unless said. */
  readonly edition?: number | undefined
  /** Of a report that was released. */
  readonly version?: VersionAround | undefined
  readonly onSource: (figure: FigureAsked) => void
}

export const FiguresAround = createContext<FiguresAround | undefined>(undefined)

export function useFiguresAround(): FiguresAround {
  const around = useContext(FiguresAround)
  if (!around) throw new Error('A figure stands on no screen that tells where it comes from.')
  return around
}
