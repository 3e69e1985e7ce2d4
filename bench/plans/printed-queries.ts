// The statements that are printed for a fixed set of requests: what each is for, its values, itself.

export interface PrintedQuery {
  /** `POST /api/paddocks/search {…}`, as it stands in the file. */
  readonly title: string
  readonly values: readonly unknown[]
  readonly statement: string
}

const valuesLine = '-- values: '

/** One begins with a line that tells its title, and the next line its values. */
export function readQueries(text: string): readonly PrintedQuery[] {
  const lines = text.split('\n')
  const starts = lines.flatMap((line, place) => (line.startsWith(valuesLine) ? [place] : []))
  return starts.map((start, place) => {
    const next = starts[place + 1]
    const statement = lines.slice(start + 1, next && next - 1).join('\n')
    return {
      title: (lines[start - 1] ?? '').replace(/^-- /, ''),
      values: JSON.parse((lines[start] ?? '').slice(valuesLine.length)) as unknown[],
      statement: statement.trim().replace(/;$/, ''),
    }
  })
}
