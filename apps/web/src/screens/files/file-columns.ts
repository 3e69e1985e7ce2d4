// The columns of the sheet of files.

import { files as declared } from '@furrow/catalogue/chapters/files'
import { entityIn } from '@furrow/catalogue/entity'
import { momentText, sizeText } from '../../ui/amounts.ts'
import type { CellValue } from '../../sheet/cells/cell-kind.ts'
import { fieldColumns } from '../../sheet/cells/field-column.ts'
import type { SheetColumn } from '../../sheet/cells/sheet-column.ts'
import { belongsWords, scanWords } from './file-words.ts'
import type { KeptFile } from './use-files.ts'

const column = fieldColumns(entityIn(declared, 'files'), { of: (file: KeptFile) => file })

const told = (id: string, heading: string, value: (file: KeptFile) => CellValue) =>
  ({ id, heading, value, locked: true, kind: { is: 'text' } }) as const

export const fileColumns: readonly SheetColumn<KeptFile>[] = [
  column('name', { frozen: true, width: 240 }),
  column('category', { width: 200 }),
  {
    id: 'size',
    heading: 'Size',
    kind: {
      is: 'own',
      read: () => ({ wrong: 'Calculated from the file, so it can’t be edited.' }),
      show: sizeOf,
    },
    value: ({ size }) => size,
    locked: true,
    width: 90,
  },
  { ...told('belongs', 'Linked to', belongsWords), width: 160 },
  column('notes', { width: 220 }),
  {
    ...told('uploaded', 'Uploaded', ({ created_at, uploaded_by }) =>
      [uploaded_by?.name, momentText(created_at)].filter(Boolean).join(', '),
    ),
    width: 240,
  },
  { ...told('scan', 'Virus scan', scanWords), width: 160 },
]

function sizeOf(value: CellValue): string {
  return typeof value === 'number' ? sizeText(value) : ''
}
