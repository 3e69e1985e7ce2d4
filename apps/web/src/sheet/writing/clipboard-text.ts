// Cells as a clipboard carries them between spreadsheets: parted by tabs and lines, in quotes where a
// cell has such in it.

/** Excel ends with a line break, which is no further row. */
export function parseTsv(text: string): string[][] {
  const source = text.replace(/\r\n?/g, '\n')
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < source.length) {
    const end = endOfCell(source, at)
    row.push(cellIn(source, at, end))
    if (source[end] !== '\t') {
      rows.push(row)
      row = []
    }
    at = end + 1
    // A tab at the very end has an empty cell behind it.
    if (at === source.length && source[end] === '\t') rows.push([...row, ''])
  }
  return rows
}

export function writeTsv(cells: readonly (readonly string[])[]): string {
  const lines = cells.map(row => row.map(quoted).join('\t'))
  // One empty cell at the end would else be no row.
  return lines.join('\n') + (lines.at(-1) === '' ? '\n' : '')
}

/** For programs that take a table rather than text. */
export function writeHtmlTable(
  cells: readonly (readonly string[])[],
  headings?: readonly string[],
): string {
  const head = headings ? `<thead>${rowOf(headings, 'th')}</thead>` : ''
  const body = cells.map(row => rowOf(row, 'td')).join('')
  return `<table>${head}<tbody>${body}</tbody></table>`
}

function endOfCell(source: string, at: number): number {
  if (source[at] === '"') {
    const closing = closingQuote(source, at)
    if (closing !== undefined) return closing + 1
  }
  const end = /[\t\n]/g
  end.lastIndex = at
  return end.exec(source)?.index ?? source.length
}

/** Only one with nothing behind it in its cell: `"Top" paddock` is no quoted text. */
function closingQuote(source: string, opening: number): number | undefined {
  let at = source.indexOf('"', opening + 1)
  while (at >= 0 && source[at + 1] === '"') at = source.indexOf('"', at + 2)
  return at >= 0 && /^[\t\n]?$/.test(source.charAt(at + 1)) ? at : undefined
}

function cellIn(source: string, at: number, end: number): string {
  const text = source.slice(at, end)
  const isQuoted = text.startsWith('"') && closingQuote(source, at) === end - 1
  return isQuoted ? text.slice(1, -1).replaceAll('""', '"') : text
}

function quoted(text: string): string {
  return /^"|[\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

function rowOf(cells: readonly string[], tag: 'th' | 'td'): string {
  const inside = cells.map(text => `<${tag}>${escaped(text)}</${tag}>`).join('')
  return `<tr>${inside}</tr>`
}

/** Excel would make rows of lines within a cell, were it not told. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replace(/\r\n?|\n/g, '<br style="mso-data-placement:same-cell">')
}
