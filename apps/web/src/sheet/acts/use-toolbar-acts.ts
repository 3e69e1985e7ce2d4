// What the tools above a sheet do.

import { useMemo } from 'react'
import type { RefObject } from 'react'
import { csvText } from '../../ui/table/csv.ts'
import { saveFile } from '../../ui/table/save-file.ts'
import { useFileName } from '../../ui/table/use-file-name.ts'
import { fileRows } from '../view/plain-columns.ts'
import { useLatest } from '../cells/use-latest.ts'
import type { SheetState } from '../state/sheet-state.ts'

export type SheetDialog =
  | { readonly is: 'columns' }
  | { readonly is: 'rows' }
  | { readonly is: 'remove' }
  | { readonly is: 'filter'; readonly column: string }

export interface ToolbarActs {
  readonly search: (text: string) => void
  readonly chooseColumns: () => void
  readonly addRows: () => void
  readonly filter: (column: string) => void
  readonly closeGroups: (keys: readonly string[]) => void
  readonly print: () => void
  readonly save: () => void
}

interface Setters {
  readonly setSearch: (search: string) => void
  readonly setClosed: (closed: ReadonlySet<string>) => void
  readonly setDialog: (dialog: SheetDialog) => void
  readonly print: () => void
}

export function useToolbarActs<Row>(
  state: RefObject<SheetState<Row>>,
  setters: Setters,
): ToolbarActs {
  const latest = useLatest({ ...setters, fileName: useFileName() })
  return useMemo(
    () => ({
      search: text => latest.current.setSearch(text),
      chooseColumns: () => latest.current.setDialog({ is: 'columns' }),
      addRows: () => latest.current.setDialog({ is: 'rows' }),
      filter: column => latest.current.setDialog({ is: 'filter', column }),
      closeGroups: keys => latest.current.setClosed(new Set(keys)),
      print: () => latest.current.print(),
      save() {
        const { props, columns, ordered } = state.current
        const name = latest.current.fileName(props.title, 'csv')
        saveFile(name, csvText(fileRows(columns, ordered.all)), 'text/csv')
      },
    }),
    [state, latest],
  )
}
