// An address without what stands behind the question mark, which may be the token of a letter.

export function pathOf(address: string): string {
  return address.replace(/[?#].*$/s, '')
}
