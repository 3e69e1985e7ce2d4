// Rows as a file that spreadsheets open: quoted where needed, with the mark by which Excel knows UTF-8.

export function csvText(rows: readonly (readonly string[])[]): string {
  return byteOrderMark + rows.map(row => row.map(quoted).join(',') + '\r\n').join('')
}

/** A text that a spreadsheet would take for a formula, and run. */
export function harmless(text: string): string {
  return /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
}

function quoted(cell: string): string {
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

const byteOrderMark = '\uFEFF'
