// By which the contents of a report lead to a section of it.

export function sectionId(number: number): string {
  return `section-${number + 1}`
}
