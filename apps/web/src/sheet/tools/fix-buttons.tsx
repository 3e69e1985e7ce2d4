// How many cells are to be mended, and the way to the next of them; the rows with such cells alone,
// or those with warnings.

import { Button } from '@mantine/core'
import { IconAlertTriangle, IconTool } from '@tabler/icons-react'
import { useMemo } from 'react'
import { countText } from '../../ui/amounts.ts'
import { stands } from '../cells/row-points.ts'
import { selectionAt } from '../cells/selection.ts'
import { withoutFilters, withOnly } from '../view/sheet-view.ts'
import { hiddenMarks, nextToFix, cellsToFix } from '../state/cells-to-fix.ts'
import type { SheetState } from '../state/sheet-state.ts'

interface Props<Row> {
  readonly state: SheetState<Row>
}

export function FixButtons<Row>({ state }: Props<Row>) {
  const { chosen, boxRef, view, props } = state
  const { only } = view.view
  const { lines, columns, knownOf, hasRefused, held } = state
  const troubles = useMemo(
    () => cellsToFix({ lines, columns, knownOf, hasRefused, held }),
    [lines, columns, knownOf, hasRefused, held],
  )
  const hidden = hiddenMarks(state)
  const count = troubles.length + hidden
  const warnings = props.points?.filter(stands).length ?? 0
  const toggle = (sign: 'marked' | 'warned') =>
    view.setView(withOnly(view.view, only === sign ? undefined : sign))
  const next = () => {
    const spot = nextToFix(troubles, chosen.active)
    if (spot) {
      // In this order: a sheet where nothing is chosen yet chooses its first cell as it gets the focus.
      boxRef.current?.focus({ preventScroll: true })
      chosen.choose(selectionAt(spot.row, spot.column))
    } else view.setView({ ...withoutFilters(view.view), hidden: [] })
  }
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
          {countText(warnings, 'warning')}
        </Button>
      )}
    </>
  )
}
