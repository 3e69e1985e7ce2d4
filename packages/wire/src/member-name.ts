// What a relation, or a figure about one, is called in an answer: always in snake case.

export function memberName(name: string): string {
  return name.replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2').toLowerCase()
}
