// The crop that the wizard is at: one kind of crop in one period of a farm, and what can be done to it.

import type { NamedPeriod } from '@furrow/farming/crops/crop-calendar'
import type { Row } from '@furrow/wire/client/row-types'
import type { OpenPoint } from '@furrow/wire/open-points-answer'
import type { Change } from '../../../data/outbox/change.ts'
import type { SheetWrite } from '../../../sheet/cells/sheet-column.ts'
import type { CollectionPlace } from '../../../period/use-place.ts'
import type { CropPlace } from '../crop-place.ts'
import type { CropRow, CropType } from '../crop-row.ts'
import type { HarvestKind } from '../events/event-kinds.ts'
import type { Crops } from '../use-crops.ts'
import type { Answers } from '../../../period/wizard/answers.ts'

export interface CropAsked {
  readonly type: CropType
  /** What it is taken off by; nothing where it is grazed or ploughed in. */
  readonly harvest: HarvestKind | undefined
  readonly isPerennial: boolean
  /** Fallow, and ground that is not farmed, is not. */
  readonly isSown: boolean
  /** Its rows, a paddock each. */
  readonly rows: readonly CropRow[]
  /** Of this crop alone. */
  readonly lists: Crops['lists']
  /** Kinds of use that have water. */
  readonly watered: ReadonlySet<number>
  readonly answers: Answers
}

export interface CurrentCrop extends CropAsked {
  readonly place: CollectionPlace
  /** Nothing as long as it is not read. */
  readonly period: NamedPeriod | undefined
  /** All crops of the period. */
  readonly crops: Crops
  readonly grown: Row<'crop_type_farm_periods'> | undefined
  /** What the server says of these rows. */
  readonly points: readonly OpenPoint[]
  readonly mayWrite: boolean
}

export interface WizardActs {
  readonly toChange: (write: SheetWrite) => Change
  /** Kept, told with `said`, and undone from there. */
  readonly keep: (change: Change, said: string) => void
  readonly write: (write: SheetWrite, said: string) => void
  readonly go: (step: string) => void
  readonly open: (row: CropRow) => void
  readonly placeNow: () => CropPlace
}

export interface StepProps {
  readonly hand: CurrentCrop
  readonly acts: WizardActs
}

/** A paddock by its name; `paddock 2` where it has none yet. */
export function paddockName({ paddock, id }: CropRow): string {
  return paddock?.name ?? `Paddock ${id}`
}
