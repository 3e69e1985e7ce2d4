// What the folder of a screen says of it: its address, the screen, who may go there, and which links
// lead there. The routes, the rail and the links of sections are put together from this.

import type { EntityName } from '@furrow/catalogue/furrow'
import type { SectionName } from '@furrow/farming/completeness/completeness-questions'
import type { PublicSettings } from '@furrow/wire/public-settings'
import type { RouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import type { Ahead } from '../data/rows/read-ahead.ts'
import type { SignedIn } from '../data/session/session.ts'

/**
 * What stands around a screen: the name alone; nothing at all, for it fills the window; the frame, the frame with a
 * farm, or with a farm’s period opened.
 */
type Surroundings = 'outside' | 'bare' | 'inside' | 'farm' | 'period'

/** Of who has chosen a business unless it says another. */
export type Audience = 'signed out' | 'signed in' | 'with a business' | 'admins'

export interface ScreenRoute<
  Around extends Surroundings = Surroundings,
  Path extends string = string,
> extends Declaration {
  readonly around: Around
  /** Below the route of its surroundings. */
  readonly path: Path
  /** The whole of it, as links say it; what may be left out at its end is left out. */
  readonly to: string
  readonly audience: Audience
}

interface Declaration {
  /** Loaded when someone goes there, or nears a link to it. */
  readonly component: RouteComponent
  readonly audience?: Audience
  /** A place only for who sees the money of the farm: nobody else is led there. */
  readonly needs?: 'money'
  readonly rail?: RailEntry
  /** The sections of a collection that are filled in there. */
  readonly sections?: readonly SectionName[]
  /** The sections whose open points are fixed there, where that is another place. */
  readonly fixes?: readonly SectionName[]
  /** The kind of record that it opens, and the word of its address that says which; or the end of its path. */
  readonly opens?: {
    readonly record: EntityName
    readonly by: string
    /** The part of it where a kind of point is fixed, by its code. */
    readonly parts?: Readonly<Record<string, string>>
  }
  /** The sections whose bars it shows one by one, at which step of each, and the end of its address that says which. */
  readonly bars?: {
    readonly param: string
    readonly steps: Readonly<Record<string, string | null>>
    /** The step where a kind of point about a part of one is fixed, by its code. */
    readonly points?: Readonly<Record<string, string>>
  }
  /** The kinds of records that are looked at there: a line about one leads there. */
  readonly records?: readonly EntityName[]
  /** What is entered there in passing, by the word of its address that opens it. */
  readonly quick?: Readonly<Record<string, QuickEntryLink>>
  /** Its page is one wide sheet, which all room is left to. */
  readonly isSheet?: boolean
  /** The rail is folded by itself, for what stands beside each other needs the room. */
  readonly isWide?: boolean
  /** What it reads first, asked for while it is still being loaded; only what its own hooks ask for by the same wish. */
  readonly reads?: (place: AddressedPlace) => readonly Ahead[]
  /** Only announced: the section can be looked at, but nothing can be fixed there yet. */
  readonly isComing?: boolean
}

/** As the address says it; 0 where it says none. */
export interface AddressedPlace {
  readonly farmId: number
  readonly periodId: number
}

export interface QuickEntryLink {
  readonly name: string
  /** Only for who sees it, and where the farm has it. */
  readonly needs?: 'money' | 'stock'
}

export interface RailEntry {
  readonly name: string
  readonly icon: ComponentType<{ readonly size?: number; readonly stroke?: number }>
  /** Marked at the very address only, not at what stands below it. */
  readonly exact?: boolean
  /** Where several subjects meet, a line is drawn before this one. */
  readonly begins?: boolean
  /** A phone shows the first four of these; the others stand behind “More”. */
  readonly onPhone?: boolean
  readonly isShown?: (session: SignedIn, known: PublicSettings & OfPerson) => boolean
}

/** What the rail knows of a person beside who they are. */
export interface OfPerson {
  readonly hasOldPeriods: boolean
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    readonly audience?: Audience
    readonly isSheet?: boolean
    readonly isWide?: boolean
    readonly reads?: (place: AddressedPlace) => readonly Ahead[]
  }
}

/** Of all screens of a farm. */
export const farmPath = 'collection/$farmId'
/** Of all screens of a farm’s period, below the farm. */
export const periodPath = 'period/$periodId'

/** For whoever is not signed in. */
export function outsideRoute<const Path extends string>(
  path: Path,
  declaration: Declaration,
): ScreenRoute<'outside', Path> {
  const to = addressOf(path)
  return { audience: 'signed out', ...declaration, around: 'outside', path, to }
}

/** The screen fills the window: no bar, no rail, no frame. */
export function bareRoute<const Path extends string>(
  path: Path,
  declaration: Declaration,
): ScreenRoute<'bare', Path> {
  const to = addressOf(path)
  return { audience: 'with a business', ...declaration, around: 'bare', path, to }
}

export function insideRoute<const Path extends string>(
  path: Path,
  declaration: Declaration,
): ScreenRoute<'inside', Path> {
  const to = addressOf(path)
  return { audience: 'with a business', ...declaration, around: 'inside', path, to }
}

/** Below the farm of the address. */
export function farmRoute<const Path extends string>(
  path: Path,
  declaration: Declaration,
): ScreenRoute<'farm', Path> {
  const to = addressOf(`${farmPath}/${path}`)
  return { audience: 'with a business', ...declaration, around: 'farm', path, to }
}

/** Below the farm and the period of the address. */
export function periodRoute<const Path extends string>(
  path: Path,
  declaration: Declaration,
): ScreenRoute<'period', Path> {
  const to = addressOf(`${farmPath}/${periodPath}/${path}`)
  return { audience: 'with a business', ...declaration, around: 'period', path, to }
}

function addressOf(path: string): string {
  const whole = path.replace(/\/\{-.*$/, '').replaceAll(/^\/+|\/+$/g, '')
  return `/${whole}`
}
