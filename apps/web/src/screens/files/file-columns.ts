// The columns of the sheet of files.

import { fileCategories } from '@furrow/catalogue/choices'
import { momentText, sizeText } from '../../ui/amounts.ts'
import type { CellValue } from '../../sheet/cell-kind.ts'
import type { SheetColumn } from '../../sheet/sheet-column.ts'
import { belongsWords, scanWords } from './file-words.ts'
import type { KeptFile } from './use-files.ts'

const typed = (field: 'name' | 'category' | 'notes') => ({
  id: field,
  value: (file: KeptFile) => file[field],
  place: ({ id }: KeptFile) => ({ resource: 'files', id, field }),
})

const told = (id: string, heading: string, value: (file: KeptFile) => CellValue) =>
  ({ id, heading, value, locked: true, kind: { is: 'text' } }) as const

export const fileColumns: readonly SheetColumn<KeptFile>[] = [
  {
    ...typed('name'),
    heading: 'Name',
    kind: { is: 'text', max: 255 },
    required: true,
    frozen: true,
    width: 240,
  },
  {
    ...typed('category'),
    heading: 'Category',
    kind: {
      is: 'choice',
      options: fileCategories.map(word => ({ value: word, label: word })),
    },
    width: 200,
  },
  {
    id: 'size',
    heading: 'Size',
    kind: { is: 'own', read: () => ({ wrong: 'The size follows from the file.' }), show: sizeOf },
    value: ({ size }) => size,
    locked: true,
    total: 'sum',
    width: 90,
  },
  { ...told('belongs', 'Belongs to', belongsWords), width: 160 },
  { ...typed('notes'), heading: 'Notes', kind: { is: 'text' }, width: 220 },
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
