/** A label as it stands within a sentence: “RCTI” keeps its capitals. */
export function inSentence(label: string): string {
  return label.charAt(0).toLowerCase() + label.slice(1)
}
