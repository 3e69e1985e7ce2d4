// A sheet of a farm’s period: a screen says which record its rows are, which columns they have and how a
// row is called. Who may write, what stands open at the cells, confirming a warning, and the workbook
// out and in are the same for all; typing, undo, filters and saved views are the sheet’s own.

import type { Entity } from '@furrow/catalogue/entity'
import type { EntityName } from '@furrow/catalogue/furrow'
import type { OpenPoint } from '@furrow/wire/open-points-answer'
import { useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import type { Change } from '../data/outbox/change.ts'
import type { SheetWrite } from '../sheet/cells/sheet-column.ts'
import { SheetOrCards } from '../sheet/sheet-or-cards.tsx'
import type { CardsOfSheet } from '../sheet/cards/cards-of-sheet.ts'
import { sheetChange } from '../sheet/writing/sheet-change.ts'
import { rowPart } from '../sheet/writing/sheet-parts.ts'
import type { SheetProps } from '../sheet/writing/sheet-props.ts'
import { WorkbookButtons } from '../workbook/workbook-buttons.tsx'
import { AskedRows } from './asked-rows.tsx'
import type { RowsAsked } from './asked-rows.tsx'
import { ConfirmWarning } from './confirm-warning.tsx'
import { useSheetQuestions } from './questions/use-sheet-questions.tsx'
import type { CollectionPlace } from './use-place.ts'
import { useMayWrite } from './use-may-write.ts'
import { usePlaceNames } from './use-place-names.ts'
import { pointsAbout, useSheetPoints } from './use-sheet-points.ts'
import type { PointsOfSheet } from './use-sheet-points.ts'
import { useSheetPlace } from './use-sheet-place.ts'
import type { SheetPlace } from './use-sheet-place.ts'

type OfScreen = 'name' | 'title' | 'columns' | 'rows' | 'rowName'
type OfTools = 'isSum' | 'unseen' | 'groupings' | 'onOpenRow' | 'tools' | 'empty' | 'readyViews'

interface Props<Row> extends Pick<SheetProps<Row>, OfScreen | OfTools> {
  /** What each row is, as it is declared: what says its period is closed along with that. */
  readonly entity: Entity<EntityName>
  /** Those of the rows that pass a filter; all of them go into the workbook. */
  readonly shown?: readonly Row[]
  /** Those that the address asks for, where it asks for some. */
  readonly asked?: RowsAsked<Row>
  /** Lets all of them pass. */
  readonly onShowAll?: () => void
  /** How its rows look as cards on a phone; without it they do not. */
  readonly cards?: CardsOfSheet<Row>
  /** Without it each row is its record, and nothing else is written. */
  readonly toChange?: (write: SheetWrite, place: SheetPlace<Row>) => Change
  /** Those about the rows themselves unless said. */
  readonly points?: PointsOfSheet<Row> | 'none'
  /** What can be done with the rows that are chosen, by someone who may write or only read. */
  readonly actions?: (chosen: readonly Row[], mayWrite: boolean) => ReactNode
  /** Its rows are given: none is added. */
  readonly hasFixedRows?: boolean
  /** Where rows can be taken away, and restored; without it nowhere. */
  readonly removing?: 'in the sheet' | 'in sheet and workbook'
}

type Numbered = object & { readonly id: number }

export function PeriodSheet<Row extends Numbered>(props: Props<Row>) {
  const {
    entity,
    rows,
    asked,
    shown = asked?.shown ?? rows,
    onShowAll = asked?.showAll,
    toChange,
    points,
    removing,
    actions,
    tools,
    hasFixedRows = false,
    ...beside
  } = props
  const { name, title, columns, rowName } = beside
  const place = useSheetPlace(rows)
  const names = usePlaceNames(place)
  const mayWrite = useMayWriteOf(entity, place)
  const ofRows = useMemo(() => pointsAbout([entity.name]), [entity])
  const standing = useSheetPoints(place, points ?? ofRows)
  const asking = useSheetQuestions(place)
  const open = useMemo(() => [...standing, ...asking.points], [standing, asking.points])
  const [confirming, setConfirming] = useState<OpenPoint>()
  const close = () => setConfirming(undefined)
  const write = toChange ?? (written => entityChange(written, place, { entity, columns }))
  const removal = mayWrite && removing ? { canRestore: true } : undefined
  const sheet = {
    name,
    title,
    columns,
    rowName,
    rowId: idOf,
    toChange: mayWrite ? (written: SheetWrite) => write(written, place) : undefined,
    canAdd: mayWrite && !hasFixedRows,
    canRestore: true,
  }
  const leftOut = useMemo(() => {
    const isShown = new Set(shown)
    return onShowAll && { rows: rows.filter(row => !isShown.has(row)), showAll: onShowAll }
  }, [rows, shown, onShowAll])
  const workbook = {
    ...sheet,
    ...names,
    rows,
    removing: removing === 'in sheet and workbook' ? removal : undefined,
  }
  return (
    <>
      {asked ? <AskedRows asked={asked} all={rows.length} /> : null}
      <SheetOrCards
        {...beside}
        {...sheet}
        rows={shown}
        leftOut={leftOut}
        removing={removal}
        actions={actions && ((chosen: readonly Row[]) => actions(chosen, mayWrite))}
        points={open}
        onConfirm={mayWrite ? setConfirming : undefined}
        onAsk={asking.ask}
        onOpenQuestion={asking.open}
        tools={
          <>
            {tools}
            <WorkbookButtons {...workbook} />
          </>
        }
      />
      {asking.dialogs}
      {confirming ? (
        <ConfirmWarning place={place} points={[confirming]} onClose={close} onConfirmed={close} />
      ) : null}
    </>
  )
}

const idOf = ({ id }: Numbered): number => id

/** What belongs to no period is always open. */
function useMayWriteOf(entity: Entity, place: CollectionPlace): boolean {
  const { mayWrite } = useMayWrite(place)
  return mayWrite || !isOfPeriod(entity)
}

function isOfPeriod({ fields }: Entity): boolean {
  return 'period_id' in fields
}

function entityChange<Row extends Numbered>(
  write: SheetWrite,
  place: SheetPlace<Row>,
  { entity, columns }: Pick<Props<Row>, 'entity' | 'columns'>,
): Change {
  const { farmId: farm_id, periodId: period_id } = place
  const given = { farm_id, ...(isOfPeriod(entity) && { period_id }) }
  const part = rowPart({ resource: entity.name, of: (row: Row) => row, given })
  return sheetChange(write, { ...place, columns, parts: { [entity.name]: part } })
}
