// What a period is called as people read it.

/** `2025–26` of `2025-26`; a name of another kind as it is. */
export function periodText(name: string): string {
  return name.replace(/^(\d{4})-(\d{2}|\d{4})$/, '$1–$2')
}
