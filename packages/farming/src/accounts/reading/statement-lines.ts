// The lines of a statement as they are handed on, with their part, and what was noticed about them.

import type { AccountLine, StatementPart } from '../account-line.ts'
import { dollars } from './page-cells.ts'
import type { Outline, OutlineLine } from './outlined.ts'
import type { StatementNote } from './statement-read.ts'

/** Whatever stands twice, by its number and name or by its headings and name, is one account; on two sides it is two. */
export function accountLines(
  sheet: string,
  lines: readonly (OutlineLine & { readonly part: StatementPart | null })[],
  cents: readonly number[],
): { readonly lines: readonly AccountLine[]; readonly notes: readonly StatementNote[] } {
  const notes: StatementNote[] = []
  const found = new Map<string, AccountLine>()
  for (const [place, { row, sections, part }] of lines.entries()) {
    const value = cents[place] ?? 0
    const key = [row.code ?? sections.join('\n'), row.label, part ?? ''].join('\n').toLowerCase()
    const known = found.get(key)
    if (known) notes.push({ row: row.at + 1, note: added(row.label, known.row) })
    found.set(key, {
      sheet,
      row: known?.row ?? row.at + 1,
      code: row.code,
      name: row.label,
      sections: known?.sections ?? sections,
      part: known?.part ?? part,
      cents: (known?.cents ?? 0) + value,
    })
  }
  return { lines: [...found.values()].filter(({ cents }) => cents !== 0), notes }
}

function added(name: string, row: number): string {
  return `“${name}” is there more than once: this amount was added to row ${row}.`
}

export function notesOn(
  outline: Outline,
  lines: readonly {
    readonly part: StatementPart | null
    readonly row: OutlineLine['row']
    readonly sections: readonly string[]
  }[],
): readonly StatementNote[] {
  return [
    ...unknownSections(lines),
    ...outline.empty.map(({ at, label }) => ({ row: at + 1, note: `“${label}” has no amounts.` })),
    ...(outline.zeroLines === 0 ? [] : [{ row: null, note: zeroNote(outline.zeroLines) }]),
    ...lines.flatMap(({ row }) => codeNote(row)),
  ]
}

function zeroNote(count: number): string {
  return count === 1
    ? '1 account without an amount was left out.'
    : `${count} accounts without an amount were left out.`
}

function codeNote({ at, code, codeWas }: OutlineLine['row']): readonly StatementNote[] {
  return codeWas === null
    ? []
    : [
        {
          row: at + 1,
          note: `The account number ${codeWas} was read as ${code}: a spreadsheet had changed it.`,
        },
      ]
}

function unknownSections(lines: Parameters<typeof notesOn>[1]): readonly StatementNote[] {
  const first = new Map<string, number>()
  for (const { part, row, sections } of lines) {
    const name = sections[0]
    if (part === null && name !== undefined && !first.has(name)) first.set(name, row.at)
  }
  return [...first].map(([name, at]) => ({
    row: at + 1,
    note: `“${name}” is not a heading that Furrow knows. Its accounts were kept: please check whether they are income or costs.`,
  }))
}

export function storedAsZero(label: string, worked: number): string {
  return `“${label}” is stored without its amount, so it was not compared. Its accounts come to ${dollars(worked)}.`
}
