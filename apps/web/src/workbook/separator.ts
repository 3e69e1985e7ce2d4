// What parts the cells of a text: the one of which most lines have equally many, for a comma may also
// stand within figures.

export function separatorOf(text: string): string {
  const lines = text
    .slice(0, looked)
    .replace(/"[^"]*"/g, '')
    .split(/\r\n?|\n/)
    .filter(line => line.trim() !== '')
  const scores = separators.map(mark => evenness(lines.map(line => line.split(mark).length - 1)))
  const best = Math.max(...scores)
  return separators[scores.indexOf(best)] ?? ','
}

const separators = ['\t', ';', ',']
const looked = 16 * 1024

/** In how many lines there are as many as in most, where there are any. */
function evenness(counts: readonly number[]): number {
  const alike = Map.groupBy(
    counts.filter(count => count > 0),
    count => count,
  )
  return Math.max(0, ...[...alike.values()].map(({ length }) => length))
}
