// Texts as they are compared: large or small, with or without accents, however many blanks.

export function foldedText(text: string): string {
  const letters = text.normalize('NFD').replace(/\p{M}/gu, '')
  return letters.toLowerCase().replace(/\s+/g, ' ').trim()
}
