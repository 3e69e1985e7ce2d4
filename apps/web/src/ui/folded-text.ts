// Texts as they are compared: large or small, with or without accents, however many blanks, with the dashes and
// apostrophes of print or of a keyboard: `2025-26` is `2025–26`.

export function foldedText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\p{Pd}/gu, '-')
    .replace(/[‘’]/g, "'")
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}
