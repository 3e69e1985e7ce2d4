// How many cells are to be fixed, and the way to the next of them; the rows with such cells alone,
// or those with warnings.

import { Button } from '@mantine/core'
import { IconAlertTriangle, IconFilterExclamation, IconTool } from '@tabler/icons-react'
import { useEffect, useMemo, useRef } from 'react'
import type { OpenPoint } from '@furrow/wire/open-points-answer'
import { questionOf } from '../cells/question-points.ts'
import { stands } from '../cells/row-points.ts'
import { selectionAt } from '../cells/selection.ts'
import type { Spot } from '../cells/selection.ts'
import { withoutFilters, withOnly, withShown } from '../view/sheet-view.ts'
import { hiddenToFix, nextToFix, cellsToFix } from '../state/cells-to-fix.ts'
import type { SheetState } from '../state/sheet-state.ts'
import type { ToolbarActs } from '../acts/use-toolbar-acts.ts'

interface Props<Row> {
  readonly state: SheetState<Row>
  readonly acts: Pick<ToolbarActs, 'search' | 'closeGroups'>
}

export function FixButtons<Row>({ state, acts }: Props<Row>) {
  const { view, props } = state
  const { only } = view.view
  const { count, next } = useToFix(state, acts)
  const warnings = props.points?.filter(isWarning).length ?? 0
  const toggle = (sign: 'marked' | 'warned') =>
    view.setView(withOnly(view.view, only === sign ? undefined : sign))
  const shows = (sign: 'marked' | 'warned') => only === sign || !props.compact
  return (
    <>
      {count > 0 && (
        <Button
          variant="subtle"
          color="red"
          className="sheet-tool"
          leftSection={<IconTool size={18} aria-hidden />}
          title="Go to the next one"
          onClick={next}
        >
          {count} to fix
        </Button>
      )}
      {(count > 0 || only === 'marked') && shows('marked') && (
        <Button
          variant={only === 'marked' ? 'light' : 'subtle'}
          className="sheet-tool"
          data-brief=""
          leftSection={<IconFilterExclamation size={18} aria-hidden />}
          aria-pressed={only === 'marked'}
          onClick={() => toggle('marked')}
        >
          Show errors only
        </Button>
      )}
      {(warnings > 0 || only === 'warned') && shows('warned') && (
        <Button
          variant={only === 'warned' ? 'light' : 'subtle'}
          className="sheet-tool"
          leftSection={<IconAlertTriangle size={18} aria-hidden />}
          aria-pressed={only === 'warned'}
          title="Only rows with something that looks wrong"
          onClick={() => toggle('warned')}
        >
          {warnings.toLocaleString('en-AU')}&nbsp;
          <span className="fix-noun">{warnings === 1 ? 'warning' : 'warnings'}</span>
        </Button>
      )}
    </>
  )
}

/** How many there are, seen or not; and the way to the next: what hides them all is opened first. */
function useToFix<Row>(state: SheetState<Row>, { search, closeGroups }: Props<Row>['acts']) {
  const { chosen, boxRef, view, props, lines, columns, knownOf, hasRefused, held } = state
  const troubles = useMemo(
    () => cellsToFix({ lines, columns, knownOf, hasRefused, held }),
    [lines, columns, knownOf, hasRefused, held],
  )
  const hidden = hiddenToFix(state)
  const isLooking = useRef(false)
  const goTo = (spot: Spot) => {
    // In this order: a sheet where nothing is chosen yet chooses its first cell as it gets the focus.
    boxRef.current?.focus({ preventScroll: true })
    chosen.choose(selectionAt(spot.row, spot.column))
  }
  const [first] = troubles
  useEffect(() => {
    if (!isLooking.current || !first) return
    isLooking.current = false
    goTo(first)
  })
  const next = () => {
    const spot = nextToFix(troubles, chosen.active)
    if (spot) return goTo(spot)
    const wanted = new Set(hidden.map(({ column }) => column))
    const all = [...wanted].reduce((seen, column) => withShown(seen, column, true), view.view)
    view.setView(withoutFilters(all))
    search('')
    closeGroups([])
    props.leftOut?.showAll()
    isLooking.current = true
  }
  return { count: troubles.length + hidden.length, next }
}

/** What is asked about a cell is no warning. */
function isWarning(point: OpenPoint): boolean {
  return stands(point) && questionOf(point) === undefined
}
