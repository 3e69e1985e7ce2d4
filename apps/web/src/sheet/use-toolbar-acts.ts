// What the tools above a sheet do.

import { useMemo } from 'react'
import type { RefObject } from 'react'
import { csvText } from '../ui/csv.ts'
import { fileName, saveFile } from '../ui/save-file.ts'
import { fileRows } from './plain-columns.ts'
import type { OpenDialog } from './sheet-dialogs.tsx'
import type { ToolbarActs } from './sheet-toolbar.tsx'
import { useLatest } from './use-latest.ts'
import type { Desk } from './desk.ts'

interface Setters {
  readonly setSearch: (search: string) => void
  readonly setClosed: (closed: ReadonlySet<string>) => void
  readonly setDialog: (dialog: OpenDialog) => void
  readonly print: () => void
}

export function useToolbarActs<Row>(desk: RefObject<Desk<Row>>, setters: Setters): ToolbarActs {
  const latest = useLatest(setters)
  return useMemo(
    () => ({
      search: text => latest.current.setSearch(text),
      chooseColumns: () => latest.current.setDialog({ is: 'columns' }),
      addRows: () => latest.current.setDialog({ is: 'rows' }),
      filter: column => latest.current.setDialog({ is: 'filter', column }),
      closeGroups: keys => latest.current.setClosed(new Set(keys)),
      print: () => latest.current.print(),
      save() {
        const { props, columns, ordered } = desk.current
        saveFile(fileName(props.title, 'csv'), csvText(fileRows(columns, ordered.all)), 'text/csv')
      },
    }),
    [desk, latest],
  )
}
