// Starting a new period: what is asked for, and the types of what is told of it.

import type { CarriedKind } from './carried-kinds.ts'
import type {
  carriedCounts,
  carriedOver,
  goingOn,
  kindPreview,
  rolledForward,
  rollForwardPreview,
  rowPreview,
  takenBack,
} from './roll-forward-told.ts'
import type { Told } from './told.ts'

/** All of a kind, or of the paddocks only some, by their numbers in the earlier period. */
export type Chosen = { readonly [K in Exclude<CarriedKind, 'paddocks'>]?: boolean } & {
  readonly paddocks?: boolean | readonly number[]
}

/** From which period of a farm into which later one. */
export interface RollForwardPlaces {
  readonly farm_id: number
  readonly from_period_id: number
  readonly period_id: number
}

export interface RollForwardWish extends RollForwardPlaces {
  readonly choose: Chosen
}

export type RollForwardPreview = Told<typeof rollForwardPreview>
export type KindPreview = Told<typeof kindPreview>
export type RowPreview = Told<typeof rowPreview>
export type Fate = RowPreview['fate']
export type GoingOn = Told<typeof goingOn>
/** How many were made of each kind; beside them, what paddocks came to. */
export type CarriedCounts = Told<typeof carriedCounts>
export type RolledForward = Told<typeof rolledForward>
export type TakenBack = Told<typeof takenBack>
/** What was carried into a period of a farm and stands. */
export type Carried = Told<typeof carriedOver>
