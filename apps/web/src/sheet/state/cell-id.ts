// By what the element of a cell is known in the page.

export function cellId(gridId: string, line: number, column: number): string {
  return `${gridId}-${line}-${column}`
}
