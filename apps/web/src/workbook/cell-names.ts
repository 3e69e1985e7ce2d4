// Cells as spreadsheets name them: the first is A1.

/** Of a column, from 0: A, Z, AA. */
export function columnLetters(place: number): string {
  const last = String.fromCharCode(65 + (place % 26))
  return place < 26 ? last : columnLetters(Math.floor(place / 26) - 1) + last
}

/** Both from 0. */
export function cellName(line: number, place: number): string {
  return `${columnLetters(place)}${line + 1}`
}
